import { describe, expect, it } from 'vitest'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { friday10h, said } from '#tests/builders/pretend-world.ts'
import { atTheDesk, pretendOffice } from './pretend-office.ts'

type AtDesk = ReturnType<typeof atTheDesk>

/** The order as the list shows it. */
const shown = ({ store }: AtDesk, id = 1042) => store.state.orders?.find((order) => order.id === id) as StaffOrder

async function openStore(...orders: Record<string, unknown>[]) {
  const office = pretendOffice(...orders)
  const at = atTheDesk(office)
  await at.store.open('aujourdhui', '')
  return { ...at, office }
}

describe('The orders store of the team', () => {
  it('has no list until it came; then the orders, the counts, and when it was read', async () => {
    const at = atTheDesk(pretendOffice({}))
    expect([at.store.state.orders, at.store.state.readAt]).toEqual([null, null])
    await at.store.open('aujourdhui', '')
    expect(shown(at)).toMatchObject({ id: 1042, supplier: 'Exemple Matériaux', steps: [{ to: 3, onPurpose: false }] })
    expect([at.store.state.counts['aujourdhui'], at.store.state.readAt]).toEqual([1, friday10h])
  })

  it('says why a list did not come, keeps what it showed, and forgets the failure once it comes', async () => {
    const at = await openStore({})
    at.office.isOffline = true
    await at.store.refresh()
    expect(at.store.state.failure).toMatch(/Le serveur ne répond pas/)
    expect(at.store.state.orders).toHaveLength(1)
    at.office.isOffline = false
    await at.store.refresh()
    expect(at.store.state.failure).toBeNull()
  })

  it('shows the list that was asked for last, whichever reply comes first', async () => {
    const at = await openStore({})
    const late = Promise.withResolvers<Response>()
    at.office.answers.set('/bo/orders', () => late.promise as unknown as Response)
    const first = at.store.open('retard', '')
    at.office.answers.delete('/bo/orders')
    await at.store.open('demain', '')
    late.resolve(Response.json({ data: [], comptes: {} }))
    await first
    expect([at.store.state.list, at.store.state.orders?.length]).toEqual(['demain', 1])
  })

  it('keeps what a search found last while the next words are looked for, and no longer than until they fail', async () => {
    const at = await openStore({})
    await at.store.open('recherche', 'mou')
    expect(at.store.state.orders).toHaveLength(1)
    const late = Promise.withResolvers<void>()
    at.office.late.set('/bo/orders', () => late.promise)
    const next = at.store.open('recherche', 'moug')
    expect([at.store.state.orders?.length, at.store.state.isReading]).toEqual([1, true])
    late.resolve()
    await next
    expect(at.store.state.orders).toHaveLength(1)
    at.office.isOffline = true
    await at.store.open('recherche', 'mougi')
    expect([at.store.state.orders, at.store.state.failure]).toEqual([null, expect.any(String)])
  })

  it('gives up the call of a search that another one follows', async () => {
    const office = pretendOffice({})
    const signals: (AbortSignal | null | undefined)[] = []
    const answer = office.fetch
    office.fetch = async (input, init) => {
      if (String(input).includes('/bo/orders')) signals.push(init?.signal)
      return await answer(input, init)
    }
    const at = atTheDesk(office)
    const first = at.store.open('recherche', 'mou')
    await Promise.all([first, at.store.open('recherche', 'moug')])
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
  })

  it('does without the day’s totals where they do not come', async () => {
    const at = await openStore({})
    expect([at.store.state.day, at.store.state.failure]).toEqual([null, null])
  })
})

describe('A step', () => {
  it('is taken from where the order was seen, and can be taken back for ten seconds', async () => {
    const at = await openStore({})
    await at.store.step(shown(at), 3)
    await at.store.outbox.drain()
    expect(at.office.orders.get(1042)?.StatuCommande).toBe(3)
    expect(at.store.state.bursts).toEqual([
      { orderId: 1042, steps: [{ from: 4, to: 3, until: friday10h.getTime() + 10_000 }] },
    ])
    await at.store.undo(1042)
    expect(at.office.orders.get(1042)?.StatuCommande).toBe(4)
    expect(at.store.state.bursts).toEqual([])
    expect(said(at.world)).toEqual(['n° 1042 : étape annulée'])
  })

  it('says so when it can no longer be taken back', async () => {
    const at = await openStore({})
    at.office.answers.set('/bo/orders/1042/undo', () =>
      Response.json({ message: 'Ce changement ne peut plus être annulé.' }, { status: 409 }),
    )
    await at.store.undo(1042)
    expect(said(at.world)).toEqual(['Ce changement ne peut plus être annulé.'])
  })

  it('that another made first is told, with where the order stands, and the list is read again', async () => {
    const at = await openStore({})
    const order = shown(at)
    const inTheList = () => shown(at).status
    at.office.orders.get(1042)!.StatuCommande = 2
    await at.store.step(order, 3)
    await at.store.outbox.drain()
    await expect.poll(inTheList).toBe(2)
    expect(at.store.outbox.state.items.map(({ phase, entry }) => [phase, entry.refusal])).toEqual([
      ['refused', 'Cette commande a changé entre-temps : elle est « Livré ».'],
    ])
    expect(at.store.state.bursts).toEqual([])
  })

  it('refuses to deliver without a photo and without a reason', async () => {
    const at = await openStore({ StatuCommande: 1 })
    await expect(at.store.step(shown(at), 2)).rejects.toThrow('a delivery needs a photo or a reason')
  })
})
