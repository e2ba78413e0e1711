import { afterEach, describe, expect, it } from 'vitest'
import { creditedOf } from '#server/invoices/credit-notes.ts'
import { refundDue } from '#server/payment/refund-due.ts'
import { creditOrder } from '#server/trade-account/credit-order.ts'
import { issuedInvoices } from '#server/bo/issued-invoices.ts'
import { movements } from '#server/bo/movements.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { bringOrder } from '#tests/server/fixtures/bring-order.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { deliver, openStripeProvider, withStripe } from '#tests/server/fixtures/stripe.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const { provider, stripe } = await openStripeProvider()
const beside = await openProvider({ beside: provider, world: withStripe(stripe) })
const { world } = provider
const { db } = world
const supplier = await newSupplier(provider)
await db.updateTable('users').set({ confirmed_at: 1 }).where('id', '=', supplier.id).execute()
const notStopping = { ending: new AbortController().signal }
const span = { from: new Date('2026-11-17T00:00:00Z'), to: new Date('2026-11-30T00:00:00Z') }

const paid = async () => {
  const { orderId, paymentIntentId } = (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
  stripe.confirm(paymentIntentId)
  await call(provider, 'confirmOrderPayment', { token: supplier.token, body: { orderId, paymentIntentId } })
  return { id: orderId, intentId: paymentIntentId }
}
/** As Stripe tells of it: the refund itself, or the charge that it is of. */
const told = (refund: { id: string; payment_intent: string }, type: string, at = provider) => {
  const { id, payment_intent: intent } = refund
  const charge = { id: 'ch_1', object: 'charge', payment_intent: intent, refunded: false }
  const object =
    type === 'charge.refunded' ? charge : { id, object: 'refund', status: 'succeeded', payment_intent: intent }
  return deliver(at, stripe.event(intent, { type, object, at: provider.now }))
}
const letters = async (key: string) =>
  (await db.selectFrom('letters').select('id').where('once_key', '=', key).execute()).length
const balance = async (orderId: number) => {
  const moved = (await movements(db, span)).filter((each) => each.orderId === orderId)
  return moved.filter(({ kind }) => kind === 'remboursement').reduce((sum, { totalTTC }) => sum + totalTTC, 0)
}

afterEach(() => {
  stripe.misbehave('well')
  provider.now = wednesdayMorning
  provider.takeLog()
})

describe('A refund made at the desk of the processor', () => {
  it('gets its credit note and its letter once, told in any form, twice, by two servers', async () => {
    const { id, intentId } = await paid()
    await bringOrder(id, world)
    const refund = stripe.refundByHand(intentId, 1500)
    const forms = ['refund.created', 'refund.updated', 'charge.refunded', 'charge.refund.updated'] as const
    const answers = await Promise.all(forms.flatMap((form) => [told(refund, form), told(refund, form, beside)]))
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await creditedOf(db, id)).toMatchObject([{ cents: 1500, refund_id: refund.id, next_try_at: null }])
    expect(await letters(`desk-refund-${refund.id}`)).toBe(1)
    expect(await balance(id)).toBe(-1500)
    const credited = (await issuedInvoices(db, span)).filter(({ orderId, corrects }) => orderId === id && corrects)
    expect(credited).toMatchObject([{ totalTTC: -1500 }])
    await refundDue(world, notStopping)
    expect(stripe.refunds.filter(({ payment_intent: of }) => of === intentId)).toHaveLength(1)
  })

  it('before the invoice is in the books at once, and on a credit note with it', async () => {
    const { id, intentId } = await paid()
    const refund = stripe.refundByHand(intentId, 1000)
    await told(refund, 'refund.created')
    expect([await creditedOf(db, id), await balance(id)]).toEqual([[], -1000])
    await bringOrder(id, world)
    expect(await creditedOf(db, id)).toMatchObject([{ cents: 1000, refund_id: refund.id }])
    expect(await balance(id)).toBe(-1000)
  })

  it('before the invoice is told to the customer at once, and its credit note says that it adds nothing', async () => {
    const { id, intentId } = await paid()
    const refund = stripe.refundByHand(intentId, 1000)
    await told(refund, 'refund.created')
    await told(refund, 'refund.updated')
    const lettersOf = async (subject: string) =>
      (
        await db
          .selectFrom('letters')
          .select('text')
          .where('kind', '=', 'account')
          .where('subject', 'like', `Commande n° ${id} : ${subject}`)
          .execute()
      ).map(({ text }) => text)
    const [letter, ...more] = await lettersOf('%rendus')
    expect(more).toEqual([])
    expect(letter).toContain('Rendu TTC : 10,00')
    expect(letter).toContain('sa facture viendra avec un avoir de cette somme')
    await bringOrder(id, world)
    expect(await lettersOf('un avoir de 10,00%')).toEqual([expect.stringContaining('Cet avoir n’y ajoute rien.')])
    expect(await lettersOf('%rendus')).toHaveLength(1)
  })

  it('pays the credit note that still owed it, not a second one', async () => {
    const { id, intentId } = await paid()
    await bringOrder(id, world)
    await creditOrder(id, { cents: 2000, reason: 'retard', by: { id: null, name: 'essai' }, before: 0 }, world)
    const refund = stripe.refundByHand(intentId, 2000)
    await refundDue(world, notStopping)
    await told(refund, 'charge.refunded')
    expect(await creditedOf(db, id)).toMatchObject([{ cents: 2000, refund_id: refund.id }])
    expect(stripe.refunds.filter(({ payment_intent: of }) => of === intentId)).toHaveLength(1)
  })

  it('and a cancellation after it give back the price, together and in the books', async () => {
    const { id, intentId } = await paid()
    await told(stripe.refundByHand(intentId, 1000), 'refund.created')
    await call(provider, 'cancelOrder', { token: supplier.token, params: { id }, body: {} })
    await refundDue(world, notStopping)
    const all = stripe.refunds.filter(({ payment_intent: of }) => of === intentId)
    expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(4788)
    expect(await balance(id)).toBe(-4788)
  })

  it('is taken in once the processor answers again', async () => {
    const { id, intentId } = await paid()
    await bringOrder(id, world)
    const refund = stripe.refundByHand(intentId, 500)
    stripe.misbehave('broken')
    expect(await told(refund, 'refund.created')).toBeGreaterThanOrEqual(500)
    stripe.misbehave('well')
    await told(refund, 'refund.created')
    expect(await creditedOf(db, id)).toMatchObject([{ cents: 500 }])
  })
})
