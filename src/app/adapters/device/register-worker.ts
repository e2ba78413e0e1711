/** Registers the service worker a second after this page is loaded, for a page that needs nothing else of it: what the worker fetches must not hold up what is painted. Where the browser refuses it, the page goes on without. */
export function registerWorker(): void {
  addEventListener('load', () => setTimeout(() => navigator.serviceWorker?.register('/sw.js').catch(() => {}), 1000))
}
