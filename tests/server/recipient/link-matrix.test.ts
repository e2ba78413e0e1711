import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import type { OrderRow } from '#server/orders/orders.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { attempted, followed, sharedOrder } from '#tests/server/fixtures/followed.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { proofForm } from '#tests/server/fixtures/proof-form.ts'
import { aRun, wednesday } from '#tests/server/fixtures/run.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const beside = await openProvider({ beside: provider })
const { db } = provider.world
const supplier = await newSupplier(provider)
const desk = await newStaff(provider, 'dispatcher')

const dayMs = 86_400_000
afterEach(() => void (provider.now = wednesdayMorning))
const later = (days: number) => void (provider.now = new Date(provider.now.getTime() + days * dayMs))
const set = (id: number, changes: Partial<OrderRow>) =>
  db.updateTable('orders').set(changes).where('id', '=', id).execute()
const step = (id: number, de: number, vers: number) =>
  call(provider, 'moveOrder', { token: desk.token, params: { id }, body: { de, vers, motif: 'Client pressé' } })
const drive = async (id: number) => {
  await step(id, 4, 3)
  await step(id, 3, 1)
}

/** A run under way with this order and, before it, somebody else's, whose roads are known. */
async function onARun(id: number): Promise<number> {
  const other = await sharedOrder(provider, supplier, {
    pickup_address: '7 chemin Ailleurs, 06130 Grasse',
    delivery_address: '9 impasse Voisine, 06220 Vallauris',
    recipient_last_name: 'Spécimen',
  })
  await aRun(provider, [other.id, id])
  await call(provider, 'staffRuns', { token: desk.token, query: { jour: wednesday } })
  await drive(other.id)
  return other.id
}

/** How an order comes to stand so. */
const states = {
  'being validated': async () => {},
  'being prepared': (id) => step(id, 4, 3),
  'on a run under way': onARun,
  'on its way': async (id) => {
    await onARun(id)
    await drive(id)
  },
  'back from an attempt': async (id) => {
    await drive(id)
    await attempted(provider, id)
  },
  'back from the third attempt': async (id) => {
    await drive(id)
    for (const place of [1, 2, 3]) await attempted(provider, id, place)
  },
  urgent: (id) => set(id, { delivery_type: 'urgent', flex_day: null, flex_half_day: null }),
  delivered: async (id) => {
    await drive(id)
    await step(id, 1, 2)
  },
  'delivered last week': async (id) => {
    await drive(id)
    await step(id, 1, 2)
    later(7)
  },
  'delivered thirty days ago': async (id) => {
    await drive(id)
    await step(id, 1, 2)
    later(30)
  },
  cancelled: (id) => set(id, { status: 6 }),
  'not paid': (id) => set(id, { payment_status: 0 }),
} satisfies Record<string, (id: number) => Promise<unknown>>

const access = { genre: 'acces' as const, puces: ['digicode' as const], mots: 'Code 0000A' }
const neighbour = { genre: 'voisin', voisin: 'Mme Modèle, au 14', chiffres: '3344' } as const
const absent = { genre: 'absent' } as const
const moment = {
  genre: 'moment',
  moment: { livraisonType: 'flex', dateLivraison: '2026-11-19 08:00:00', flexHalfDay: 'AM' },
  chiffres: '3344',
} as const
const damage = () => ({ genre: 'dommage', id: randomUUID(), mots: 'Deux tuiles cassées' }) as const
type Link = ReturnType<typeof followed>

/** What can be done by a link. Another moment is the last, for it changes the others. */
const acts = {
  read: ({ token }) => call(provider, 'trackDelivery', { params: { token } }),
  access: ({ tell }, seen) => tell(access, seen),
  neighbour: ({ tell }, seen) => tell(neighbour, seen),
  'no neighbour': ({ tell }, seen) => tell({ genre: 'voisin', voisin: '' }, seen),
  absent: ({ tell }, seen) => tell(absent, seen),
  photo: ({ token }) => call(provider, 'addDamagePhoto', { params: { token }, body: proofForm() }),
  damage: ({ tell }, seen) => tell(damage(), seen),
  moment: ({ tell }, seen) => tell(moment, seen),
} satisfies Record<string, (link: Link, seen: number) => Promise<{ readonly status: number; readonly raw?: unknown }>>

