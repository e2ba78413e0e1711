import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { OrderRow } from '#server/orders/orders.ts'
import { findOrganisation } from '#server/organisations/organisations.ts'
import { bookTransfer } from '#server/trade-account/book-transfer.ts'
import { billAccount } from '#server/trade-account/bill-account.ts'
import { grantAccount } from '#server/trade-account/grant-account.ts'
import { readStanding } from '#server/organisations/account-standing.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { chargedFor, storedOrder, unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import {
  aFirmWithAccount,
  deliveredOnAccount,
  orderOnAccount,
  putStoredOnAccount,
} from '#tests/server/fixtures/on-account.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { newColleague } from '#tests/server/fixtures/organisation.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { newSupplier, type Supplier } from '#tests/server/fixtures/supplier.ts'
import { settle } from '#server/payment/settle.ts'

const provider = await openProvider()
const { db } = provider.world
const dayMs = 86_400_000
const sent = async (who: Supplier) => await orderOnAccount(provider, who, { order: await readyOrder(provider, who) })
const standing = async (id: number) => await readStanding(db, await findOrganisation(db, id), provider.now)

describe('An order on account', () => {
  it('is unpaid, moves as a paid one, and counts against the ceiling', async () => {
    const { member, organisationId } = await aFirmWithAccount(provider)
    const { reply } = await sent(member)
    const [order] = (await call(provider, 'myOrders', { token: member.token })).reply.orders
    expect([reply.success, order?.paid, order?.onAccount, order?.totalTTC]).toEqual([true, 0, true, 4788])
    expect(await standing(organisationId)).toMatchObject({ unbilled: 4788, unbilledOrders: 1, owed: 0, left: 295_212 })
    const delivered = await deliveredOnAccount(provider, member)
    expect([delivered.status, delivered.payment_status, delivered.invoice_number]).toEqual([2, 0, null])
  })

  it('is one, however often it is sent, and writes one letter', async () => {
    const { member, organisationId } = await aFirmWithAccount(provider)
    const order = await readyOrder(provider, member)
    const submission = randomUUID()
    const { orderId } = (await pay(provider, member, order, submission)).reply
    await Promise.all(
      Array.from({ length: 5 }, () =>
        call(provider, 'putOnAccount', { token: member.token, params: { id: orderId }, body: { amount: 4788 } }),
      ),
    )
    const [first, second] = [
      await orderOnAccount(provider, member, { order, submission }),
      await orderOnAccount(provider, member, { order, submission }),
    ]
    expect([first.status, second.status]).toEqual([200, 200])
    expect((await standing(organisationId)).unbilledOrders).toBe(1)
    const letters = await db
      .selectFrom('letters')
      .select('subject')
      .where('once_key', '=', `order-paid-${orderId}`)
      .execute()
    expect(letters).toEqual([{ subject: `Commande n° ${orderId} reçue` }])
  })

  it('is paid by no card any more, and gives up the one that was opened', async () => {
    const { member } = await aFirmWithAccount(provider)
    const opened = await unpaidOrder(provider, member)
    await putStoredOnAccount(provider, member, opened)
    expect((await provider.world.payments.retrieveIntent(opened.intent_id ?? ''))?.status).toBe('canceled')
    const refused = await call(provider, 'payOrder', {
      token: member.token,
      params: { id: opened.id },
      body: { amount: 4788 },
    })
    expect([refused.status, refused.refusal.message]).toEqual([
      409,
      'Cette commande est sur le compte de ton entreprise : il n’y a rien à payer par carte.',
    ])
    // A charge that comes all the same pays nothing, and people are told.
    await settle(opened, chargedFor(opened), provider.world)
    expect((await storedOrder(provider, opened.id)).payment_status).toBe(0)
    expect(await db.selectFrom('stray_charges').select('order_id').execute()).toEqual([{ order_id: opened.id }])
  })

  it('does not go there once a card has paid it', async () => {
    const { member } = await aFirmWithAccount(provider)
    const order = await unpaidOrder(provider, member)
    await settle(order, chargedFor(order), provider.world)
    const refused = await call(provider, 'putOnAccount', {
      token: member.token,
      params: { id: order.id },
      body: { amount: 4788 },
    })
    expect([refused.status, refused.refusal.message]).toEqual([409, 'Cette commande est déjà payée.'])
  })

  it('counts no more once it is cancelled', async () => {
    const { member, organisationId } = await aFirmWithAccount(provider)
    const { id } = await putStoredOnAccount(provider, member, await unpaidOrder(provider, member))
    await call(provider, 'cancelOrder', { token: member.token, params: { id }, body: {} })
    expect(await standing(organisationId)).toMatchObject({ unbilled: 0, left: 300_000 })
    expect((await storedOrder(provider, id)).refund_state).toBeNull()
  })

  it('is refused to an accountant, and to who has no account', async () => {
    const { owner } = await aFirmWithAccount(provider)
    const accountant = await newColleague(provider, owner, 'accountant')
    expect((await sent(accountant)).status).toBe(403)
    const alone = await sent(await newSupplier(provider))
    expect([alone.status, alone.refusal.code, alone.refusal.message]).toEqual([
      409,
      'account_refused',
      'Cette commande n’est pas d’une entreprise qui a un compte : paie-la par carte.',
    ])
  })
})

