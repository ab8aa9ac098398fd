import { relative } from 'node:path'
import { BaseSequencer } from 'vitest/node'

/** Runs the tests first that told soonest the last time, because the first that fails tells enough. */
export class QuickestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    return files.toSorted((one, other) => this.#duration(one) - this.#duration(other))
  }

  /** @param {import('vitest/node').TestSpecification} file */
  #duration({ project, moduleId }) {
    const key = `${project.name}:${relative(this.ctx.config.root, moduleId)}`
    return this.ctx.cache.getFileTestResults(key)?.duration ?? 0
  }
}
