import { beforeEach, describe, expect, it } from 'vitest'
import type { BodyOf } from '#contract/endpoint.ts'
import type { changeStaffSettings } from '#contract/staff/staff-settings.ts'
import { addDays, parisDay, weekday } from '#rules/moment/paris-time.ts'
import { changeSetting, findSettings } from '#server/settings/site-settings.ts'
import { moveOrder } from '#server/staff/move-order.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { commandLine } from '#tests/server/fixtures/command-line.ts'
import { paidOrder, unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider, type Provider } from '#tests/server/fixtures/provider.ts'
import { everySetting } from '#tests/server/fixtures/settings.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier, type Supplier } from '#tests/server/fixtures/supplier.ts'

type Changes = BodyOf<typeof changeStaffSettings>

let provider: Provider
let supplier: Supplier
let token: string

beforeEach(async () => {
  provider = await openProvider()
  supplier = await newSupplier(provider)
  token = (await newStaff(provider)).token
})

const read = async () => (await call(provider, 'staffSettings', { token })).reply
const change = (body: Changes) => call(provider, 'changeStaffSettings', { token, body })
const preview = async (body: Changes) => (await call(provider, 'previewStaffSettings', { token, body })).reply
const values = Object.fromEntries(Object.entries(everySetting).map(([name, { valeur }]) => [name, valeur]))

describe('The settings of a manager', () => {
  it('are changed together, each with its version and its words in the journal', async () => {
    expect((await read()).versions).toEqual({ closings: 0, holidays: 0, zone: 0, capacity: 0, stores: 0 })
    const { reply } = await change(everySetting)
    expect(reply.values).toEqual(values)
    expect(reply.versions).toEqual({ closings: 1, holidays: 1, zone: 1, capacity: 1, stores: 1 })
    expect(reply.journal.flatMap(({ words }) => words).map((line) => line.replaceAll(/[\u00A0\u202F]/g, ' '))).toEqual([
      'Fermeture du 9 août au 14 août 2027 : Congés',
      'Fériés de Monaco ajoutés',
      'Retrait : 06 ajouté',
      'Livraison : 06 ajouté',
      'Livraison : 83 ajouté',
      'Route la plus longue : sans limite → 90 min',
      'Lundi matin : sans limite → 12 commandes, 2 400 kg',
      'Négoce Modèle ajouté',
    ])
    expect(reply.journal.every(({ by, at }) => by !== '' && at.getTime() === provider.now.getTime())).toBe(true)
    expect(await read()).toEqual(reply)
  })

  it('tell what they were and are, the newest change first, also of the command line', async () => {
    await change({ zone: everySetting.zone })
    provider.now = new Date(provider.now.getTime() + 60_000)
    await commandLine(provider)('reglages', 'route-max', '75')
    const [newest] = (await read()).journal
    expect(newest?.words).toEqual(['Route la plus longue\u00A0: 90\u00A0min → 75\u00A0min'])
    expect(newest?.by).toBe('essai')
  })

  it('are all refused when another hand was quicker with one of them, with how it stands', async () => {
    const { db, now } = provider.world
    await changeSetting(db, 'zone', (zone) => ({ ...zone, mostMinutes: 60 }), { by: 'Noa Spécimen', at: now() })
    const { status, refusal } = await change(everySetting)
    expect(status).toBe(409)
    expect(refusal.message).toContain('Quelqu’un vient de changer ce réglage')
    expect(refusal['versions']).toEqual({ closings: 0, holidays: 0, zone: 1, capacity: 0, stores: 0 })
    expect(refusal['reglages']).toMatchObject({ closings: [], zone: { mostMinutes: 60 } })
    expect(await findSettings(db)).toMatchObject({ closings: [], holidays: [], capacity: [], stores: [] })
  })

  it('are those of one of two hands at once', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => change(everySetting)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect((await read()).journal).toHaveLength(5)
  })

  it.each([
    [
      'closings.valeur.0',
      { closings: { vue: 0, valeur: [{ from: '2027-08-14', to: '2027-08-09', reason: 'Congés' }] } },
    ],
    [
      'closings.valeur.0.reason',
      { closings: { vue: 0, valeur: [{ from: '2027-08-09', to: '2027-08-09', reason: ' ' }] } },
    ],
    ['zone.valeur.pickup.0', { zone: { vue: 0, valeur: { pickup: ['6'], delivery: [], mostMinutes: null } } }],
    ['body', {}],
  ] as const)('are refused with their sentence, and none is written: %s', async (path, wrong) => {
    const body = path === 'body' ? {} : { holidays: everySetting.holidays, ...wrong }
    const { status, refusal } = await change(body as Changes)
    expect(status).toBe(422)
    expect(refusal.errors?.[path]?.[0]).toMatch(
      /^(?:Une fermeture finit|Il manque la raison|Un code postal|Rien à changer)/,
    )
    expect((await read()).journal).toEqual([])
  })

  it('close days for customers in the same second', async () => {
    const day = addDays(parisDay(provider.now), 20)
    await change({ closings: { vue: 0, valeur: [{ from: day, to: day, reason: 'Salon' }] } })
    provider.now = new Date(provider.now.getTime() + 1000)
    expect((await call(provider, 'readSettings', {})).reply.closings).toContainEqual({
      from: day,
      to: day,
      reason: 'Salon',
    })
  })
})

