/** Calls `onRestored` when the browser shows this page again as it was left, its calls dead: Back from another site. Returns a function that stops it. */
export type OnBfcacheRestore = (onRestored: () => void) => () => void

export const onBfcacheRestore: OnBfcacheRestore = (onRestored) => {
  const stop = new AbortController()
  addEventListener('pageshow', ({ persisted }) => void (persisted && onRestored()), { signal: stop.signal })
  return () => stop.abort()
}
