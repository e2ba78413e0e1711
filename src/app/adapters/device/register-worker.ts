/** Registers the service worker a second after load, so that it does not delay the paint. The page goes on without. */
export function registerWorker(): void {
  addEventListener('load', () => setTimeout(() => navigator.serviceWorker?.register('/sw.js').catch(() => {}), 1000))
}
