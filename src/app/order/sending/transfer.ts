import { proxy } from 'valtio'
import { Cancelled } from '#adapters/api/cancelled.ts'
import type { UploadOptions } from '#adapters/api/uploader.ts'
import type { Endpoint } from '#contract/endpoint.ts'

/** How a sending is watched and stopped. */
export type Watch = Pick<UploadOptions<Endpoint>, 'onProgress' | 'signal'>

/** The bytes of a submission on their way. `progress` is null while none are; `failed`: the last ones did not arrive. */
export type Transfer = ReturnType<typeof createTransfer>

export function createTransfer() {
  const state = proxy<{ progress: { sent: number; total: number } | null; failed: boolean }>({ progress: null, failed: false })
  let stop = new AbortController()
  return {
    state,
    /** Rejects as `send` does, or with Cancelled. */
    async run<Sent>(send: (watch: Watch) => Promise<Sent>): Promise<Sent> {
      stop = new AbortController()
      const { signal } = stop
      try {
        return await send({ signal, onProgress: (sent, total) => void (signal.aborted || (state.progress = { sent, total })) })
      } catch (error) {
        state.failed = !signal.aborted
        throw error
      } finally {
        state.progress = null
      }
    },
    cancel: () => stop.abort(new Cancelled()),
    /** What failed is of no interest any more. */
    forget: () => void (state.failed = false),
  }
}
