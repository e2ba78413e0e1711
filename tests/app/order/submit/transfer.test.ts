import { describe, expect, it } from 'vitest'
import { Cancelled } from '#adapters/failures/failures.ts'
import { createOrderState } from '#app/order/model/order-state.ts'
import { cancelTransfer, runTransfer } from '#app/order/submit/transfer.ts'
import { camille, friday10h } from '#tests/builders/pretend-world.ts'

describe('A transfer', () => {
  it('tells its bytes while it goes, and nothing afterwards', async () => {
    const order = createOrderState(camille, friday10h)
    const seen: unknown[] = []
    const sent = runTransfer(order, async ({ onProgress }) => {
      onProgress(3, 9)
      seen.push({ ...order.transfer.progress })
      return 'chemin'
    })
    expect(await sent).toBe('chemin')
    expect([seen, order.transfer]).toMatchObject([[{ sent: 3, total: 9 }], { progress: null, failed: false }])
  })

  it('stops when it is told to, which is no failure', async () => {
    const order = createOrderState(camille, friday10h)
    const end = runTransfer(
      order,
      ({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    )
    cancelTransfer(order)
    await expect(end).rejects.toBeInstanceOf(Cancelled)
    expect(order.transfer).toMatchObject({ progress: null, failed: false })
  })

  it('says that it failed, until that is of no interest', async () => {
    const order = createOrderState(camille, friday10h)
    await expect(runTransfer(order, () => Promise.reject(new Error('coupé')))).rejects.toThrow('coupé')
    expect(order.transfer).toMatchObject({ progress: null, failed: true })
    await runTransfer(order, async () => {})
    expect(order.transfer.failed).toBe(false)
  })
})
