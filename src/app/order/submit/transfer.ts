import { subscribeKey } from 'valtio/utils'
import { Cancelled } from '#adapters/failures/failures.ts'
import type { UploadOptions } from '#adapters/net/uploader.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { OrderState } from '../model/order-state.ts'

/** How a sending is watched and stopped. */
export type Watch = Pick<UploadOptions<Endpoint>, 'onProgress' | 'signal'>

/**
 * Sends the bytes of a submission, and says in the state how far they are. Rejects as `send` does, or with Cancelled.
 */
export async function runTransfer<Sent>(
  { transfer }: Pick<OrderState, 'transfer'>,
  send: (watch: Watch) => Promise<Sent>,
): Promise<Sent> {
  Object.assign(transfer, { failed: false, cancelled: false })
  const stop = new AbortController()
  const { signal } = stop
  const unwatch = subscribeKey(transfer, 'cancelled', (cancelled) => cancelled && stop.abort(new Cancelled()), true)
  try {
    return await send({
      signal,
      onProgress: (sent, total) => void (signal.aborted || (transfer.progress = { sent, total })),
    })
  } catch (error) {
    transfer.failed = !signal.aborted
    throw error
  } finally {
    unwatch()
    transfer.progress = null
  }
}

/** Their author calls them back. */
export function cancelTransfer({ transfer }: Pick<OrderState, 'transfer'>): void {
  transfer.cancelled = true
}
