import { describe, expect, it } from 'vitest'
import { orderStatus } from '#rules/order-status.ts'
import { invoiceDue } from '#server/staff/invoice-due.ts'
import { refundDue } from '#server/payment/refund-due.ts'
import { settleDue } from '#server/payment/settle-due.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { cards, typeCard } from '#tests/server/fixtures/card.ts'
import { storedOrder } from '#tests/server/fixtures/invoiced.ts'
import { pay, readyOrder, requestedOrder } from '#tests/server/fixtures/order.ts'
import { openProvider, type Provider } from '#tests/server/fixtures/provider.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const beside = await openProvider({ beside: provider })
const { db } = provider.world
const supplier = await newSupplier(provider)
const staff = await newStaff(provider)
const notStopping = { ending: new AbortController().signal }

const newIntent = async () => (await pay(provider, supplier, await readyOrder(provider, supplier))).reply
type Intent = Awaited<ReturnType<typeof newIntent>>
const confirm = ({ orderId, paymentIntentId }: Intent, at: Provider) => call(at, 'confirmOrderPayment', { token: supplier.token, body: { orderId, paymentIntentId } })
const cancel = (id: number, at: Provider) => call(at, 'cancelOrder', { token: supplier.token, params: { id }, body: {} })
const cancelByStaff = (id: number, de: number, at: Provider) => call(at, 'cancelByStaff', { token: staff.token, params: { id }, body: { de } })
const step = (id: number, de: number, vers: number, at: Provider) => call(at, 'moveOrder', { token: staff.token, params: { id }, body: { de, vers, expres: true } })
const undo = (id: number, at: Provider) => call(at, 'undoStep', { token: staff.token, params: { id }, body: {} })
const price = (id: number, at: Provider) => call(at, 'priceRequest', { token: staff.token, params: { id }, body: { totalHT: 72 } })
const move = (id: number, at: Provider) => call(at, 'changeMoment', { token: supplier.token, params: { id }, body: { livraisonType: 'flex', flexDate: '2026-11-20', flexHalfDay: 'AM' } as never })
const payLater = (id: number, at: Provider) => call(at, 'payOrder', { token: supplier.token, params: { id }, body: { amount: 8640 } as never })
const settleAll = async () => {
  for (const each of [provider, beside]) each.now = new Date(each.now.getTime() + 60_000)
  await Promise.all([settleDue(provider.world, notStopping), settleDue(beside.world, notStopping), invoiceDue(provider.world), invoiceDue(beside.world)])
  await Promise.all([refundDue(provider.world, notStopping), refundDue(beside.world, notStopping)])
}

/** What the books hold of an order must agree. */
async function expectSound(id: number, intentId: string | null): Promise<void> {
  const order = await storedOrder(provider, id)
  const moves = await db.selectFrom('order_changes').select(['from_status', 'to_status', 'kind']).where('order_id', '=', id).whereRef('from_status', '!=', 'to_status').orderBy('id').execute()
  const kinds = await db.selectFrom('order_changes').select(['kind']).where('order_id', '=', id).execute()
  const keys = (await db.selectFrom('letters').select('once_key').where('once_key', 'like', `%-${id}`).execute()).map(({ once_key: key }) => key)
  const given = await db.selectFrom('embedded_refunds').select('amount').where('intent_id', '=', intentId ?? '').execute()
  const intent = intentId === null ? null : await provider.world.payments.retrieveIntent(intentId)
  const isCancelled = order.status === orderStatus.cancelled
  const story = JSON.stringify({ order: { id, status: order.status, paid: order.payment_status, refund: order.refund_state }, moves, keys, given, intent: intent?.status })
  // Each move begins where the one before ended, and the last one is where it stands.
  for (const [at, change] of moves.entries()) if (at > 0) expect(change.from_status, story).toBe(moves[at - 1]?.to_status)
  if (moves.length > 0) expect(moves.at(-1)?.to_status, story).toBe(order.status)
  expect(kinds.filter(({ kind }) => kind === 'cancel').length, story).toBe(isCancelled ? 1 : 0)
  expect(kinds.filter(({ kind }) => kind === 'paid').length, story).toBe(order.payment_status === 1 ? 1 : 0)
  expect(intent?.status === 'succeeded', story).toBe(order.payment_status === 1)
  expect(given, story).toEqual(isCancelled && order.payment_status === 1 ? [{ amount: order.total_ttc }] : [])
  expect(order.refund_state, story).toBe(given.length === 1 ? 'refunded' : null)
  if (isCancelled) expect([order.invoiced_at, order.next_ask_at, keys.some((key) => /preparing|delivering|invoiced|sms/.test(key ?? ''))], story).toEqual([null, null, false])
}

describe('Two servers, at the same instant', () => {
  it.each([0, 1, 2, 3, 4, 5])('cancel, charge and prepare one order: the books agree (%d)', async () => {
    const intent = await newIntent()
    const { orderId: id } = intent
    await Promise.all([typeCard(provider, intent, cards.charged), cancel(id, beside), confirm(intent, provider), step(id, 4, 3, provider)])
    await Promise.all([confirm(intent, beside), cancelByStaff(id, 4, provider)])
    await settleAll()
    await expectSound(id, intent.paymentIntentId)
  })

  it.each([0, 1, 2, 3, 4, 5])('take a step, take it back and cancel a paid order: the books agree (%d)', async () => {
    const intent = await newIntent()
    const { orderId: id } = intent
    await typeCard(provider, intent, cards.charged)
    await confirm(intent, provider)
    await Promise.all([step(id, 4, 3, provider), step(id, 4, 3, beside)])
    await Promise.all([undo(id, provider), undo(id, beside), step(id, 3, 1, beside), cancelByStaff(id, 3, provider), move(id, beside)])
    await Promise.all([cancel(id, provider), step(id, 1, 2, beside)])
    await settleAll()
    await expectSound(id, intent.paymentIntentId)
  })

  it.each([0, 1, 2, 3])('price, cancel and pay a request: the books agree (%d)', async () => {
    const { id } = await requestedOrder(provider, supplier)
    await Promise.all([price(id, provider), price(id, beside), cancel(id, beside)])
    await Promise.all([payLater(id, provider), payLater(id, beside), cancelByStaff(id, 4, beside)])
    await settleAll()
    await expectSound(id, (await storedOrder(provider, id)).intent_id)
  })
})
