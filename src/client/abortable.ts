/** What a promise comes to, unless the signal is aborted first: then it rejects with the signal's reason. */
export function orAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      reject(signal.reason as Error)
    }
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
    promise.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', abort)
    })
  })
}

/** Lets the time pass, unless the signal is aborted first: then it rejects with the signal's reason. */
export function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const passed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  return orAborted(passed, signal).finally(() => {
    clearTimeout(timer)
  })
}
