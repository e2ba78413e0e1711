import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import type { OrderRow } from '#server/orders/orders.ts'
import { readBacklog } from '#server/health/backlog.ts'
import { sweep } from '#server/housekeeping.ts'
import { deliverDue } from '#server/letters/deliver-due.ts'
import { moveOrder } from '#server/staff/move-order.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { paidOrder } from '#tests/server/fixtures/invoiced.ts'
import { goOn } from '#tests/server/fixtures/outbox-folder.ts'
import { openProvider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const silent = await openProvider({ beside: provider, world: { sendsTexts: false } })
const { db } = provider.world
const suppliers = [await newSupplier(provider), await newSupplier(provider)] as const
const start = provider.now

beforeEach(async () => {
  provider.now = silent.now = start
  await db.deleteFrom('text_refusals').execute()
  await db.deleteFrom('letters').execute()
})

/** The link of an order of that number that has left just now: its text message waits ten seconds. */
async function linkOf(phone: string, by = suppliers[0]): Promise<OrderRow & { token: string }> {
  const { id } = await paidOrder(provider, by)
  await db.updateTable('orders').set({ recipient_phone: phone }).where('id', '=', id).execute()
  await moveOrder(id, { from: 4, to: 3, onPurpose: false }, null, provider.world)
  const order = await moveOrder(id, { from: 3, to: 1, onPurpose: false }, null, provider.world)
  return { ...order, token: order.tracking_token ?? '' }
}

const choose = (token: string, refuser: boolean, at = provider) =>
  call(at, 'refuseTexts', { params: { token }, body: { refuser } })
const refusedAt = async (token: string, at = provider) =>
  (await call(at, 'trackDelivery', { params: { token } })).reply.textsRefused

/** How many text messages leave by now. */
async function textsLeft(): Promise<number> {
  const texts = async () => (await readdir(join(provider.folder, 'texts')).catch(() => [])).length
  const before = await texts()
  provider.now = new Date(provider.now.getTime() + 10_000)
  await deliverDue(provider.delivery, goOn)
  return (await texts()) - before
}

const texts = () => db.selectFrom('letters').selectAll().where('channel', '=', 'sms').execute()

describe('The recipient’s refusal of text messages', () => {
  it('stops the one that waits, and those of later orders, whoever orders and however the number is written', async () => {
    const { token } = await linkOf('0698765432')
    expect(await refusedAt(token)).toBe(false)
    expect((await choose(token, true)).reply).toBe(true)
    expect(await textsLeft()).toBe(0)
    const later = [await linkOf('06.98.76.54.32'), await linkOf('+33 6 98 76 54 32', suppliers[1])]
    expect(await textsLeft()).toBe(0)
    for (const order of later) expect(await refusedAt(order.token)).toBe(true)
  })

  it('stops one that failed before, is no failure itself, and is forgotten with its number within the hour', async () => {
    const { token } = await linkOf('0698765432')
    provider.now = new Date(start.getTime() + 10_000)
    await deliverDue({ ...provider.delivery, texts: { carry: () => Promise.reject(new Error('502')) } }, goOn)
    provider.takeLog()
    await choose(token, true)
    provider.now = new Date(start.getTime() + 120_000)
    expect(await textsLeft()).toBe(0)
    expect(provider.takeLog().map(({ message }) => message)).toContain(
      'text message not sent: its recipient refuses them',
    )
    expect(await texts()).toMatchObject([{ sent_at: null, next_try_at: null, leased_until: null, last_error: null }])
    expect((await readBacklog(db, provider.now)).sms).toEqual({ waiting: 0, since: null, stuck: 0 })
    await sweep(provider.world)
    expect(await texts()).toEqual([])
  })

  it('leaves other numbers and all mail alone', async () => {
    const [{ token }] = [await linkOf('0698765432'), await linkOf('0698765433')]
    await choose(token, true)
    expect(await textsLeft()).toBe(1)
    const mail = await db.selectFrom('letters').select('sent_at').where('channel', '=', 'mail').execute()
    expect(mail.length).toBeGreaterThan(0)
    expect(mail.every(({ sent_at: at }) => at !== null)).toBe(true)
  })

  it('is kept as a keyed digest and its first day, once, and outlives all that ends', async () => {
    const { token } = await linkOf('0698765432')
    await choose(token, true)
    provider.now = new Date(start.getTime() + 86_400_000)
    expect([(await choose(token, true)).status, await refusedAt(token)]).toEqual([200, true])
    provider.now = new Date(start.getTime() + 5 * 366 * 86_400_000)
    await sweep(provider.world)
    const kept = await db.selectFrom('text_refusals').selectAll().execute()
    expect(kept).toEqual([{ phone_digest: expect.stringMatching(/^[\w-]{43}$/), refused_on: '2026-11-18' }])
    provider.takeLog()
  })

  it('can be taken back, from the link of another order, twice as once', async () => {
    const [one, other] = [await linkOf('0698765432'), await linkOf('06 98 76 54 32', suppliers[1])]
    await choose(one.token, true)
    for (const round of [1, 2]) expect([round, (await choose(other.token, false)).reply]).toEqual([round, false])
    expect(await refusedAt(one.token)).toBe(false)
    expect(await textsLeft()).toBe(2)
  })

  it('is refused to an unknown link, and to one that is over, in the words of the link itself', async () => {
    const { token, id } = await linkOf('0698765432')
    await db.updateTable('orders').set({ status: 6 }).where('id', '=', id).execute()
    for (const unknown of ['a'.repeat(22), token]) {
      const { status, refusal } = await choose(unknown, true)
      expect([status, refusal.message]).toEqual([404, 'Ce lien de suivi est introuvable, ou terminé.'])
    }
    expect(await db.selectFrom('text_refusals').selectAll().execute()).toEqual([])
  })

  it.each([
    ['to a number that takes none', '0493112233', provider],
    ['by a provider without a gateway', '0698765432', silent],
  ])('is not asked for where none is sent: %s', async (_, phone, at) => {
    const { token } = await linkOf(phone)
    expect(await refusedAt(token, at)).toBeNull()
    const { status, refusal } = await choose(token, true, at)
    expect([status, refusal.message]).toEqual([409, 'Nous n’envoyons pas de SMS à ce numéro.'])
  })
})
