import { describe, expect, it } from 'vitest'
import { Cancelled } from '#adapters/api/cancelled.ts'
import { createTransfer } from '#app/order/sending/transfer.ts'

describe('A transfer', () => {
  it('tells its bytes while it goes, and nothing afterwards', async () => {
    const transfer = createTransfer()
    const seen: unknown[] = []
    const sent = transfer.run(async ({ onProgress }) => {
      onProgress(3, 9)
      seen.push({ ...transfer.state.progress })
      return 'chemin'
    })
    expect(await sent).toBe('chemin')
    expect([seen, transfer.state]).toEqual([[{ sent: 3, total: 9 }], { progress: null, failed: false }])
  })

  it('stops when it is told to, which is no failure', async () => {
    const transfer = createTransfer()
    const end = transfer.run(({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))))
    transfer.cancel()
    await expect(end).rejects.toBeInstanceOf(Cancelled)
    expect(transfer.state).toEqual({ progress: null, failed: false })
  })

  it('says that it failed, until that is of no interest', async () => {
    const transfer = createTransfer()
    await expect(transfer.run(() => Promise.reject(new Error('coupé')))).rejects.toThrow('coupé')
    expect(transfer.state).toEqual({ progress: null, failed: true })
    transfer.forget()
    expect(transfer.state.failed).toBe(false)
  })
})
