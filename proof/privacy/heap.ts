import type { LaunchedBrowser } from '../../scripts/chromium/launch.js'
import { runFirst, type AlteredExtension } from '../altered-extension.js'
import { openWorkerSession, type WorkerSession } from '../../scripts/chromium/worker-session.js'

/** Where a marker was found in a worker's memory. */
export interface HeapFindings {
  /** Strings of a snapshot that hold it. */
  readonly strings: readonly string[]
  /** How many typed arrays hold its letters, whatever number stands for each. */
  readonly arrays: number
  readonly arraysLookedThrough: number
}

/**
 * Searches the memory of a worker after its garbage was collected. A snapshot says what is in strings;
 * what is in typed arrays is looked through one by one, the engines' scratch buffers among them.
 *
 * @param extensionId Of an extension that `withListOfArrays` gave.
 */
export async function searchHeap(
  browser: LaunchedBrowser,
  extensionId: string,
  marker: string,
): Promise<HeapFindings> {
  const session = await openWorkerSession(browser, extensionId)
  try {
    await session.send('HeapProfiler.enable')
    for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage')
    // The snapshot comes first: the search of the arrays brings the marker into the worker.
    const strings = await stringsOfSnapshot(session)
    const { result } = await session.send<{ result: { value: string } }>('Runtime.evaluate', {
      expression: LOOK_THROUGH([steps(marker), steps(rotated(marker))]),
    })
    const [arraysLookedThrough, arrays] = JSON.parse(result.value) as [number, number]
    return {
      strings: strings.filter((text) => text.toLowerCase().includes(marker)),
      arrays,
      arraysLookedThrough,
    }
  } finally {
    await session.detach()
  }
}

async function stringsOfSnapshot(session: WorkerSession): Promise<readonly string[]> {
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', (parameters) => {
    chunks.push((parameters as { chunk: string }).chunk)
  })
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  return (JSON.parse(chunks.join('')) as { strings: string[] }).strings
}

/** How far each letter is from the first: the same in every encoding that numbers letters in their order. */
function steps(marker: string): number[] {
  return Array.from(marker, (letter) => letter.charCodeAt(0) - marker.charCodeAt(0))
}

/** As the profanity engine veils its words. */
function rotated(marker: string): string {
  return Array.from(marker, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97),
  ).join('')
}

/**
 * The extension with a list of all typed arrays that its worker makes, as long as they are alive: no debugger
 * hands them out.
 */
export function withListOfArrays(): Promise<AlteredExtension> {
  return runFirst(`
    globalThis.arraysMade = []
    for (const name of ${JSON.stringify(TYPED_ARRAYS)}) {
      const made = new Proxy(globalThis[name], {
        construct: (...call) => {
          const array = Reflect.construct(...call)
          globalThis.arraysMade.push(new WeakRef(array))
          return array
        },
      })
      made.prototype.constructor = made
      globalThis[name] = made
    }
  `)
}

const TYPED_ARRAYS = [
  'Int8Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'Int16Array',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
  'Float32Array',
  'Float64Array',
]

/** Runs in the worker: how many arrays there are, and how many hold any of these rows of steps, in units of any width. */
const LOOK_THROUGH = (rows: readonly (readonly number[])[]): string => `{
  const holds = (values, row) => {
    const end = values.length - row.length
    for (let start = 0; start <= end; start++) {
      let index = 1
      while (index < row.length && values[start + index] - values[start] === row[index]) index++
      if (index === row.length) return true
    }
    return false
  }
  const viewsOf = (array) => [
    array,
    ...[Uint8Array, Uint16Array, Uint32Array].map(
      (Units) =>
        new Units(array.buffer, 0, Math.floor(array.buffer.byteLength / Units.BYTES_PER_ELEMENT)),
    ),
  ]
  const alive = globalThis.arraysMade.flatMap((made) => made.deref() ?? [])
  const rows = ${JSON.stringify(rows)}
  const found = alive.filter((array) => viewsOf(array).some((view) => rows.some((row) => holds(view, row))))
  JSON.stringify([alive.length, found.length])
}`
