/** Calls `onRestored` when the browser shows this page again as it was left, its calls dead: Back from another site. Returns a function that stops it. */
export type WatchRestored = (onRestored: () => void) => () => void

export const watchRestored: WatchRestored = (onRestored) => {
  const stop = new AbortController()
  addEventListener('pageshow', ({ persisted }) => void (persisted && onRestored()), { signal: stop.signal })
  return () => stop.abort()
}
