import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { TextCarrier } from '#server/adapters/sms/text-carrier.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import { deliverDue } from '#server/letters/deliver-due.ts'
import { moveOrder } from '#server/staff/move-order.ts'
import { undoStep } from '#server/staff/undo-step.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { paidOrder, storedOrder } from '#tests/server/fixtures/invoiced.ts'
import { goOn } from '#tests/server/fixtures/outbox-folder.ts'
import { openProvider, type Provider } from '#tests/server/fixtures/provider.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
const later = (ms: number) => (provider.now = new Date(provider.now.getTime() + ms))
const step = (id: number, from: number, to: number, at: Provider = provider) =>
  moveOrder(id, { from, to, onPurpose: false }, null, at.world)
const tracked = (token: string) => call(provider, 'trackDelivery', { params: { token } })
const lettersOf = async (key: string, id: number) =>
  await db.selectFrom('letters').selectAll().where('once_key', '=', `${key}-${id}`).executeTakeFirst()

async function orderOnItsWay(changes: Partial<OrderRow> = {}): Promise<OrderRow & { token: string }> {
  const { id } = await paidOrder(provider, supplier)
  if (Object.keys(changes).length > 0) await db.updateTable('orders').set(changes).where('id', '=', id).execute()
  await moveOrder(id, { from: 4, to: 3, onPurpose: true }, null, provider.world)
  const order = await step(id, 3, 1)
  return { ...order, token: order.tracking_token ?? '' }
}

describe('The tracking link of an order', () => {
  it('is made when it goes on its way: 128 bits, each its own, and its owner sees where it leads', async () => {
    const [one, other] = [await orderOnItsWay(), await orderOnItsWay()]
    expect(one.token).toMatch(/^[\w-]{22}$/)
    expect(other.token).not.toBe(one.token)
    const orders = (await call(provider, 'myOrders', { token: supplier.token })).reply.orders
    expect(orders.find(({ id }) => id === one.id)?.trackingPath).toBe(`/suivi/${one.token}`)
  })

  it('shows towns and times, and nothing that names anybody, his address or his price', async () => {
    const { id, token } = await orderOnItsWay()
    const { raw, reply } = await tracked(token)
    expect(reply).toMatchObject({
      id,
      status: 1,
      fromTown: 'Mougins',
      toTown: 'Nice',
      moment: { type: 'flex', slot: { day: '2026-11-18', halfDay: 'PM' } },
      due: new Date('2026-11-18T16:00:00Z'),
      orderedAt: new Date((await storedOrder(provider, id)).ordered_at),
      preparedAt: provider.now,
      leftAt: provider.now,
      minutes: 24,
      deliveredAt: null,
      textsRefused: false,
      arrival: null,
    })
    expect(JSON.stringify(raw)).not.toMatch(/Lilas|Médecin|Petit|Ali|Chantier|Martin|0611|47,|39,|@/)
  })

  it.each([
    ['06000 Votre colis est bloqué payez sur evil.example, Nice', 'Nice'],
    ['3 avenue Jean Médecin, 06000 Nice appelez le 0899 000 000', 'Nice'],
    ['Cliquez ici, 00000 Rappelez votre banque', ''],
    ['Zone Industrielle Exemple, 06250 Mougins le Haut, France', 'Mougins'],
  ])('calls a town as the gazetteer does, whatever else was typed: « %s » is « %s »', async (typed, town) => {
    const { token } = await orderOnItsWay({ pickup_address: typed, delivery_address: typed })
    const { reply } = await tracked(token)
    expect([reply.fromTown, reply.toTown]).toEqual([town, town])
  })

  it('stays when the step is taken back, as long as nothing is to be paid; the next one is the same', async () => {
    const { id, token } = await orderOnItsWay()
    await undoStep(id, null, provider.world)
    expect((await tracked(token)).reply).toMatchObject({ status: 3, leftAt: null })
    expect((await step(id, 3, 1)).tracking_token).toBe(token)
  })

  it('leads nowhere for an order that is to be paid, or cancelled, and where it was never given', async () => {
    const unpaid = { payment_status: 0, account_at: null }
    const { id, token } = await orderOnItsWay(unpaid)
    expect((await tracked(token)).status).toBe(200)
    for (const changes of [{ status: 3 }, { status: 6, payment_status: 1 }]) {
      await db.updateTable('orders').set(changes).where('id', '=', id).execute()
      const { status, refusal } = await tracked(token)
      expect([status, refusal.message]).toEqual([404, 'Ce lien de suivi est introuvable, ou terminé.'])
    }
    expect(
      (await call(provider, 'myOrders', { token: supplier.token })).reply.orders.find((order) => order.id === id)
        ?.trackingPath,
    ).toBeNull()
    expect((await tracked('a'.repeat(22))).status).toBe(404)
  })

  it('ends thirty days after the delivery', async () => {
    const start = provider.now
    const { id, token } = await orderOnItsWay()
    await step(id, 1, 2)
    expect((await tracked(token)).reply).toMatchObject({ status: 2, deliveredAt: start })
    later(30 * 86_400_000 - 1)
    expect((await tracked(token)).status).toBe(200)
    later(1)
    expect((await tracked(token)).status).toBe(404)
    provider.now = start
  })
})

