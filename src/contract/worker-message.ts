/** What a page asks the service worker: to take over from the one before; to keep the files of every screen. */
export type WorkerMessage = { readonly type: 'SKIP_WAITING' } | { readonly type: 'KEEP_ROOMS' }

export function isWorkerMessage(message: unknown): message is WorkerMessage {
  const type = typeof message === 'object' && message !== null && 'type' in message ? message.type : null
  return type === 'SKIP_WAITING' || type === 'KEEP_ROOMS'
}
