import { useCallback, useLayoutEffect, useState } from 'preact/hooks'

export interface Loaded<Value> {
  /** Undefined until it is there. */
  readonly value: Value | undefined
  readonly failed: boolean
  readonly reload: () => void
}

/** Something that is asked for when the component appears, and again at will; the old stays until the new is there. */
export function useLoaded<Value>(load: () => Promise<Value>): Loaded<Value> {
  const [{ value, failed }, setState] = useState<{ value?: Value; failed: boolean }>({
    failed: false,
  })
  const reload = useCallback(() => {
    load().then(
      (value) => {
        setState({ value, failed: false })
      },
      () => {
        setState((before) => ({ ...before, failed: true }))
      },
    )
  }, [load])
  // Not after the next frame, as other effects: what is shown first waits for this.
  useLayoutEffect(reload, [reload])
  return { value, failed, reload }
}
