/** Calls `onChange` when another tab writes `localStorage`; null key: all went. Returns a function that stops it. */
export type WatchStore = (onChange: (key: string | null, value: string | null) => void) => () => void

export const watchStore: WatchStore = (onChange) => {
  const stop = new AbortController()
  addEventListener(
    'storage',
    ({ key, newValue, storageArea }) => storageArea === localStorage && onChange(key, newValue),
    { signal: stop.signal },
  )
  return () => stop.abort()
}