describe('The orders that settings leave no place', () => {
  it('are named before anything is set, by company and moment, and stay where they are', async () => {
    const order = await paidOrder(provider, supplier)
    await unpaidOrder(provider, supplier)
    const day = parisDay(new Date(order.expected_at ?? 0))
    const closings = { vue: 0, valeur: [{ from: day, to: addDays(day, 3), reason: 'Inventaire' }] }
    expect(await preview({ closings })).toEqual({
      count: 1,
      orders: [
        {
          id: order.id,
          company: 'Martin Matériaux',
          moment: 'mercredi 18 novembre, après-midi',
          why: 'Fermé\u00A0: Inventaire',
        },
      ],
    })
    expect((await read()).values.closings).toEqual([])
    const { reply } = await change({ closings })
    expect(reply.conflicts.orders.map(({ id }) => id)).toEqual([order.id])
    // It has lost its place already: another change takes nothing from it.
    expect((await preview({ zone: everySetting.zone })).count).toBe(0)
    const stored = await provider.world.db
      .selectFrom('orders')
      .select('expected_at')
      .where('id', '=', order.id)
      .execute()
    expect(stored).toEqual([{ expected_at: order.expected_at }])
  })

  it('are the last ones of a half-day with too few places, on their way or not', async () => {
    const [first, second] = [await paidOrder(provider, supplier), await paidOrder(provider, supplier)]
    await moveOrder(second.id, { from: 4, to: 3, onPurpose: false }, null, provider.world)
    await moveOrder(second.id, { from: 3, to: 1, onPurpose: false }, null, provider.world)
    const day = parisDay(new Date(first.expected_at ?? 0))
    const limit = { weekday: weekday(day), halfDay: 'PM' as const }
    const places = (orders: number | null, kg: number | null) =>
      preview({ capacity: { vue: 0, valeur: [{ ...limit, orders, kg }] } })
    expect((await places(1, null)).orders).toMatchObject([{ id: second.id, why: 'Plus de place mercredi après-midi' }])
    expect((await places(null, 419)).orders.map(({ id }) => id)).toEqual([second.id])
    expect((await places(2, 420)).count).toBe(0)
    expect((await places(0, null)).count).toBe(2)
  })

  it('are none once their day is over', async () => {
    const order = await paidOrder(provider, supplier)
    const day = parisDay(new Date(order.expected_at ?? 0))
    provider.now = new Date((order.expected_at ?? 0) + 24 * 60 * 60_000)
    token = (await newStaff(provider)).token
    expect((await preview({ closings: { vue: 0, valeur: [{ from: day, to: day, reason: 'Panne' }] } })).count).toBe(0)
  })
})
