/** Calls `onReturn` each time the page is seen again after it was hidden; returns a function that stops it. */
export type OnVisible = (onReturn: () => void) => () => void

export const onVisible: OnVisible = (onReturn) =>
  listen(document, 'visibilitychange', () => document.visibilityState === 'visible' && onReturn())

/** Calls `onLeave` when the page is hidden or goes; returns a function that stops it. `unload` is unreliable (R36). */
export type OnPageHide = (onLeave: () => void) => () => void

export const onPageHide: OnPageHide = (onLeave) => {
  const stops = [
    listen(window, 'pagehide', onLeave),
    listen(document, 'visibilitychange', () => document.visibilityState === 'hidden' && onLeave()),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Calls `onRestored` when Back shows this page as it was left, its calls dead. Returns a function that stops it. */
export type OnBfcacheRestore = (onRestored: () => void) => () => void

export const onBfcacheRestore: OnBfcacheRestore = (onRestored) =>
  listen(window, 'pageshow', (event) => (event as PageTransitionEvent).persisted && onRestored())

function listen(target: EventTarget, type: string, heard: (event: Event) => unknown): () => void {
  target.addEventListener(type, heard)
  return () => target.removeEventListener(type, heard)
}
