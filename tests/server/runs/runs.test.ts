import { afterEach, describe, expect, it } from 'vitest'
import { sweep } from '#server/housekeeping.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { paidOrder, unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { aFirmWithAccount, putStoredOnAccount } from '#tests/server/fixtures/on-account.ts'
import { requestedOrder } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { aRun, runDetails, wednesday } from '#tests/server/fixtures/run.ts'
import { newStaff, staffPassword } from '#tests/server/fixtures/staff.ts'
import { newSupplier, signIn } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
const desk = await newStaff(provider, 'dispatcher')
// Somebody else goes on when a driver's account goes.
await newStaff(provider)
let { token } = desk
const details = await runDetails(provider)

const read = async (jour = wednesday) => (await call(provider, 'staffRuns', { token, query: { jour } })).reply
const runOf = async (id: number) => (await read()).runs.find((run) => run.id === id)!
const make = async (changes: object = {}) =>
  await call(provider, 'makeRun', { token, body: { jour: wednesday, ...details, ...changes } })
const assign = (id: number, version: number, commande: number) =>
  call(provider, 'assignOrders', { token, params: { id }, body: { version, commande } })
const takeOff = (id: number, version: number, commande: number) =>
  call(provider, 'takeOffRun', { token, params: { id }, body: { version, commande } })
const reorder = (id: number, version: number, arrets: readonly (readonly [number, 'retrait' | 'livraison'])[]) =>
  call(provider, 'reorderStops', {
    token,
    params: { id },
    body: { version, arrets: arrets.map(([commande, genre]) => ({ commande, genre })) },
  })
const drop = (id: number, version: number) => call(provider, 'dropRun', { token, params: { id }, body: { version } })
const step = (id: number, de: number, vers: number) =>
  call(provider, 'moveOrder', { token, params: { id }, body: { de, vers } })
