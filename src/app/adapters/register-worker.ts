/** Registers the service worker once this page is loaded, for a page that needs nothing else of it. Where the browser refuses it, the page goes on without. */
export function registerWorker(): void {
  addEventListener('load', () => void navigator.serviceWorker?.register('/sw.js').catch(() => {}))
}
