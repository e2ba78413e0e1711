/** What a page asks the service worker: to take over from the one before; to keep the files of every screen. */
export type WorkerMessage = { readonly type: 'SKIP_WAITING' } | { readonly type: 'KEEP_ROOMS'; readonly of: KeptRooms }

/** Whose screens are kept: everybody's, or a driver's as well. */
export type KeptRooms = 'all' | 'driver'

export function isWorkerMessage(message: unknown): message is WorkerMessage {
  const type = typeof message === 'object' && message !== null && 'type' in message ? message.type : null
  return type === 'SKIP_WAITING' || type === 'KEEP_ROOMS'
}

/**
 * What the service worker asks of a page: to lead to an address of the app, whose notification was tapped; to say the
 * push subscription again.
 */
export type PageMessage = { readonly type: 'OPEN'; readonly address: string } | { readonly type: 'SUBSCRIBED_ANEW' }

export function isPageMessage(message: unknown): message is PageMessage {
  if (typeof message !== 'object' || message === null || !('type' in message)) return false
  return (
    message.type === 'SUBSCRIBED_ANEW' ||
    (message.type === 'OPEN' &&
      'address' in message &&
      typeof message.address === 'string' &&
      message.address.startsWith('/'))
  )
}