/** The stops of a run: [7, 'pickup']. */
const stopsOf = async (id: number) => (await runOf(id)).stops.map(({ orderId, kind }) => [orderId, kind])
const journal = async (id: number) =>
  (
    await db
      .selectFrom('run_changes')
      .select(['by_id', 'kind', 'order_id', 'note'])
      .where('run_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ by_id: by, kind, order_id: order, note }) => [by, kind, order, note])

afterEach(() => {
  provider.now = wednesdayMorning
  token = desk.token
})

describe('A run', () => {
  it('is made with a driver of the team, a plate and an hour, and has no stop yet', async () => {
    const { reply } = await make({ transporteur: 'Transports Modèle', charge_utile: 1200 })
    expect(reply.runs.at(-1)).toMatchObject({
      version: 1,
      state: 'planned',
      driver: { id: details.chauffeur, name: 'Élise Martin' },
      plate: 'AB-123-CD',
      carrier: 'Transports Modèle',
      payloadKg: 1200,
      startsAt: new Date('2026-11-18T06:30:00Z'),
      stops: [],
    })
    expect(reply.drivers).toEqual(
      expect.arrayContaining([
        { id: details.chauffeur, name: 'Élise Martin', role: 'driver' },
        { id: desk.id, name: 'Élise Martin', role: 'dispatcher' },
      ]),
    )
  })

  it('is made for no day that is past, and with nobody who is not of the team', async () => {
    expect((await make({ jour: '2026-11-17' })).refusal.errors).toEqual({ jour: ['Ce jour est passé.'] })
    const sentence = 'Ce chauffeur n’est pas dans l’équipe.'
    for (const chauffeur of [supplier.id, 987_654])
      expect((await make({ chauffeur })).refusal.errors).toEqual({ chauffeur: [sentence] })
  })

  it('gets another driver, vehicle and hour, which its journal keeps', async () => {
    const id = await aRun(provider)
    const body = {
      version: 1,
      chauffeur: desk.id,
      plaque: 'EF-456-GH',
      transporteur: 'Modèle',
      charge_utile: 3500,
      depart: '08:00',
    }
    const { reply } = await call(provider, 'changeRun', { token, params: { id }, body })
    expect(reply.runs.find((run) => run.id === id)).toMatchObject({
      version: 2,
      driver: { id: desk.id },
      plate: 'EF-456-GH',
      carrier: 'Modèle',
      payloadKg: 3500,
      startsAt: new Date('2026-11-18T07:00:00Z'),
    })
    expect((await journal(id)).at(-1)).toEqual([
      desk.id,
      'changed',
      null,
      `chauffeur n° ${details.chauffeur}, AB-123-CD, 07:30 → chauffeur n° ${desk.id}, EF-456-GH, Modèle, 3\u202F500\u00A0kg, 08:00`,
    ])
  })

  it.each([0, -5, 12.5, 50_001, '1200'])('is made with no payload of %j', async (charge) => {
    const { status, refusal } = await make({ charge_utile: charge })
    expect([status, refusal.errors]).toEqual([422, { charge_utile: ['Charge utile invalide'] }])
  })

  it('is dropped once its orders are off it, and its journal stays', async () => {
    const { id: order } = await paidOrder(provider, supplier)
    const id = await aRun(provider, [order])
    expect((await drop(id, 2)).refusal.message).toBe(
      'Cette tournée a encore des arrêts : retire d’abord ses commandes.',
    )
    await takeOff(id, 2, order)
    expect((await drop(id, 3)).reply.runs.map((run) => run.id)).not.toContain(id)
    expect((await journal(id)).slice(1)).toEqual([
      [details.chauffeur, 'assigned', order, null],
      [desk.id, 'off', order, null],
      [desk.id, 'dropped', null, null],
    ])
    expect((await drop(id, 4)).refusal.message).toBe('Tournée introuvable.')
  })
})

describe('An order', () => {
  it('goes on a run with both its stops, behind those that are there, and off it again', async () => {
    const [one, other] = [await paidOrder(provider, supplier), await paidOrder(provider, supplier)]
    const id = await aRun(provider)
    expect((await read()).withoutRun).toEqual(expect.arrayContaining([one.id, other.id]))
    await assign(id, 1, one.id)
    const { reply } = await assign(id, 2, other.id)
    expect(await stopsOf(id)).toEqual([
      [one.id, 'pickup'],
      [one.id, 'delivery'],
      [other.id, 'pickup'],
      [other.id, 'delivery'],
    ])
    expect(reply.withoutRun).not.toContain(one.id)
    // Its slip says it; without one it is as heavy as its band may be.
    expect(reply.kg.get(one.id)).toBe(210)
    await db.updateTable('orders').set({ detected_kg: null }).where('id', '=', one.id).execute()
    expect((await read()).kg.get(one.id)).toBe(300)
    expect(reply.orders.map((order) => order.id)).toEqual(expect.arrayContaining([one.id, other.id]))
    await takeOff(id, 3, one.id)
    expect(await stopsOf(id)).toEqual([
      [other.id, 'pickup'],
      [other.id, 'delivery'],
    ])
    expect((await read()).withoutRun).toContain(one.id)
  })

  it('goes on a run where it is on its firm’s account', async () => {
    const { member } = await aFirmWithAccount(provider)
    const order = await putStoredOnAccount(provider, member, await unpaidOrder(provider, member))
    const id = await aRun(provider)
    expect((await assign(id, 1, order.id)).status).toBe(200)
  })

  it('is on one run at most', async () => {
    const { id: order } = await paidOrder(provider, supplier)
    await aRun(provider, [order])
    const id = await aRun(provider)
    expect((await assign(id, 1, order)).refusal.message).toBe(`La commande n° ${order} est déjà sur une tournée.`)
    expect((await runOf(id)).version).toBe(1)
  })

  it('goes on none before it is paid or priced, nor once it is on its way', async () => {
    const id = await aRun(provider)
    const refused = async (order: number) => (await assign(id, 1, order)).refusal.message
    const unpaid = await unpaidOrder(provider, supplier)
    expect(await refused(unpaid.id)).toBe(`La commande n° ${unpaid.id} n’est pas payée.`)
    const request = await requestedOrder(provider, supplier)
    expect(await refused(request.id)).toMatch(/« En attente » : elle ne prend pas la route/)
    const paid = await paidOrder(provider, supplier)
    await step(paid.id, 4, 3)
    await step(paid.id, 3, 1)
    expect(await refused(paid.id)).toMatch(/« En cours de livraison » : elle ne prend pas la route/)
    expect(await refused(987_654)).toBe('Commande introuvable.')
  })

  it('waits for its day, and is listed today where it is late', async () => {
    const { id: order } = await paidOrder(provider, supplier)
    await call(provider, 'setDeliveryDate', {
      token,
      params: { id: order },
      body: { DateLivraison: '2026-11-19 08:00:00' },
    })
    const id = await aRun(provider)
    expect((await assign(id, 1, order)).refusal.message).toBe(
      `La commande n° ${order} est prévue le jeudi 19 novembre.`,
    )
    expect((await read('2026-11-18')).withoutRun).not.toContain(order)
    expect((await read('2026-11-19')).withoutRun).toContain(order)
    expect((await read('2026-11-20')).withoutRun).not.toContain(order)
    provider.now = new Date('2026-11-20T09:00:00Z')
    ;({ token } = await signIn(provider, { email: desk.email, password: staffPassword }))
    expect((await read('2026-11-20')).withoutRun).toContain(order)
    const later = await aRun(provider, [], '2026-11-20')
    expect((await assign(later, 1, order)).status).toBe(200)
  })

  it('comes with all of its half-day that are on no run, and only once', async () => {
    const all = await openProvider()
    const customer = await newSupplier(all)
    const { token: own } = await newStaff(all)
    const orders = [await paidOrder(all, customer), await paidOrder(all, customer), await paidOrder(all, customer)]
    const unpaid = await unpaidOrder(all, customer)
    await aRun(all, [orders[1]!.id])
    const id = await aRun(all)
    const take = (version: number, demi_journee: 'AM' | 'PM') =>
      call(all, 'assignOrders', { token: own, params: { id }, body: { version, demi_journee } })
    expect((await take(1, 'AM')).refusal.message).toBe('Matin : aucune commande payée n’attend de tournée.')
    const { reply } = await take(1, 'PM')
    expect(reply.runs.find((run) => run.id === id)?.stops.map(({ orderId, kind }) => [orderId, kind])).toEqual([
      [orders[0]!.id, 'pickup'],
      [orders[2]!.id, 'pickup'],
      [orders[0]!.id, 'delivery'],
      [orders[2]!.id, 'delivery'],
    ])
    expect(reply.withoutRun).toEqual([])
    expect(reply.orders.map((order) => order.id)).not.toContain(unpaid.id)
    expect((await take(2, 'PM')).status).toBe(409)
  })
})

describe('The stops of a run', () => {
  it('are put in another order, each pickup before its delivery', async () => {
    const [one, other] = [await paidOrder(provider, supplier), await paidOrder(provider, supplier)]
    const id = await aRun(provider, [one.id, other.id])
    const early = await reorder(id, 3, [
      [other.id, 'livraison'],
      [other.id, 'retrait'],
      [one.id, 'retrait'],
      [one.id, 'livraison'],
    ])
    expect(early.refusal.message).toBe(`Le retrait de la commande n° ${other.id} vient avant sa livraison.`)
    await reorder(id, 3, [
      [other.id, 'retrait'],
      [one.id, 'retrait'],
      [other.id, 'livraison'],
      [one.id, 'livraison'],
    ])
    expect(await stopsOf(id)).toEqual([
      [other.id, 'pickup'],
      [one.id, 'pickup'],
      [other.id, 'delivery'],
      [one.id, 'delivery'],
    ])
    expect((await journal(id)).at(-1)).toEqual([desk.id, 'reordered', null, null])
  })
})

describe('Two who change a run at once', () => {
  it('are told apart: one is obeyed, the other reads how it stands now', async () => {
    const [one, other] = [await paidOrder(provider, supplier), await paidOrder(provider, supplier)]
    const id = await aRun(provider)
    const answers = await Promise.all([assign(id, 1, one.id), assign(id, 1, other.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)!
    expect(refused.refusal.message).toBe(
      'Cette tournée a changé entre-temps : Élise Martin, AB-123-CD, départ à 7\u00A0h\u00A030, 2 arrêts. Relis-la, puis recommence.',
    )
    expect(
      (refused.refusal['tournees'] as { id: number; version: number }[]).find((run) => run.id === id)?.version,
    ).toBe(2)
    expect(await stopsOf(id)).toHaveLength(2)
  })

  it('do not put one order on two runs', async () => {
    const { id: order } = await paidOrder(provider, supplier)
    const runs = [await aRun(provider), await aRun(provider)]
    const answers = await Promise.all(runs.map((id) => assign(id, 1, order)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await db.selectFrom('run_stops').select('run_id').where('order_id', '=', order).execute()).toHaveLength(2)
  })

  it('are told that it is dropped', async () => {
    const id = await aRun(provider)
    const answers = await Promise.all([drop(id, 1), drop(id, 1)])
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200])
    expect(answers.find(({ status }) => status !== 200)?.refusal.message).toMatch(
      /^(?:Cette tournée a été supprimée entre-temps\.|Tournée introuvable\.)$/,
    )
  })
})

describe('The account of a driver', () => {
  it('is told what he drives, and stays while a run to come is in his name', async () => {
    const driver = await newStaff(provider, 'driver')
    const { status } = await make({ chauffeur: driver.id, plaque: 'XY-987-ZA' })
    expect(status).toBe(200)
    expect((await call(provider, 'exportAccount', { token: driver.token })).raw).toMatchObject({
      tournees: [{ jour: wednesday, plaque: 'XY-987-ZA', transporteur: null, depart: '2026-11-18T06:30:00.000Z' }],
    })
    const erase = async () => {
      const { token: own } = await signIn(provider, { email: driver.email, password: staffPassword })
      return await call(provider, 'deleteAccount', { token: own, body: { password: staffPassword } })
    }
    expect((await erase()).refusal.message).toBe(
      'Ton compte ne peut pas encore être supprimé : une tournée est à ton nom. Fais-la confier à quelqu’un d’autre.',
    )
    provider.now = new Date('2026-11-19T09:00:00Z')
    expect((await erase()).status).toBe(200)
    provider.now = wednesdayMorning
    expect((await read()).runs.find((run) => run.driver.id === driver.id)?.driver.name).toBe('')
  })
})

describe('A run of two years ago', () => {
  it('is kept for a third where another carrier drove it, since the law has its register kept', async () => {
    const own = await aRun(provider)
    const chartered = await aRun(provider)
    await db.updateTable('runs').set({ carrier: 'Transports Modèle' }).where('id', '=', chartered).execute()
    const left = async () => (await db.selectFrom('runs').select('id').execute()).map(({ id }) => id)
    provider.now = new Date('2028-11-21T09:00:00Z')
    await sweep(provider.world)
    expect(await left()).toContain(chartered)
    expect(await left()).not.toContain(own)
    provider.now = new Date('2029-11-21T09:00:00Z')
    await sweep(provider.world)
    expect(await left()).not.toContain(chartered)
    provider.now = wednesdayMorning
    provider.takeLog()
  })

  it('is forgotten with its stops and its journal', async () => {
    const id = await aRun(provider, [(await paidOrder(provider, supplier)).id])
    provider.now = new Date('2028-11-17T09:00:00Z')
    await sweep(provider.world)
    expect(await journal(id)).not.toEqual([])
    provider.now = new Date('2028-11-21T09:00:00Z')
    expect(await sweep(provider.world)).toEqual([])
    const left = await Promise.all([
      db.selectFrom('runs').select('id').execute(),
      db.selectFrom('run_stops').select('order_id').execute(),
      db.selectFrom('run_changes').select('id').execute(),
    ])
    expect(left).toEqual([[], [], []])
    provider.takeLog()
  })
})
