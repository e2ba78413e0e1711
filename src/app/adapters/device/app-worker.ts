import type { KeptRooms, WorkerMessage } from '#contract/worker/worker-message.ts'

/** The service worker, seen from the page. */
interface AppWorker {
  /** Calls `tell` when a newer build lies ready and waits to be let in. */
  onWaiting(tell: () => void): void
  /** Lets it in: the page is loaded anew, by the new build. */
  takeOver(): void
  /** Has the files of every screen kept on the device, those that came before it looked after the page, too. */
  keepRooms(of: KeptRooms): void
}

/** Registers the worker once the page is loaded and rests. Without worker, or in development, nothing happens. */
export function createAppWorker(now: () => Date): AppWorker {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return { onWaiting() {}, takeOver() {}, keepRooms() {} }
  const waiting = new Set<() => void>()
  // Offline, or when the browser refuses it, the page goes on without; the next one tries again.
  const registered = afterLoad()
    .then(() => import('./register-app-worker.ts'))
    .then(({ registerAppWorker }) => registerAppWorker(() => waiting.forEach((tell) => tell()), now))
    .catch(() => null)
  return {
    onWaiting: (tell) => void waiting.add(tell),
    takeOver: () =>
      void registered.then((workbox) => {
        const reload = () => location.reload()
        workbox?.addEventListener('controlling', reload)
        workbox?.messageSkipWaiting()
        // A worker that is busy keeps the next one out for minutes, until its page is gone.
        setTimeout(reload, reloadAfterMs)
      }),
    keepRooms: (of) =>
      void registered.then((workbox) =>
        workbox?.active.then((active) => active.postMessage({ type: 'KEEP_ROOMS', of } satisfies WorkerMessage, [])),
      ),
  }
}

const reloadAfterMs = 5000

function afterLoad(): Promise<void> {
  const rest = () =>
    new Promise<void>((resolve) =>
      'requestIdleCallback' in window
        ? requestIdleCallback(() => resolve(), { timeout: 5000 })
        : setTimeout(resolve, 1000),
    )
  if (document.readyState === 'complete') return rest()
  return new Promise((resolve) => addEventListener('load', () => resolve(rest()), { once: true }))
}
