/** Calls `onChange` when another tab writes to `localStorage`, with the key and its value now; a null key: all of it went. Returns a function that stops it. */
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
