/** Calls `onReturn` each time the page is seen again after it was hidden; returns a function that stops it. */
export type OnVisible = (onReturn: () => void) => () => void

export const onVisible: OnVisible = (onReturn) => {
  const stop = new AbortController()
  const tell = () => void (document.visibilityState === 'visible' && onReturn())
  document.addEventListener('visibilitychange', tell, { signal: stop.signal })
  return () => stop.abort()
}

/** Calls `onLeave` when the page is hidden or goes; returns a function that stops it. `unload` is unreliable (R36). */
export type OnPageHide = (onLeave: () => void) => () => void

export const onPageHide: OnPageHide = (onLeave) => {
  const stop = new AbortController()
  const { signal } = stop
  addEventListener('pagehide', onLeave, { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && onLeave(), { signal })
  return () => stop.abort()
}

/** Calls `onRestored` when Back shows this page as it was left, its calls dead. Returns a function that stops it. */
export type OnBfcacheRestore = (onRestored: () => void) => () => void

export const onBfcacheRestore: OnBfcacheRestore = (onRestored) => {
  const stop = new AbortController()
  addEventListener('pageshow', ({ persisted }) => void (persisted && onRestored()), { signal: stop.signal })
  return () => stop.abort()
}
