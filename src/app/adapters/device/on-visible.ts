/** Calls `onReturn` each time the page is seen again after it was hidden; returns a function that stops it. */
export type OnVisible = (onReturn: () => void) => () => void

export const onVisible: OnVisible = (onReturn) => {
  const stop = new AbortController()
  const tell = () => void (document.visibilityState === 'visible' && onReturn())
  document.addEventListener('visibilitychange', tell, { signal: stop.signal })
  return () => stop.abort()
}
