import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { builtFolder } from '../../scripts/build-target.js'

const MODEL = 'models/language.bin'
const GERMAN = 'Wir müssen morgen früh aufstehen, weil der Zug um sechs fährt.'

/** The built package, installed somewhere, with something else in the place of its model. */
function detectWith(change: (model: Buffer) => Buffer | undefined): { out: string; err: string } {
  const folder = mkdtempSync(join(tmpdir(), 'glossa-installed-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
  })
  cpSync(builtFolder('lib'), folder, { recursive: true })
  const changed = change(readFileSync(join(folder, MODEL)))
  if (changed) writeFileSync(join(folder, MODEL), changed)
  else rmSync(join(folder, MODEL))
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'glossa.js'), 'detect', GERMAN],
    { encoding: 'utf8' },
  )
  return { out: stdout, err: stderr }
}

const ofVersion = (version: number) => (model: Buffer) => {
  model.writeUInt32LE(version, 4)
  return model
}

describe('An installation whose model', () => {
  it.each<[string, RegExp, (model: Buffer) => Buffer | undefined]>([
    ['has version 1', /version 1; this engine reads version \d/, ofVersion(1)],
    ['has version 2', /version 2; this engine reads version \d/, ofVersion(2)],
    ['is of a version to come', /version 99; this engine reads version \d/, ofVersion(99)],
    ['was cut', /length/, (model) => model.subarray(0, 4096)],
    ['is empty', /cut short/, () => Buffer.alloc(0)],
    ['is missing', /ENOENT/, () => undefined],
  ])('%s says so, and detects all the same', (_what, reason, change) => {
    const { out, err } = detectWith(change)
    expect(err).toMatch(reason)
    expect(out).toContain('de')
  })
})
