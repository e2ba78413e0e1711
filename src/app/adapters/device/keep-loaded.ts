/**
 * Has the service worker keep the files that this page was made of: those that came before it looked after the page, too.
 * Waits for it; without one nothing happens.
 */
export async function keepLoaded(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (workers === undefined) return
  if (workers.controller === null)
    await new Promise((resolve) => workers.addEventListener('controllerchange', resolve, { once: true }))
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
  await Promise.all(files.map((file) => fetch(file)))
}
