/** Calls `onLeave` each time the page is hidden or goes away; returns a function that stops it. Never `unload`: phones leave it out (R36). */
export type OnPageHide = (onLeave: () => void) => () => void

export const onPageHide: OnPageHide = (onLeave) => {
  const stop = new AbortController()
  const { signal } = stop
  addEventListener('pagehide', onLeave, { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && onLeave(), { signal })
  return () => stop.abort()
}
