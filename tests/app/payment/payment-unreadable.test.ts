import { beforeEach, describe, expect, it } from 'vitest'
import { createDraftStore } from '#adapters/store/draft-store.ts'
import { createKeptPayments } from '#adapters/payments/kept-payments.ts'
import { findPayment } from '#app/payment/find-payment.ts'
import { hasUnknownPayment } from '#app/shell/unknown-payment.ts'
import { keptPayments } from '#tests/builders/kept-payments.ts'
import { atOnce, camille, friday10h, pretendWorld } from '#tests/builders/pretend-world.ts'
import { cut, handover } from './paying.ts'
import { forgetAll, kept, receipt, refused, visiting, waits } from './visiting.ts'

const store = createDraftStore()
const stored = () => store.read([camille.id, 'payments'])
const lie = (...payments: unknown[]) => store.write((disk) => void disk.put(payments, [camille.id, 'payments']))
const otherOrder = { ...handover, orderData: { ...handover.orderData, poids: 'tonne' } }
const at = friday10h

beforeEach(async () => {
  await forgetAll()
  await store.write((disk) => void disk.delete([camille.id, 'payments']))
})

/** What /payment opens on, and whether the order form leads there. */
async function found() {
  const { session } = pretendWorld(fetch)
  session.open('jeton', camille)
  return {
    payment: findPayment({
      supplierId: camille.id,
      handedOver: null,
      kept: await kept.read(camille.id),
      returnedIntent: null,
    }),
    leads: await hasUnknownPayment(session, kept),
  }
}

describe('A kept payment whose order cannot be read any more', () => {
  it.each([
    ['nothing but rubbish', 'x'],
    ['no card was sent for it', { handover: otherOrder, at }],
    ['what its card was sent for cannot be read', { handover: { ...otherOrder, sent: { orderId: 'x' } }, at }],
  ])('does not keep anybody from the order form: %s', async (_, payment) => {
    await lie(payment)
    expect(await found()).toEqual({ payment: null, leads: false })
  })

  it.each([
    ['its order is of another version', { handover: { ...otherOrder, sent: receipt }, at }],
    ['only its card is left', { handover: { sent: receipt } }],
  ])('is checked, is paid, and frees the order form: %s', async (_, payment) => {
    await lie(payment)
    const before = await found()
    expect(before).toMatchObject({ payment: { order: null, amount: 4788 }, leads: true })
    if (before.payment === null || before.payment === 'elsewhere') return
    const { visit, left, handedOver, asked } = visiting({}, before.payment)
    expect(visit.state.step).toBe('unknown')
    await visit.check()
    expect([left, handedOver, JSON.parse(String(asked.confirm[0]?.body))]).toEqual([
      ['/payment-success'],
      [receipt],
      { orderId: 42, paymentIntentId: 'pi_1' },
    ])
    expect(await found()).toEqual({ payment: null, leads: false })
  })

  it.each([
    [
      'has failed when the card was refused, and cannot be tried again',
      refused,
      '/payment-failed',
      { error: 'Pas confirmé.', orderId: 42, payment: null },
    ],
    ['is left to the history while the processor waits: nobody can go on with it', waits, '/historique', undefined],
  ])('%s', async (_, answer, path, state) => {
    await lie({ handover: { ...otherOrder, sent: receipt }, at })
    const { payment } = await found()
    if (payment === null || payment === 'elsewhere') throw new Error('nothing was found')
    const { visit, left, handedOver } = visiting({ confirm: [cut, answer] }, payment)
    await visit.check()
    expect([visit.state.step, left]).toEqual(['unknown', []])
    await visit.check()
    expect([left, handedOver]).toEqual([[path], [state]])
    expect(await found()).toEqual({ payment: null, leads: false })
  })
})

describe('A payment that was only begun', () => {
  const dayLater = new Date(at.getTime() + 24 * 60 * 60 * 1000)
  const later = new Date(dayLater.getTime() + 1)

  it('is found for a day', async () => {
    await kept.keep(camille.id, { handover, at })
    expect(await keptPayments(dayLater).read(camille.id)).toHaveLength(1)
  })

  it('leaves no name and no address on the device after it', async () => {
    await kept.keep(camille.id, { handover, at })
    expect([await keptPayments(later).read(camille.id), await stored()]).toEqual([[], undefined])
  })

  it('is kept for as long as it takes once its card was sent', async () => {
    await kept.keep(camille.id, { handover: { ...handover, sent: receipt }, at })
    expect(await keptPayments(later).read(camille.id)).toHaveLength(1)
  })
})

describe('A device whose storage does not answer', () => {
  it('is given up after three seconds', async () => {
    const slow = createKeptPayments({ now: () => at, sleep: atOnce })
    for (const asked of [
      slow.read(camille.id),
      slow.keep(camille.id, { handover, at }),
      slow.forget(camille.id, handover.submissionId),
    ]) {
      await expect(asked).rejects.toThrow('nothing came in 3000 ms')
    }
  })
})
