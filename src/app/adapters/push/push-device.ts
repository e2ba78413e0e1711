import type { InstallWay } from '#adapters/device/install-prompt.ts'

/** What the provider knows of this device: where push messages reach it, and the keys to encrypt them for. */
export interface DeviceSubscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  /** The provider's key that it is made for, in base64url. */
  readonly senderKey: string
}

/** Push messages, as this browser has them. All calls may reject. */
export interface PushDevice {
  /** 'once installed': on iPhones and iPads, from the home screen alone. */
  support(way: InstallWay): 'yes' | 'once installed' | 'no'
  permission(): NotificationPermission
  /** The browser's own question; only from a tap. */
  ask(): Promise<NotificationPermission>
  current(): Promise<DeviceSubscription | null>
  subscribe(senderKey: string): Promise<DeviceSubscription>
  /** Ends it, and takes away what is shown. */
  unsubscribe(): Promise<void>
}

export function createPushDevice(): PushDevice {
  const isThere =
    import.meta.env.PROD && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  const registration = async () => (isThere ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null)
  const current = async () => (await (await registration())?.pushManager.getSubscription()) ?? null
  return {
    support: (way) => (isThere ? 'yes' : way === 'by hand' ? 'once installed' : 'no'),
    permission: () => (isThere ? Notification.permission : 'denied'),
    ask: () => Notification.requestPermission(),
    current: async () => described(await current()),
    async subscribe(senderKey) {
      const { pushManager } = await activeWorker()
      const made = described(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: senderKey }))
      if (made === null) throw new DOMException('a subscription without keys', 'NotSupportedError')
      return made
    },
    async unsubscribe() {
      await (await current())?.unsubscribe()
      for (const notice of (await (await registration())?.getNotifications()) ?? []) notice.close()
    },
  }
}

/** A page whose worker does not come is told so. */
function activeWorker(): Promise<ServiceWorkerRegistration> {
  const tooLate = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new DOMException('no service worker', 'TimeoutError')), workerMs),
  )
  return Promise.race([navigator.serviceWorker.ready, tooLate])
}

const workerMs = 10_000

function described(subscription: PushSubscription | null): DeviceSubscription | null {
  const { endpoint, keys } = subscription?.toJSON() ?? {}
  const [p256dh, auth] = [keys?.['p256dh'], keys?.['auth']]
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return null
  return { endpoint, keys: { p256dh, auth }, senderKey: base64url(subscription?.options.applicationServerKey ?? null) }
}

function base64url(key: ArrayBuffer | null): string {
  const text = btoa(String.fromCodePoint(...new Uint8Array(key ?? new ArrayBuffer(0))))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
