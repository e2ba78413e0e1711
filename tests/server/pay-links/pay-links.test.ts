import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { orderOnWire } from '#contract/order/order-wire.ts'
import { sweep } from '#server/housekeeping.ts'
import { accountData } from '#server/account/account-data.ts'
import { eraseAccount } from '#server/account/erase-account.ts'
import { cancelOrder } from '#server/cancellation/cancel-order.ts'
import { settleIntent } from '#server/payment/settle-intent.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { cards, typeCard } from '#tests/server/fixtures/card.ts'
import { storedOrder, unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { aFirmWithAccount, putStoredOnAccount } from '#tests/server/fixtures/on-account.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { newColleague } from '#tests/server/fixtures/organisation.ts'
import { aPayLink, followed, opened, tokenIn } from '#tests/server/fixtures/pay-link.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const hourMs = 3_600_000
const thursday = { type: 'flex', slot: { day: '2026-11-26', halfDay: 'PM' } } as const
/** An order of next week, and its link. */
const linked = async () => {
  provider.now = wednesdayMorning
  const supplier = await newSupplier(provider)
  const { orderId } = (await pay(provider, supplier, await readyOrder(provider, supplier, { moment: thursday }))).reply
  return { supplier, orderId, token: await aPayLink(provider, supplier, orderId) }
}
const confirm = (token: string, paymentIntentId: string) =>
  call(provider, 'confirmPayLink', { params: { token }, body: { paymentIntentId } })
const later = (hours: number) => (provider.now = new Date(wednesdayMorning.getTime() + hours * hourMs))
const chargedTimes = async (orderId: number) =>
  (
    await db
      .selectFrom('embedded_intents')
      .select('id')
      .where('order_id', '=', orderId)
      .where('status', '=', 'succeeded')
      .execute()
  ).length
const paidLetters = async (orderId: number) =>
  (await db.selectFrom('letters').select('id').where('once_key', '=', `order-paid-${orderId}`).execute()).length

describe('The link that pays an order', () => {
  it('reveals the recap to anybody: towns, moment, load, price and who asks, and nothing else of the order', async () => {
    const { supplier, orderId, token } = await linked()
    const { raw, reply } = await followed(provider, token)
    expect(raw).toEqual({
      success: true,
      data: {
        etat: 'payable',
        valable_jusqu_a: '2026-11-20 10:00:00',
        commande: {
          id: orderId,
          demande_par: 'Martin Matériaux',
          villeDepart: 'Mougins',
          villeLivraison: 'Nice',
          livraisonType: 'flex',
          dateLivraison: '2026-11-26 13:30:00',
          flexHalfDay: 'PM',
          DateCommande: '2026-11-18 10:00:00',
          DateLivraison: '2026-11-26 13:30:00',
          poids: '151-300',
          totalHT: 39.9,
          totalTTC: 47.88,
        },
      },
    })
    expect(reply.recap?.totalTTC).toBe(4788)
    const row = await storedOrder(provider, orderId)
    for (const secret of [
      row.recipient_phone,
      row.recipient_last_name,
      supplier.email,
      'Lilas',
      'Médecin',
      row.comment,
    ])
      expect(JSON.stringify(raw)).not.toContain(secret)
  })

  it('is paid by anybody, once, and its supplier is written to', async () => {
    const { orderId, token } = await linked()
    const intent = (await opened(provider, token)).reply
    await typeCard(provider, intent, cards.charged)
    expect((await confirm(token, intent.paymentIntentId)).status).toBe(200)
    expect((await confirm(token, intent.paymentIntentId)).status).toBe(200)
    expect((await storedOrder(provider, orderId)).payment_status).toBe(1)
    expect([await chargedTimes(orderId), await paidLetters(orderId)]).toEqual([1, 1])
    expect((await followed(provider, token)).reply).toMatchObject({ state: 'paid', recap: { orderId } })
    const again = await opened(provider, token)
    expect([again.status, again.refusal.message, again.refusal['orderId']]).toEqual([
      409,
      'Cette commande est déjà payée.',
      orderId,
    ])
  })

  it('stores the order of a form once, however often it is sent, and only the last link pays it', async () => {
    const supplier = await newSupplier(provider)
    const order = await readyOrder(provider, supplier)
    const send = async (submission: string) =>
      await call(provider, 'orderByPayLink', {
        token: supplier.token,
        headers: { 'Idempotency-Key': submission },
        body: { amount: order.price.totalTTC, orderData: orderOnWire(order) },
      })
    const submission = randomUUID()
    const first = (await send(submission)).reply
    const second = (await send(submission)).reply
    expect(second.orderId).toBe(first.orderId)
    const all = (await call(provider, 'myOrders', { token: supplier.token })).reply.orders
    expect(all.map(({ id, paid }) => [id, paid])).toEqual([[first.orderId, 0]])
    const gone = await followed(provider, tokenIn(first.path))
    expect([gone.status, gone.refusal.message]).toEqual([
      404,
      'Ce lien de paiement est introuvable, remplacé ou terminé.',
    ])
    expect((await followed(provider, tokenIn(second.path))).reply.state).toBe('payable')
  })

  it('is kept as a digest only', async () => {
    const { token } = await linked()
    const rows = await db.selectFrom('pay_links').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('is made at the price that was shown, and not by an accountant', async () => {
    const { supplier, orderId } = await linked()
    const other = await call(provider, 'makePayLink', {
      token: supplier.token,
      params: { id: orderId },
      body: { amount: 4789 },
    })
    expect([other.status, other.refusal['code']]).toEqual([409, 'not_payable'])
    const { owner } = await aFirmWithAccount(provider)
    const accountant = await newColleague(provider, owner, 'accountant')
    const refused = await call(provider, 'makePayLink', {
      token: accountant.token,
      params: { id: orderId },
      body: { amount: 4788 },
    })
    expect(refused.status).toBe(403)
  })

  it('names the firm of an order that is its firm’s', async () => {
    const { member } = await aFirmWithAccount(provider)
    const order = await unpaidOrder(provider, member)
    const { reply } = await followed(provider, await aPayLink(provider, member, order.id))
    expect(reply.recap?.askedBy).toBe('Toitures Modèle')
  })
})

describe('A link to pay is dead', () => {
  const refused = async (token: string) => {
    const { status, refusal } = await opened(provider, token)
    return [status, refusal['code'], refusal.message]
  }

  it('after 48 hours', async () => {
    const { token } = await linked()
    later(47.99)
    expect((await followed(provider, token)).reply.state).toBe('payable')
    later(48)
    expect((await followed(provider, token)).reply).toMatchObject({ state: 'over', recap: null })
    expect(await refused(token)).toEqual([
      410,
      'not_payable',
      'Ce lien de paiement n’est plus valable : ses 48 heures sont passées. Demandes-en un autre.',
    ])
  })

  it('once its order is cancelled, also with a card form that is open', async () => {
    const { orderId, token } = await linked()
    const intent = (await opened(provider, token)).reply
    const order = await storedOrder(provider, orderId)
    await cancelOrder(order, { id: order.supplier_id, side: 'supplier' }, () => {}, provider.world)
    await typeCard(provider, intent, cards.charged)
    expect((await followed(provider, token)).reply).toMatchObject({ state: 'cancelled', recap: null })
    expect(await refused(token)).toEqual([410, 'not_payable', 'Cette commande est annulée : il n’y a rien à payer.'])
    expect(await chargedTimes(orderId)).toBe(0)
  })

  it('once its slot can be paid for no more', async () => {
    const supplier = await newSupplier(provider)
    provider.now = wednesdayMorning
    const order = await unpaidOrder(provider, supplier)
    const token = await aPayLink(provider, supplier, order.id)
    later(9)
    expect((await followed(provider, token)).reply).toMatchObject({ state: 'lapsed', recap: null })
    expect((await refused(token)).slice(0, 2)).toEqual([410, 'not_payable'])
    provider.now = wednesdayMorning
  })

  it('once its order is on account', async () => {
    const { member } = await aFirmWithAccount(provider)
    const order = await unpaidOrder(provider, member)
    const token = await aPayLink(provider, member, order.id)
    await putStoredOnAccount(provider, member, await storedOrder(provider, order.id))
    expect((await followed(provider, token)).reply).toMatchObject({ state: 'replaced', recap: null })
    expect((await refused(token)).slice(0, 2)).toEqual([410, 'not_payable'])
  })

  it('once its order costs something else', async () => {
    const { orderId, token } = await linked()
    await db.updateTable('orders').set({ total_ttc: 5000 }).where('id', '=', orderId).execute()
    expect((await followed(provider, token)).reply.state).toBe('replaced')
    expect((await refused(token)).slice(0, 2)).toEqual([410, 'not_payable'])
  })

  it('once its account is erased, and is in that account’s file before', async () => {
    const { supplier, orderId, token } = await linked()
    expect(await accountData(db, supplier.id, provider.now)).toMatchObject({
      liens_de_paiement: [{ commande: orderId, montant_ttc: 47.88, valable_jusqu_au: '2026-11-20T09:00:00.000Z' }],
    })
    await db.updateTable('orders').set({ next_ask_at: null }).where('id', '=', orderId).execute()
    await eraseAccount(supplier.id, 'asked', provider.world)
    expect((await followed(provider, token)).status).toBe(404)
  })

  it('and forgotten a month after its end', async () => {
    const { token } = await linked()
    later(48 + 30 * 24)
    await sweep(provider.world)
    expect((await followed(provider, token)).status).toBe(200)
    later(48 + 30 * 24 + 1)
    await sweep(provider.world)
    expect((await followed(provider, token)).status).toBe(404)
    provider.now = wednesdayMorning
  })
})

describe('A price and a place that a link holds', () => {
  it('stay through another moment of the same price, and the place with them', async () => {
    const { supplier, orderId, token } = await linked()
    expect((await storedOrder(provider, orderId)).held_until).toBe(wednesdayMorning.getTime() + 48 * hourMs)
    await call(provider, 'changeMoment', {
      token: supplier.token,
      params: { id: orderId },
      body: { livraisonType: 'flex', dateLivraison: '2026-11-27 08:00:00', flexHalfDay: 'AM' },
    })
    expect((await followed(provider, token)).reply).toMatchObject({ state: 'payable', recap: { totalTTC: 4788 } })
    expect((await storedOrder(provider, orderId)).held_until).toBe(wednesdayMorning.getTime() + 48 * hourMs)
    await opened(provider, token)
    expect((await storedOrder(provider, orderId)).held_until).toBe(wednesdayMorning.getTime() + 48 * hourMs)
  })

  it('are held no longer than the slot lasts', async () => {
    provider.now = wednesdayMorning
    const supplier = await newSupplier(provider)
    const order = await unpaidOrder(provider, supplier)
    await aPayLink(provider, supplier, order.id)
    expect((await storedOrder(provider, order.id)).held_until).toBe(new Date('2026-11-18T12:30:00Z').getTime())
  })
})

describe('An order with a link is charged once', () => {
  it('by two payers at once', async () => {
    const { orderId, token } = await linked()
    const both = await Promise.all([opened(provider, token), opened(provider, token)])
    const intents = both.filter(({ status }) => status === 200).map(({ reply }) => reply)
    await Promise.all(intents.map((intent) => typeCard(provider, intent, cards.charged)))
    await Promise.all(intents.map(({ paymentIntentId }) => confirm(token, paymentIntentId)))
    expect([await chargedTimes(orderId), await paidLetters(orderId)]).toEqual([1, 1])
  })

  it('by its payer and its supplier at once, also where the supplier’s cards are kept', async () => {
    const { supplier, orderId, token } = await linked()
    await call(provider, 'openCards', { token: supplier.token, body: {} })
    const asked = { token: supplier.token, params: { id: orderId }, body: { amount: 4788 } } as const
    const both = await Promise.all([opened(provider, token), call(provider, 'payOrder', asked)])
    const intents = both.filter(({ status }) => status === 200).map(({ reply }) => reply)
    await Promise.all(intents.map((intent) => typeCard(provider, intent, cards.charged)))
    await Promise.all(intents.map(({ paymentIntentId }) => confirm(token, paymentIntentId)))
    const order = await storedOrder(provider, orderId)
    expect(await chargedTimes(orderId)).toBe(order.payment_status)
    // One of them may have taken the other's place: who tries again pays, once.
    expect((await opened(provider, token)).status).toBe(order.payment_status === 1 ? 409 : 200)
    expect(await paidLetters(orderId)).toBe(order.payment_status)
  })

  it('where the webhook comes before the page’s own word', async () => {
    const { orderId, token } = await linked()
    const intent = (await opened(provider, token)).reply
    await typeCard(provider, intent, cards.charged)
    await settleIntent(intent.paymentIntentId, provider.world)
    expect((await confirm(token, intent.paymentIntentId)).status).toBe(200)
    expect([await chargedTimes(orderId), await paidLetters(orderId)]).toEqual([1, 1])
  })

  it('where its card left before the end of the link and was charged after', async () => {
    const { orderId, token } = await linked()
    const intent = (await opened(provider, token)).reply
    later(49)
    await typeCard(provider, intent, cards.charged)
    expect((await confirm(token, intent.paymentIntentId)).status).toBe(200)
    expect((await storedOrder(provider, orderId)).payment_status).toBe(1)
    expect([await chargedTimes(orderId), await paidLetters(orderId)]).toEqual([1, 1])
    provider.now = wednesdayMorning
  })

  it('and a token of another order confirms nothing', async () => {
    const [one, other] = [await linked(), await linked()]
    const intent = (await opened(provider, one.token)).reply
    await typeCard(provider, intent, cards.charged)
    expect((await confirm(other.token, intent.paymentIntentId)).status).toBe(404)
    expect((await storedOrder(provider, other.orderId)).payment_status).toBe(0)
  })

  it('and is refused with the processor’s word while no card was charged', async () => {
    const { token } = await linked()
    const intent = (await opened(provider, token)).reply
    await typeCard(provider, intent, cards.declined)
    const { status, refusal } = await confirm(token, intent.paymentIntentId)
    expect([status, refusal['processor_status'], refusal['last_error']]).toEqual([
      402,
      'requires_payment_method',
      'card_declined',
    ])
  })

  it('and a page that shows another price opens nothing', async () => {
    const { token } = await linked()
    expect((await opened(provider, token, 4789)).status).toBe(409)
  })
})
