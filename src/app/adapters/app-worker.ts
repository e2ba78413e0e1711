import type { Workbox } from 'workbox-window'
import type { WorkerMessage } from '#contract/worker-message.ts'

/** The service worker, seen from the page. */
export interface AppWorker {
  /** Calls `tell` when a newer build lies ready and waits to be let in. */
  onWaiting(tell: () => void): void
  /** Lets it in: the page is loaded anew, by the new build. */
  takeOver(): void
  /** Has the files of every screen kept on the device. */
  keepRooms(): void
}

/** Registers the worker once the page is loaded and rests; nothing of the page waits for it. Without one, in an old browser or by the development server, nothing happens. */
export function createAppWorker(now: () => Date): AppWorker {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return { onWaiting() {}, takeOver() {}, keepRooms() {} }
  const waiting = new Set<() => void>()
  // Offline, or when the browser refuses it, the page goes on without; the next one tries again.
  const registered = afterLoad().then(() => register(() => waiting.forEach((tell) => tell()), now)).catch(() => null)
  return {
    onWaiting: (tell) => void waiting.add(tell),
    takeOver: () =>
      void registered.then((workbox) => {
        workbox?.addEventListener('controlling', () => location.reload())
        workbox?.messageSkipWaiting()
      }),
    keepRooms: () => void registered.then((workbox) => workbox?.active.then((active) => active.postMessage({ type: 'KEEP_ROOMS' } satisfies WorkerMessage, []))),
  }
}

async function register(tell: () => void, now: () => Date): Promise<Workbox> {
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox('/sw.js')
  workbox.addEventListener('waiting', tell)
  await workbox.register({ immediate: true })
  lookAgain(workbox, now)
  return workbox
}

/** An installed app stays open for days: it looks for a newer build when it is seen again, once an hour at most. */
function lookAgain(workbox: Workbox, now: () => Date): void {
  let lookedAt = now().getTime()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || now().getTime() - lookedAt < hourMs) return
    lookedAt = now().getTime()
    void workbox.update().catch(() => {})
  })
}

const hourMs = 3_600_000

function afterLoad(): Promise<void> {
  const rest = () => new Promise<void>((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(() => resolve(), { timeout: 5000 }) : setTimeout(resolve, 1000)))
  if (document.readyState === 'complete') return rest()
  return new Promise((resolve) => addEventListener('load', () => resolve(rest()), { once: true }))
}