describe('An order that goes on its way', () => {
  it('sends its link to the supplier by mail and to his customer by SMS, ten seconds later', async () => {
    const { id, token } = await orderOnItsWay()
    const link = `https://colibat.example/suivi/${token}`
    expect((await lettersOf('order-delivering', id))?.text).toContain(`Suivre la livraison : ${link}`)
    expect((await lettersOf('order-delivering', id))?.text).toContain(
      'Ton client reçoit ce lien par SMS, sauf s’il les refuse.\n\nTéléphone : 06\u00A011\u00A022\u00A033\u00A044',
    )
    const sms = await lettersOf('order-sms', id)
    expect(sms).toMatchObject({
      channel: 'sms',
      to_address: '+33611223344',
      text: `Colibat : ta livraison de matériaux est en route. Suis-la ici : ${link}`,
      next_try_at: provider.now.getTime() + 10_000,
    })
    expect(sms?.text.length).toBeLessThanOrEqual(160)
  })

  it('takes both back with the step', async () => {
    const { id } = await orderOnItsWay()
    await undoStep(id, null, provider.world)
    expect([await lettersOf('order-delivering', id), await lettersOf('order-sms', id)]).toEqual([undefined, undefined])
  })

  it('stays on its way once its SMS has left', async () => {
    const { id } = await orderOnItsWay()
    await db.updateTable('letters').set({ attempts: 1 }).where('once_key', '=', `order-sms-${id}`).execute()
    await expect(undoStep(id, null, provider.world)).rejects.toThrow('Ce changement ne peut plus être annulé.')
    expect((await storedOrder(provider, id)).status).toBe(1)
  })

  it('sends no SMS to a number that takes none, and says so to the supplier', async () => {
    const { id } = await orderOnItsWay({ recipient_phone: '0493112233' })
    expect(await lettersOf('order-sms', id)).toBeUndefined()
    expect((await lettersOf('order-delivering', id))?.text).toMatch(
      /ne reçoit pas de SMS.*transmets-lui ce lien.*\n\nTéléphone : 04\u00A093\u00A011\u00A022\u00A033/,
    )
  })

  it('tells both of it without a link where the site has no address', async () => {
    const { id } = await paidOrder(provider, supplier)
    const world = { ...provider.world, publicUrl: null }
    await moveOrder(id, { from: 4, to: 3, onPurpose: false }, null, world)
    await moveOrder(id, { from: 3, to: 1, onPurpose: false }, null, world)
    expect((await lettersOf('order-sms', id))?.text).toBe(
      'Colibat : ta livraison de matériaux est en route. Une question : 04 65 71 00 00',
    )
    expect((await lettersOf('order-delivering', id))?.text).toContain('Pour la suivre, ouvre ton historique.')
    expect((await lettersOf('order-delivering', id))?.text).not.toContain('/suivi/')
  })
})

describe('An SMS', () => {
  it('is a file where there is no gateway', async () => {
    await db.deleteFrom('letters').execute()
    const { token } = await orderOnItsWay()
    later(10_000)
    await deliverDue(provider.delivery, goOn)
    const texts = await Promise.all(
      (await readdir(join(provider.folder, 'texts'))).map((name) =>
        readFile(join(provider.folder, 'texts', name), 'utf8'),
      ),
    )
    expect(texts).toEqual([
      `+33611223344\n\nColibat : ta livraison de matériaux est en route. Suis-la ici : https://colibat.example/suivi/${token}\n`,
    ])
  })

  it('that the gateway refuses is tried again, and is given up after an hour', async () => {
    await db.deleteFrom('letters').execute()
    const { id } = await orderOnItsWay()
    const start = provider.now
    const texts: TextCarrier = {
      carry: () =>
        Promise.reject(Object.assign(new Error('the gateway answered 502'), { code: 'SMS', responseCode: 502 })),
    }
    for (let round = 0; round < 8; round += 1) {
      later(33 * 60_000)
      await deliverDue({ ...provider.delivery, texts }, goOn)
    }
    expect(await lettersOf('order-sms', id)).toMatchObject({
      attempts: 7,
      next_try_at: null,
      sent_at: null,
      last_error: 'the gateway answered 502',
    })
    const failures = provider.takeLog().filter(({ level }) => level === 'error')
    expect(failures).toHaveLength(7)
    expect(failures.at(-1)).toMatchObject({ code: 'SMS 502', givenUp: true })
    provider.now = start
  })
})