describe('The ceiling', () => {
  it('is never passed by two hundred at once', async () => {
    const { member, organisationId, owner } = await aFirmWithAccount(provider, { ceiling: 7 * 4788 + 100, days: 30 })
    const orders = await copies(await unpaidOrder(provider, member), 200)
    const answers = await Promise.allSettled(orders.map((order) => putStoredOnAccount(provider, member, order)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
    expect(await standing(organisationId)).toMatchObject({ unbilled: 7 * 4788, unbilledOrders: 7, left: 100 })
    const refused = await sent(await newColleague(provider, owner))
    expect(refused.refusal.message).toBe(
      'Il reste 1,00\u00A0€ sur le compte de ton entreprise, et cette commande coûte 47,88\u00A0€ : paie-la par carte.',
    )
  })

  it('cannot come with more days than the law gives', async () => {
    const { organisationId } = await aFirmWithAccount(provider)
    for (const days of [31, 45, -1, 1.5, Number.NaN])
      await expect(grantAccount(organisationId, { ceiling: 100_00, days }, 'test', provider.world)).rejects.toThrow(
        'De 0 à 30 jours : la loi n’en permet pas plus (art. L441-11 du code de commerce).',
      )
    expect((await standing(organisationId)).days).toBe(30)
  })
})

describe('An invoice that is overdue by more than ten days', () => {
  it('closes the account to what is new, and opens it again once it is settled', async () => {
    const { member, organisationId } = await aFirmWithAccount(provider)
    await deliveredOnAccount(provider, member)
    const { number = '', dueDay } =
      (await billAccount(organisationId, new Date(provider.now.getTime() + 1), provider.world)) ?? {}
    expect(dueDay).toBe('2026-12-18')
    const stored = await unpaidOrder(provider, member)
    provider.now = new Date(wednesdayMorning.getTime() + 40 * dayMs)
    expect((await standing(organisationId)).closedBy).toBeNull()
    provider.now = new Date(wednesdayMorning.getTime() + 41 * dayMs)
    expect((await standing(organisationId)).closedBy?.number).toBe(number)
    await expect(putStoredOnAccount(provider, member, stored)).rejects.toThrow(
      `Le compte de ton entreprise est fermé : la facture ${number} était à régler avant le 18/12/2026. Il rouvre dès qu’elle est réglée ; la carte marche toujours.`,
    )
    await bookTransfer(organisationId, { cents: 4788, day: '2026-12-29', reference: number }, 'test', provider.world)
    expect(await standing(organisationId)).toMatchObject({ closedBy: null, owed: 0, left: 300_000 })
    provider.now = wednesdayMorning
  })
})

/** The same order so many times, as so many submissions. */
async function copies({ id: _, ...order }: OrderRow, count: number): Promise<OrderRow[]> {
  const rows = Array.from({ length: count }, () => ({ ...order, intent_id: null, submission_id: randomUUID() }))
  return await db.insertInto('orders').values(rows).returningAll().execute()
}
