/** The browser asks, in its own words, before this page is closed or loaded anew; returns a function that stops it. */
export function askBeforeLeaving(): () => void {
  const stop = new AbortController()
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal: stop.signal })
  return () => stop.abort()
}
