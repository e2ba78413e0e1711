import { describe, expect, it } from 'vitest'
import type { StaffList } from '#contract/staff/staff-orders.ts'
import { markPaid } from '#server/orders/orders.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { storedOrder, unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { pay, readyOrder } from '#tests/server/fixtures/order.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const supplier = await newSupplier(provider)
const staff = await newStaff(provider)
const list = async (liste: StaffList, q = '') =>
  (await call(provider, 'staffOrders', { token: staff.token, query: { liste, q } })).reply
const ids = async (liste: StaffList, q = '') => (await list(liste, q)).data.map(({ id }) => id)
const placed = async (changes: Parameters<typeof readyOrder>[2]) =>
  (await pay(provider, supplier, await readyOrder(provider, supplier, changes))).reply.orderId

const thisAfternoon = await placed({})
const planned = await placed({
  moment: { type: 'planifiee', at: new Date('2026-11-18T14:00:00Z') },
  recipient: { company: '100 % Béton', lastName: 'Œuvre', firstName: 'Zoé', phone: '0699887766' },
  reference: 'BC-2026/0417',
  site: 'Résidence des Mûriers, bât. C',
})
const tomorrow = await placed({ moment: { type: 'flex', slot: { day: '2026-11-19', halfDay: 'AM' } } })
const unpriced = (await unpaidOrder(provider, supplier)).id
await provider.world.db
  .updateTable('orders')
  .set({ status: 0, payment_status: null, total_ht: null, total_ttc: null })
  .where('id', '=', unpriced)
  .execute()

describe('The lists of the team', () => {
  it('show today’s orders, the first due first', async () => {
    expect(await ids('aujourdhui')).toEqual([planned, thisAfternoon])
  })

  it('show an order as late once it is due, not when its half-day begins', async () => {
    await markPaid(provider.world.db, planned, wednesdayMorning)
    await markPaid(provider.world.db, thisAfternoon, wednesdayMorning)
    expect(await ids('retard')).toEqual([])
    provider.now = new Date('2026-11-18T15:59:59Z')
    expect(await ids('retard')).toEqual([planned])
    provider.now = new Date('2026-11-18T16:00:01Z')
    expect(await ids('retard')).toEqual([planned, thisAfternoon])
    provider.now = wednesdayMorning
  })

  it('show among today’s what is late from yesterday, and count it there', async () => {
    const { db } = provider.world
    const left = await placed({})
    const change = (changes: object) => db.updateTable('orders').set(changes).where('id', '=', left).execute()
    await change({
      payment_status: 1,
      expected_at: Date.parse('2026-11-17T12:00:00Z'),
      flex_day: '2026-11-17',
      flex_half_day: 'PM',
    })
    expect([await ids('aujourdhui'), (await list('aujourdhui')).comptes['aujourdhui']]).toEqual([
      [left, planned, thisAfternoon],
      3,
    ])
    await change({ payment_status: 0 })
    expect([await ids('aujourdhui'), (await list('aujourdhui')).comptes['aujourdhui']]).toEqual([
      [planned, thisAfternoon],
      2,
    ])
    await change({ status: 6 })
  })

  it('show as late nothing that is not paid, unless it was begun all the same', async () => {
    const { db } = provider.world
    const unpaid = await placed({})
    provider.now = new Date('2026-11-18T16:00:01Z')
    expect((await ids('retard')).includes(unpaid)).toBe(false)
    expect((await list('retard')).comptes.retard).toBe(2)
    await db.updateTable('orders').set({ status: 3 }).where('id', '=', unpaid).execute()
    expect((await ids('retard')).includes(unpaid)).toBe(true)
    await db.updateTable('orders').set({ status: 6 }).where('id', '=', unpaid).execute()
    provider.now = wednesdayMorning
  })

  it('show tomorrow’s, and those that wait for a price', async () => {
    expect(await ids('demain')).toEqual([tomorrow])
    expect(await ids('sans-prix')).toEqual([unpriced])
  })

  it('say how many orders stand on each', async () => {
    expect((await list('demain')).comptes).toEqual({
      aujourdhui: 2,
      retard: 0,
      demain: 1,
      'sans-prix': 1,
      recherche: 0,
    })
  })

  it.each([
    ['its number', () => `#${planned}`],
    ['the customer’s company, signs and all', () => '100 % béton'],
    ['his telephone', () => '0699887766'],
    ['his first name, in capitals', () => 'ZOÉ'],
    ['his first name, without its accent', () => 'zoe'],
    ['its reference', () => 'bc-2026/0417'],
    ['its building site, in capitals and without accents', () => 'RESIDENCE MURIERS'],
    ['the beginning of words, in any order', () => 'béto 069988'],
  ])('find an order by %s', async (_, words) => {
    expect(await ids('recherche', words())).toEqual([planned])
  })

  it('take signs of a pattern for what they are', async () => {
    for (const signs of ['%', '_', '"', '*', "' or '1'='1", 'zoe & !', 'AND NOT NEAR(', '(zoe | ali):*'])
      expect([signs, await ids('recherche', signs)]).toEqual([signs, signs === 'zoe & !' ? [planned] : []])
  })

  it('tell who is to be called, and what comes next', async () => {
    const order = (await list('demain')).data[0]
    expect(order).toMatchObject({
      supplier: 'Martin Matériaux',
      supplierPhone: '0612345678',
      storeNote: '',
      due: new Date('2026-11-19T11:00:00Z'),
      steps: [{ to: 3, onPurpose: true }],
      undoableUntil: null,
    })
    expect(order?.phone).toBe((await storedOrder(provider, tomorrow)).recipient_phone)
  })

  it('show today’s though five hundred old ones were never paid', async () => {
    const { id, intent_id, invoice_number, ...old } = await storedOrder(provider, tomorrow)
    const lastYear = wednesdayMorning.getTime() - 365 * 86_400_000
    const rows = Array.from({ length: 500 }, (_, nth) => ({
      ...old,
      submission_id: `old-${nth}`,
      expected_at: lastYear,
      flex_day: '2025-11-18',
    }))
    for (let from = 0; from < rows.length; from += 20)
      await provider.world.db
        .insertInto('orders')
        .values(rows.slice(from, from + 20))
        .execute()
    expect(await ids('aujourdhui')).toEqual([planned, thisAfternoon])
  })
})
