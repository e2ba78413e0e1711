import { describe, expect, it } from 'vitest'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { friday10h, said } from '#tests/builders/pretend-world.ts'
import { atTheDesk, pretendOffice } from './pretend-office.ts'

type AtDesk = ReturnType<typeof atTheDesk>

/** The order as the list shows it. */
const shown = ({ desk }: AtDesk, id = 1042) => desk.state.orders?.find((order) => order.id === id) as StaffOrder

async function openDesk(...orders: Record<string, unknown>[]) {
  const office = pretendOffice(...orders)
  const at = atTheDesk(office)
  await at.desk.open('aujourdhui', '')
  return { ...at, office }
}

describe('The desk of the team', () => {
  it('has no list until it came; then the orders, the counts, and when it was read', async () => {
    const at = atTheDesk(pretendOffice({}))
    expect([at.desk.state.orders, at.desk.state.readAt]).toEqual([null, null])
    await at.desk.open('aujourdhui', '')
    expect(shown(at)).toMatchObject({ id: 1042, supplier: 'Exemple Matériaux', steps: [{ to: 3, onPurpose: false }] })
    expect([at.desk.state.counts['aujourdhui'], at.desk.state.readAt]).toEqual([1, friday10h])
  })

  it('says why a list did not come, keeps what it showed, and forgets the failure once it comes', async () => {
    const at = await openDesk({})
    at.office.isOffline = true
    await at.desk.refresh()
    expect(at.desk.state.failure).toMatch(/Le serveur ne répond pas/)
    expect(at.desk.state.orders).toHaveLength(1)
    at.office.isOffline = false
    await at.desk.refresh()
    expect(at.desk.state.failure).toBeNull()
  })

  it('shows the list that was asked for last, whichever reply comes first', async () => {
    const at = await openDesk({})
    const late = Promise.withResolvers<Response>()
    at.office.answers.set('/bo/orders', () => late.promise as unknown as Response)
    const first = at.desk.open('retard', '')
    at.office.answers.delete('/bo/orders')
    await at.desk.open('demain', '')
    late.resolve(Response.json({ data: [], comptes: {} }))
    await first
    expect([at.desk.state.list, at.desk.state.orders?.length]).toEqual(['demain', 1])
  })

  it('does without the day’s totals where they do not come', async () => {
    const at = await openDesk({})
    expect([at.desk.state.day, at.desk.state.failure]).toEqual([null, null])
  })
})

describe('A step', () => {
  it('is taken from where the order was seen, and can be taken back for ten seconds', async () => {
    const at = await openDesk({})
    await at.desk.step(shown(at), 3)
    await at.desk.outbox.drain()
    expect(at.office.orders.get(1042)?.StatuCommande).toBe(3)
    expect(at.desk.state.bursts).toEqual([
      { orderId: 1042, steps: [{ from: 4, to: 3, until: friday10h.getTime() + 10_000 }] },
    ])
    await at.desk.undo(1042)
    expect(at.office.orders.get(1042)?.StatuCommande).toBe(4)
    expect(at.desk.state.bursts).toEqual([])
    expect(said(at.world)).toEqual(['n° 1042 : étape annulée'])
  })

  it('says so when it can no longer be taken back', async () => {
    const at = await openDesk({})
    at.office.answers.set('/bo/orders/1042/undo', () =>
      Response.json({ message: 'Ce changement ne peut plus être annulé.' }, { status: 409 }),
    )
    await at.desk.undo(1042)
    expect(said(at.world)).toEqual(['Ce changement ne peut plus être annulé.'])
  })

  it('that another made first is told, with where the order stands, and the list is read again', async () => {
    const at = await openDesk({})
    const order = shown(at)
    const inTheList = () => shown(at).status
    at.office.orders.get(1042)!.StatuCommande = 2
    await at.desk.step(order, 3)
    await at.desk.outbox.drain()
    await expect.poll(inTheList).toBe(2)
    expect(at.desk.outbox.state.items.map(({ phase, entry }) => [phase, entry.refusal])).toEqual([
      ['refused', 'Cette commande a changé entre-temps : elle est « Livré ».'],
    ])
    expect(at.desk.state.bursts).toEqual([])
  })

  it('refuses to deliver without a photo and without a reason', async () => {
    const at = await openDesk({ StatuCommande: 1 })
    await expect(at.desk.step(shown(at), 2)).rejects.toThrow('a delivery needs a photo or a reason')
  })
})
