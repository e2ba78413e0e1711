import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { orderStatus } from '#rules/order/order-status.ts'
import { invoiceDue } from '#server/staff/invoice-due.ts'
import { refundDue } from '#server/payment/refund-due.ts'
import { settleDue } from '#server/payment/settle-due.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { cards, typeCard } from '#tests/server/fixtures/card.ts'
import { storedOrder } from '#tests/server/fixtures/invoiced.ts'
import { pay, readyOrder, requestedOrder, wednesdayAfternoon } from '#tests/server/fixtures/order.ts'
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
const confirm = ({ orderId, paymentIntentId }: Intent, at: Provider) =>
  call(at, 'confirmOrderPayment', { token: supplier.token, body: { orderId, paymentIntentId } })
const cancel = (id: number, at: Provider) =>
  call(at, 'cancelOrder', { token: supplier.token, params: { id }, body: {} })
const cancelByStaff = (id: number, de: number, at: Provider) =>
  call(at, 'cancelByStaff', { token: staff.token, params: { id }, body: { de } })
const step = (id: number, de: number, vers: number, at: Provider) =>
  call(at, 'moveOrder', { token: staff.token, params: { id }, body: { de, vers, expres: true } })
const undo = (id: number, at: Provider) => call(at, 'undoStep', { token: staff.token, params: { id }, body: {} })
const price = (id: number, at: Provider) =>
  call(at, 'priceRequest', { token: staff.token, params: { id }, body: { totalHT: 72, vu: wednesdayAfternoon } })
const move = (id: number, at: Provider) =>
  call(at, 'changeMoment', {
    token: supplier.token,
    params: { id },
    body: { livraisonType: 'flex', flexDate: '2026-11-20', flexHalfDay: 'AM' } as never,
  })
const payLater = (id: number, at: Provider) =>
  call(at, 'payOrder', { token: supplier.token, params: { id }, body: { amount: 8640 } as never })
const settleAll = async () => {
  for (const each of [provider, beside]) each.now = new Date(each.now.getTime() + 60_000)
  await Promise.all([
    settleDue(provider.world, notStopping),
    settleDue(beside.world, notStopping),
    invoiceDue(provider.world),
    invoiceDue(beside.world),
  ])
  await Promise.all([refundDue(provider.world, notStopping), refundDue(beside.world, notStopping)])
}

/** What does not agree in the books of an order. */
async function faultsOf(id: number): Promise<string[]> {
  const order = await storedOrder(provider, id)
  const [isCancelled, isPaid, intentId] = [
    order.status === orderStatus.cancelled,
    order.payment_status === 1,
    order.intent_id ?? '',
  ]
  const journal = await db
    .selectFrom('order_changes')
    .select(['from_status', 'to_status', 'kind'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute()
  const moves = journal.filter(({ from_status: from, to_status: to }) => from !== to)
  const count = (kind: string) => journal.filter((change) => change.kind === kind).length
  const letters = await db
    .selectFrom('letters')
    .select('once_key')
    .where('once_key', 'in', [
      `order-preparing-${id}`,
      `order-delivering-${id}`,
      `order-sms-${id}`,
      `order-invoiced-${id}`,
    ])
    .execute()
  const given = await db.selectFrom('embedded_refunds').select('amount').where('intent_id', '=', intentId).execute()
  const agreed = {
    'a move begins where the one before ended': moves.every(
      ({ from_status: from }, at) => at === 0 || from === moves[at - 1]?.to_status,
    ),
    'the last move ended where the order stands': moves.length === 0 || moves.at(-1)?.to_status === order.status,
    'it was cancelled once, or not': count('cancel') === Number(isCancelled),
    'it was paid once, or not, as its processor says':
      count('paid') === Number(isPaid) &&
      ((await provider.world.payments.retrieveIntent(intentId))?.status === 'succeeded') === isPaid,
    'what was paid for a cancelled order is given back, and nothing else': isDeepStrictEqual(
      given.map(({ amount }) => amount),
      isCancelled && isPaid ? [order.total_ttc] : [],
    ),
    'the order says so': order.refund_state === (given.length === 1 ? 'refunded' : null),
    'a cancelled order has no invoice, no letter of a step, and nobody asks about it':
      !isCancelled || (order.invoiced_at === null && order.next_ask_at === null && letters.length === 0),
  }
  return Object.entries(agreed)
    .filter(([, holds]) => !holds)
    .map(([rule]) => rule)
}

describe('Two servers, at the same instant', () => {
  it.each([0, 1, 2, 3, 4, 5])('cancel, charge and prepare one order: the books agree (%d)', async () => {
    const intent = await newIntent()
    const { orderId: id } = intent
    await Promise.all([
      typeCard(provider, intent, cards.charged),
      cancel(id, beside),
      confirm(intent, provider),
      step(id, 4, 3, provider),
    ])
    await Promise.all([confirm(intent, beside), cancelByStaff(id, 4, provider)])
    await settleAll()
    expect(await faultsOf(id)).toEqual([])
  })

  it.each([0, 1, 2, 3, 4, 5])('take a step, take it back and cancel a paid order: the books agree (%d)', async () => {
    const intent = await newIntent()
    const { orderId: id } = intent
    await typeCard(provider, intent, cards.charged)
    await confirm(intent, provider)
    await Promise.all([step(id, 4, 3, provider), step(id, 4, 3, beside)])
    await Promise.all([
      undo(id, provider),
      undo(id, beside),
      step(id, 3, 1, beside),
      cancelByStaff(id, 3, provider),
      move(id, beside),
    ])
    await Promise.all([cancel(id, provider), step(id, 1, 2, beside)])
    await settleAll()
    expect(await faultsOf(id)).toEqual([])
  })

  it.each([0, 1, 2, 3])('price, cancel and pay a request: the books agree (%d)', async () => {
    const { id } = await requestedOrder(provider, supplier)
    await Promise.all([price(id, provider), price(id, beside), cancel(id, beside)])
    await Promise.all([payLater(id, provider), payLater(id, beside), cancelByStaff(id, 4, beside)])
    await settleAll()
    expect(await faultsOf(id)).toEqual([])
  })

  it.each([0, 1, 2, 3, 4, 5])(
    'let an unpaid order go after its window, charge it and open its payment anew: it is paid and stays, or is cancelled unpaid (%d)',
    async () => {
      const before = [provider.now, beside.now]
      const intent = await newIntent()
      const { orderId: id } = intent
      for (const each of [provider, beside]) each.now = new Date(each.now.getTime() + 5 * 60 * 60_000)
      const again = () => call(provider, 'payOrder', { token: supplier.token, params: { id }, body: { amount: 4788 } })
      await Promise.all([
        typeCard(provider, intent, cards.charged),
        cancel(id, beside),
        again(),
        cancel(id, provider),
        confirm(intent, beside),
      ])
      await Promise.all([confirm(intent, provider), cancel(id, beside)])
      await settleAll()
      const { status, payment_status: paid } = await storedOrder(provider, id)
      expect([
        [4, 1],
        [6, 0],
        [4, 0],
      ]).toContainEqual([status, paid])
      expect(await faultsOf(id)).toEqual([])
      for (const [index, each] of [provider, beside].entries()) each.now = before[index] ?? each.now
    },
  )
})
