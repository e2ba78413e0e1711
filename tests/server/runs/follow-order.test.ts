import { afterEach, describe, expect, it } from 'vitest'
import { call } from '#tests/server/fixtures/call.ts'
import { paidOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { aRun, wednesday } from '#tests/server/fixtures/run.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const supplier = await newSupplier(provider)
const desk = await newStaff(provider, 'dispatcher')
const token = desk.token

const newOrder = async () => (await paidOrder(provider, supplier)).id
const runOf = async (id: number) =>
  (await call(provider, 'staffRuns', { token, query: { jour: wednesday } })).reply.runs.find((run) => run.id === id)!
const step = (id: number, de: number, vers: number) =>
  call(provider, 'moveOrder', { token, params: { id }, body: { de, vers } })
const undo = (id: number) => call(provider, 'undoStep', { token, params: { id }, body: {} })
const setDate = (id: number, DateLivraison: string) =>
  call(provider, 'setDeliveryDate', { token, params: { id }, body: { DateLivraison } })
const later = (seconds: number) => void (provider.now = new Date(provider.now.getTime() + seconds * 1000))
/** How far a run is, and when its stops were done: ['under way', '10:00 pickup', '- delivery']. */
const seen = async (id: number) => {
  const { state, stops } = await runOf(id)
  return [state, ...stops.map(({ kind, doneAt }) => `${doneAt?.toISOString().slice(11, 16) ?? '-'} ${kind}`)]
}
const lastChange = async (id: number) =>
  await provider.world.db
    .selectFrom('run_changes')
    .select(['by_id', 'kind', 'order_id', 'note'])
    .where('run_id', '=', id)
    .orderBy('id', 'desc')
    .executeTakeFirst()

afterEach(() => void (provider.now = wednesdayMorning))

describe('An order on a run', () => {
  it('that is on its way is picked up, and delivered closes its run when it is the last', async () => {
    const order = await newOrder()
    const id = await aRun(provider, [order])
    await step(order, 4, 3)
    expect(await seen(id)).toEqual(['planned', '- pickup', '- delivery'])
    expect((await runOf(id)).version).toBe(2)
    later(60)
    await step(order, 3, 1)
    expect(await seen(id)).toEqual(['under way', '09:01 pickup', '- delivery'])
    later(60)
    await step(order, 1, 2)
    expect(await seen(id)).toEqual(['closed', '09:01 pickup', '09:02 delivery'])
  })

  it('whose step is taken back is at its stops as before, and its run is open again', async () => {
    const order = await newOrder()
    const id = await aRun(provider, [order])
    await step(order, 4, 3)
    later(60)
    await step(order, 3, 1)
    await undo(order)
    expect(await seen(id)).toEqual(['planned', '- pickup', '- delivery'])
    await step(order, 3, 1)
    later(60)
    await step(order, 1, 2)
    await undo(order)
    expect(await seen(id)).toEqual(['under way', '09:01 pickup', '- delivery'])
  })

  it('is in the vehicle once it is picked up: the desk takes it off no more', async () => {
    const [order, other] = [await newOrder(), await newOrder()]
    const id = await aRun(provider, [order, other])
    await step(order, 4, 3)
    await step(order, 3, 1)
    const { version } = await runOf(id)
    const off = await call(provider, 'takeOffRun', { token, params: { id }, body: { version, commande: order } })
    expect(off.refusal.message).toBe(`La commande n° ${order} est déjà dans le véhicule.`)
  })

  it.each([
    [
      'its customer',
      (id: number) => call(provider, 'cancelOrder', { token: supplier.token, params: { id }, body: {} }),
    ],
    ['the team', (id: number) => call(provider, 'cancelByStaff', { token, params: { id }, body: { de: 4 } })],
  ])('that %s cancels leaves it, and the places close up', async (who, cancel) => {
    const [order, other] = [await newOrder(), await newOrder()]
    const id = await aRun(provider, [order, other])
    const before = await runOf(id)
    expect((await cancel(order)).status).toBe(200)
    const { version, stops } = await runOf(id)
    expect(stops.map(({ orderId, kind }) => [orderId, kind])).toEqual([
      [other, 'pickup'],
      [other, 'delivery'],
    ])
    expect(version).toBe(before.version + 1)
    expect(await lastChange(id)).toEqual({
      by_id: who === 'the team' ? desk.id : supplier.id,
      kind: 'left',
      order_id: order,
      note: 'Annulé',
    })
  })

  it('that comes another day leaves it, whoever says so', async () => {
    const [order, other] = [await newOrder(), await newOrder()]
    const id = await aRun(provider, [order, other])
    await setDate(order, '2026-11-19 08:00:00')
    expect(await lastChange(id)).toEqual({
      by_id: desk.id,
      kind: 'left',
      order_id: order,
      note: 'prévue le jeudi 19 novembre',
    })
    const body = { livraisonType: 'flex', dateLivraison: '2026-11-20 08:00:00', flexHalfDay: 'AM' } as const
    await call(provider, 'changeMoment', { token: supplier.token, params: { id: other }, body })
    expect(await lastChange(id)).toMatchObject({ by_id: supplier.id, kind: 'left', order_id: other })
    expect((await runOf(id)).stops).toEqual([])
  })

  it('stays on it where another hour of its day is set, and on another day while it is in the vehicle', async () => {
    const order = await newOrder()
    const id = await aRun(provider, [order])
    await call(provider, 'setDeliveryDate', {
      token,
      params: { id: order },
      body: { DateLivraison: '2026-11-18 10:00:00', flexHalfDay: 'AM' },
    })
    expect((await runOf(id)).stops).toHaveLength(2)
    await step(order, 4, 3)
    await step(order, 3, 1)
    await setDate(order, '2026-11-19 08:00:00')
    expect(await seen(id)).toEqual(['under way', '09:00 pickup', '- delivery'])
    await undo(order)
    expect((await runOf(id)).stops).toEqual([])
  })

  it('makes a change of its run that whoever saw it before does not undo', async () => {
    const [order, other] = [await newOrder(), await newOrder()]
    const id = await aRun(provider, [order, other])
    const { version } = await runOf(id)
    await step(order, 4, 3)
    await step(order, 3, 1)
    const off = await call(provider, 'takeOffRun', { token, params: { id }, body: { version, commande: other } })
    expect([off.status, off.refusal.message]).toEqual([
      409,
      expect.stringMatching(/^Cette tournée a changé entre-temps/),
    ])
  })
})
