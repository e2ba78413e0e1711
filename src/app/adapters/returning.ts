/** Calls `onReturn` each time the page is seen again after it was hidden. Returns a function that stops it. */
export type WatchReturning = (onReturn: () => void) => () => void

export const watchReturning: WatchReturning = (onReturn) => {
  const stop = new AbortController()
  const tell = () => void (document.visibilityState === 'visible' && onReturn())
  document.addEventListener('visibilitychange', tell, { signal: stop.signal })
  return () => stop.abort()
}