const actNames = Object.keys(acts) as (keyof typeof acts)[]
const rows: readonly (readonly [keyof typeof states, readonly number[]])[] = [
  ['being validated', [200, 200, 200, 200, 200, 409, 409, 200]],
  ['being prepared', [200, 200, 200, 200, 200, 409, 409, 200]],
  ['on a run under way', [200, 200, 200, 200, 200, 409, 409, 409]],
  ['on its way', [200, 200, 200, 200, 200, 409, 409, 409]],
  ['back from an attempt', [200, 200, 200, 200, 200, 409, 409, 200]],
  ['back from the third attempt', [200, 200, 200, 200, 200, 409, 409, 409]],
  ['urgent', [200, 200, 200, 200, 200, 409, 409, 409]],
  ['delivered', [200, 409, 409, 409, 409, 200, 200, 409]],
  ['delivered last week', [200, 409, 409, 409, 409, 409, 409, 409]],
  ['delivered thirty days ago', [404, 404, 404, 404, 404, 404, 404, 404]],
  ['cancelled', [404, 404, 404, 404, 404, 404, 404, 404]],
  ['not paid', [404, 404, 404, 404, 404, 404, 404, 404]],
]

/** Names, addresses, numbers and prices of this order and of the one before it; what was typed by the link. */
const secret =
  /Lilas|Médecin|Petit|\bAli\b|Chantier|Martin|Spécimen|Ailleurs|Grasse|Voisine|Vallauris|0611|3344|0000A|Modèle|tuiles|47[.,]|39[.,]|@/

describe('The link of a delivery', () => {
  it('has a row of the table for every state, and a column for every act', () => {
    expect(rows.map(([state]) => state)).toEqual(Object.keys(states))
    for (const [, statuses] of rows) expect(statuses).toHaveLength(actNames.length)
  })

  it.each(rows)(
    '%s: may do these acts and no other, and names nobody, no address, no price',
    async (state, expected) => {
      const link = await sharedOrder(provider, supplier)
      await states[state](link.id)
      const found: number[] = []
      for (const name of actNames) {
        const looked = await call(provider, 'trackDelivery', { params: { token: link.token } })
        const seen = looked.status === 200 ? looked.reply.acts?.seen : 0
        const { status, raw } = await acts[name](link, seen ?? 0)
        found.push(status)
        expect(JSON.stringify(raw)).not.toMatch(secret)
      }
      expect(Object.fromEntries(actNames.map((name, index) => [name, found[index]]))).toEqual(
        Object.fromEntries(actNames.map((name, index) => [name, expected[index]])),
      )
    },
  )

  it('tells the window of a run that brings another order, too, and the stops before it as a number alone', async () => {
    const { id, read } = await sharedOrder(provider, supplier)
    await states['on its way'](id)
    const { arrival } = await read()
    expect(Object.keys(arrival ?? {}).toSorted()).toEqual(['asOf', 'from', 'stopsBefore', 'to'])
    expect(arrival?.stopsBefore).toBeGreaterThan(0)
  })

  it('that nobody made leads to nothing, whatever is told', async () => {
    for (const name of actNames) {
      const { status } = await acts[name](followed(provider, 'a'.repeat(22)), 0)
      expect([name, status]).toEqual([name, 404])
    }
  })
})

describe('Two hands at once', () => {
  const kinds = [access, neighbour, absent, moment] as const
  const pairs = kinds.flatMap((one, index) => kinds.slice(index + 1).map((other) => [one, other] as const))

  it.each(pairs.map(([one, other]) => ({ one, other })))(
    'that tell $one.genre and $other.genre get one through, the other is told how it stands',
    async ({ one, other }) => {
      const { tell, acts: read } = await sharedOrder(provider, supplier)
      const { seen } = await read()
      const both = await Promise.all([tell(one, seen), tell(other, seen, beside)])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(both.find(({ status }) => status === 409)?.raw).toMatchObject({ data: { actes: { vu: seen + 1 } } })
    },
  )

  it('that each tell a damage get one through', async () => {
    const link = await sharedOrder(provider, supplier)
    await states.delivered(link.id)
    const { seen } = await link.acts()
    const both = await Promise.all([link.tell(damage(), seen), link.tell(damage(), seen, beside)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})
