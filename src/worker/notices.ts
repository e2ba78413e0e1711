import type { PageMessage } from '#contract/worker/worker-message.ts'
import { screenAmong } from './open-window.ts'
import { ownAddress, shownNotice } from './shown-notice.ts'

/** Shows push messages, leads a tap to its order, and resubscribes where the browser asks for it (decision 098). */
export function showNotices(worker: ServiceWorkerGlobalScope): void {
  const { clients, location, navigator, registration } = worker
  const windows = () => clients.matchAll({ type: 'window', includeUncontrolled: true })

  worker.addEventListener('push', (event) => {
    const { title, options, badge } = shownNotice(event.data?.text() ?? '', location.origin)
    event.waitUntil(Promise.all([registration.showNotification(title, options), showBadge(navigator, badge)]))
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const data: unknown = event.notification.data
    event.waitUntil(
      open(
        ownAddress(
          typeof data === 'object' && data !== null && 'address' in data ? data.address : null,
          location.origin,
        ),
      ),
    )
  })
  worker.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(subscribeAgain(event as Event & Partial<Changed>))
  })

  const open = async (address: string): Promise<void> => {
    const screen = screenAmong(await windows())
    if (screen === null) return void (await clients.openWindow(address))
    screen.postMessage({ type: 'OPEN', address } satisfies PageMessage, [])
    await screen.focus()
  }
  /** Without a session here: an open page says it to the server, or the next one that opens. */
  const subscribeAgain = async ({ newSubscription, oldSubscription }: Partial<Changed>): Promise<void> => {
    if (!newSubscription && oldSubscription)
      await registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: oldSubscription.options.applicationServerKey,
      })
    for (const window of await windows()) window.postMessage({ type: 'SUBSCRIBED_ANEW' } satisfies PageMessage, [])
  }
}

interface Changed {
  readonly newSubscription: PushSubscription | null
  readonly oldSubscription: PushSubscription | null
}

/** On the icon of the installed app, where the browser has one. */
async function showBadge(navigator: WorkerNavigator, count: number | null): Promise<void> {
  if (count === null || !('setAppBadge' in navigator)) return
  await navigator.setAppBadge(count).catch(() => {})
}
