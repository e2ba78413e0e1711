import { afterEach, describe, expect, it } from 'vitest'
import { reorderStops } from '#server/runs/reorder-stops.ts'
import { recordAct } from '#server/driver/record-act.ts'
import { moveOrder } from '#server/staff/move-order.ts'
import { acts } from '#tests/server/fixtures/act.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { sharedOrder } from '#tests/server/fixtures/followed.ts'
import { openProvider, wednesdayMorning, type Provider } from '#tests/server/fixtures/provider.ts'
import { aSubscription } from '#tests/server/fixtures/push.ts'
import { aRun, runDetails, wednesday } from '#tests/server/fixtures/run.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const beside = await openProvider({ beside: provider })
const { world } = provider
const { db } = world
const supplier = await newSupplier(provider)
await call(provider, 'subscribePush', { token: supplier.token, body: aSubscription() })
const desk = await newStaff(provider, 'dispatcher')
const driver = await newStaff(provider, 'driver')
const told = acts(provider)

/** The clock of the tests, so many minutes after ten o'clock in Paris. */
const clockAt = (minutes: number) => {
  provider.now = new Date(wednesdayMorning.getTime() + minutes * 60_000)
  beside.now = provider.now
}
afterEach(() => clockAt(0))

const townOf = ['1 rue Première, 06000 Nice', '2 rue Deuxième, 06600 Antibes', '3 rue Troisième, 06400 Cannes']

/** Three orders that the driver has aboard since ten o'clock: the last one, expected at 11:36, is told of here. */
async function aboard(changes: { readonly recipient_phone?: string } = {}) {
  const orders = []
  for (const delivery_address of townOf)
    orders.push(await sharedOrder(provider, supplier, { delivery_address, ...changes }))
  const ids = orders.map(({ id }) => id)
  const run = await aRun(provider, ids)
  const details = { ...(await runDetails(provider)), chauffeur: driver.id }
  await call(provider, 'changeRun', { token: desk.token, params: { id: run }, body: { version: 4, ...details } })
  const stops = (['pickup', 'delivery'] as const).flatMap((kind) => ids.map((orderId) => ({ orderId, kind })))
  await reorderStops({ id: run, version: 5 }, stops, desk.id, world)
  await call(provider, 'staffRuns', { token: desk.token, query: { jour: wednesday } })
  const [first = 0, second = 0, last = 0] = ids
  const does = (act: object, commande: number, at: Provider = provider) =>
    call(at, 'recordAct', { token: driver.token, body: { ...act, commande, tournee: run } as never })
  for (const id of ids) expect((await does(told.pickup(), id)).status).toBe(200)
  return { first, second, last, run, does, link: orders[2]?.token }
}

const textsOf = async (id: number) =>
  await db.selectFrom('letters').selectAll().where('once_key', 'like', `order-late-sms-${id}%`).execute()
const noticesOf = async (id: number) =>
  (await db.selectFrom('push_notices').selectAll().where('order_id', '=', id).execute()).filter(
    ({ kind }) => kind === 'late',
  )

describe('An arrival that slips', () => {
  it('by more than twenty minutes is told to its recipient and its supplier, once, with the hours that hold now', async () => {
    const { first, second, last, does, link } = await aboard()
    clockAt(44)
    await does(told.delivery(), first)
    expect(await textsOf(last)).toEqual([])
    // Ten minutes late so far; the second stop is left at 11:33, and the road has 24 minutes.
    clockAt(93)
    await does(told.delivery(), second)
    const [text, ...more] = await textsOf(last)
    expect(more).toEqual([])
    expect(text).toMatchObject({
      channel: 'sms',
      to_address: '+33611223344',
      text: `Colibat : ta livraison a du retard, elle arrive entre 11h30 et 12h20. Suis-la ici : https://colibat.example/suivi/${link}`,
      next_try_at: provider.now.getTime() + 10_000,
    })
    expect(text?.text.length).toBeLessThanOrEqual(160)
    expect(await noticesOf(last)).toHaveLength(1)
    expect([await textsOf(second), await noticesOf(second)]).toEqual([[], []])
  })

  it('that slips on is not told again', async () => {
    const { first, second, last, does } = await aboard()
    clockAt(70)
    await does(told.delivery(), first)
    expect(await textsOf(last)).toHaveLength(1)
    expect(await textsOf(second)).toHaveLength(1)
    await db.deleteFrom('push_notices').execute()
    clockAt(130)
    await does(told.delivery(), second)
    expect(await textsOf(last)).toHaveLength(1)
    expect(await noticesOf(last)).toEqual([])
  })

  it('by twenty minutes to the minute is told to nobody', async () => {
    const { first, second, last, does } = await aboard()
    clockAt(44)
    await does(told.delivery(), first)
    clockAt(92)
    await does(told.delivery(), second)
    expect([await textsOf(last), await noticesOf(last)]).toEqual([[], []])
  })

  it('is told of by the steps of the desk, too', async () => {
    const { first, last } = await aboard()
    clockAt(57)
    await moveOrder(first, { from: 1, to: 2, onPurpose: false, reason: 'Client pressé' }, desk.id, world)
    expect(await textsOf(last)).toHaveLength(1)
  })

  it('is told once where an act comes twice at the same instant, and nobody where it is not written whole', async () => {
    const { first, last, does, run } = await aboard()
    clockAt(57)
    const act = told.delivery()
    const lost = db.transaction().execute(async (transaction) => {
      const inIt = { transaction: () => ({ execute: (work: (at: unknown) => unknown) => work(transaction) }) }
      const at = provider.now
      const delivery = { kind: 'delivery', reserves: [], words: '', name: 'M. Exemple', signature: [[1, 2]], photos: 0 }
      await recordAct(
        { id: act.id, orderId: first, runId: run, doneAt: at, sentAt: at, photos: [], act: delivery as never },
        driver.id,
        { ...world, db: inIt as never },
      )
      expect(
        await transaction.selectFrom('letters').select('id').where('once_key', '=', `order-late-sms-${last}`).execute(),
      ).toHaveLength(1)
      throw new Error('the server stops')
    })
    await expect(lost).rejects.toThrow('the server stops')
    expect([await textsOf(last), await noticesOf(last)]).toEqual([[], []])
    const both = await Promise.all([does(act, first), does(act, first, beside)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    await does(act, first)
    expect(await textsOf(last)).toHaveLength(1)
    expect(await noticesOf(last)).toHaveLength(1)
  })

  it('is not read from what a phone tells long after it was done', async () => {
    const { first, second, last, does } = await aboard()
    clockAt(57)
    const late = told.delivery()
    clockAt(77)
    await does({ ...late, envoye_le: told.delivery().le }, first)
    expect(await textsOf(last)).toEqual([])
    await does(told.delivery(), second)
    expect(await textsOf(last)).toEqual([])
  })

  it('is told no more once it is there, or could not be delivered', async () => {
    const { first, second, last, does } = await aboard()
    clockAt(70)
    await does(told.delivery(), first)
    expect([await textsOf(second), await textsOf(last)].flat()).toHaveLength(2)
    await does(told.delivery(), second)
    await does(told.attempt(), last)
    expect([await textsOf(second), await textsOf(last)]).toEqual([[], []])
    expect([await noticesOf(second), await noticesOf(last)]).toEqual([[], []])
  })

  it('is told to the supplier alone where the recipient has no mobile number', async () => {
    const { first, last, does } = await aboard({ recipient_phone: '0465710000' })
    clockAt(57)
    await does(told.delivery(), first)
    expect(await textsOf(last)).toEqual([])
    expect(await noticesOf(last)).toHaveLength(1)
  })
})
