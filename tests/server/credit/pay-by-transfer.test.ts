import { afterEach, describe, expect, it } from 'vitest'
import { ProcessorFailure } from '#server/adapters/payments/payments.ts'
import { invoiceBytes } from '#server/invoices/invoice-bytes.ts'
import { payByTransfer } from '#server/payment/pay-by-transfer.ts'
import { refundDue } from '#server/payment/refund-due.ts'
import { creditOrder } from '#server/trade-account/credit-order.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { bringOrder } from '#tests/server/fixtures/bring-order.ts'
import { commandLine } from '#tests/server/fixtures/command-line.ts'
import { pdfPages, storedOrder } from '#tests/server/fixtures/invoiced.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { openStripeProvider } from '#tests/server/fixtures/stripe.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const { provider, stripe } = await openStripeProvider()
const { world } = provider
const { db } = world
const supplier = await newSupplier(provider)
const manager = await newStaff(provider)
const bo = commandLine(provider)
const by = { id: null, name: 'essai' }

const unpaid = async () => (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
const mark = (id: number, libelle = 'VIR MODELE') =>
  call(provider, 'payByTransfer', { token: manager.token, params: { id }, body: { libelle } })
const journal = async (id: number) =>
  await db
    .selectFrom('order_changes')
    .select(['kind', 'by_id', 'note'])
    .where('order_id', '=', id)
    .where('kind', '=', 'paid')
    .execute()

afterEach(() => {
  stripe.misbehave('well')
  provider.now = wednesdayMorning
  provider.takeLog()
})

describe('A transfer that pays an order', () => {
  it('is marked once, by whom and how; its card can pay no more', async () => {
    const { orderId, paymentIntentId } = await unpaid()
    const answers = await Promise.all([mark(orderId), mark(orderId)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(stripe.intents.get(paymentIntentId)?.status).toBe('canceled')
    expect(await journal(orderId)).toEqual([{ kind: 'paid', by_id: manager.id, note: 'par virement, VIR MODELE' }])
    const { reply } = await call(provider, 'myOrders', { token: supplier.token, query: { commande: String(orderId) } })
    expect(reply?.orders[0]).toMatchObject({ paid: 1, paidBy: 'virement' })
  })

  it('stands on its invoice, as what paid it', async () => {
    const { orderId } = await unpaid()
    await mark(orderId)
    const { invoice_file: file } = await bringOrder(orderId, world)
    const bytes = await invoiceBytes(file ?? '', world)
    const [text = ''] = await pdfPages(bytes ?? new Uint8Array())
    expect(text).toContain('Payée par virement le 18/11/2026')
    expect(text).not.toContain('carte')
    // Given back by hand: nothing is asked of the processor.
    const asked = stripe.requests.length
    expect(await creditOrder(orderId, { cents: 100, reason: 'retard', by, before: 0 }, world)).toMatchObject({
      by: 'transfer',
    })
    expect(stripe.requests).toHaveLength(asked)
  })

  it('is refused where a card was charged first, which pays the order', async () => {
    const { orderId, paymentIntentId } = await unpaid()
    stripe.confirm(paymentIntentId)
    expect((await mark(orderId)).status).toBe(409)
    expect(await storedOrder(provider, orderId)).toMatchObject({ payment_status: 1, transfer_reference: null })
  })

  it('changes nothing while the processor is away', async () => {
    const { orderId } = await unpaid()
    stripe.misbehave('unreachable')
    await expect(payByTransfer(orderId, { reference: 'VIR', by }, world)).rejects.toThrow(ProcessorFailure)
    expect(await storedOrder(provider, orderId)).toMatchObject({ payment_status: 0, transfer_reference: null })
    expect(await journal(orderId)).toEqual([])
  })

  it('is refused of a cancelled order', async () => {
    const { orderId } = await unpaid()
    await call(provider, 'cancelOrder', { token: supplier.token, params: { id: orderId }, body: {} })
    expect((await mark(orderId)).refusal).toMatchObject({ message: 'Cette commande est annulée.' })
  })

  it('goes back by a transfer when its order is cancelled: the team is told, the processor is not asked', async () => {
    const { orderId } = await unpaid()
    await mark(orderId)
    await call(provider, 'cancelOrder', { token: supplier.token, params: { id: orderId }, body: {} })
    const asked = stripe.requests.length
    await refundDue(world, { ending: new AbortController().signal })
    expect(stripe.requests).toHaveLength(asked)
    expect((await storedOrder(provider, orderId)).refund_state).toBe('failed')
    expect((await bo('rendu', `${orderId}`, 'VIR', 'RETOUR')).ok).toBe(true)
    expect((await storedOrder(provider, orderId)).refund_state).toBe('refunded')
    expect((await bo('rendu', `${orderId}`, 'VIR', 'RETOUR')).ok).toBe(false)
  })

  it('is marked at the command line, too', async () => {
    const { orderId } = await unpaid()
    expect((await bo('paye', `${orderId}`, 'carte', 'X')).lines[0]).toBe('Il manque le virement et son libellé.')
    expect((await bo('paye', `${orderId}`, 'virement', 'VIR', 'MODELE')).ok).toBe(true)
    expect(await journal(orderId)).toEqual([{ kind: 'paid', by_id: null, note: 'par virement, VIR MODELE (essai)' }])
    expect((await bo('paye', `${orderId}`, 'virement', 'VIR')).lines[0]).toBe('Cette commande est déjà payée.')
  })
})
