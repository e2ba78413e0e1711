import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { createDeviceData } from '#adapters/store/device-data.ts'
import { UnreadList } from '#app/staff/list/unread-list.tsx'
import { RoomContext } from '#app/staff/model/use-staff-room.ts'
import { repeatableOnWire } from '#contract/order/repeatable.ts'
import { drawnScreen } from '#tests/builders/drawn-screen.tsx'
import { aRepeatable } from '#tests/builders/past-order.ts'
import { camille, friday10h } from '#tests/builders/pretend-world.ts'
import { atTheDesk, pretendOffice } from './pretend-office.ts'

const order = {
  ...repeatableOnWire(aRepeatable({ comment: 'Portail bleu, code 4512' })),
  AdresseLivraison: '12 Chemin de l’Exemple, 06250 Mougins',
}
const later = new Date(friday10h.getTime() + 3_600_000)

/** The app was there at ten with a network; it is opened again an hour later, by that member, without one. */
async function reopened({
  meanwhile = async () => {},
  userId = camille.id,
  now = later,
}: { meanwhile?(): Promise<void>; readonly userId?: number; readonly now?: Date } = {}) {
  const office = pretendOffice(order)
  await createDeviceData().claim(camille.id)
  const { store, world } = atTheDesk(office)
  await store.open('aujourdhui', '')
  await expect.poll(() => world.copies.read(camille.id, 'aujourdhui')).not.toBeNull()
  await meanwhile()
  office.isOffline = true
  const again = atTheDesk(office, { now: () => now }, userId)
  await again.store.open('aujourdhui', '')
  const said = () =>
    drawnScreen(again.world, '/bo', createElement(RoomContext, { value: again }, createElement(UnreadList))).text
  return { ...again, office, said }
}

describe('The team’s list without a network, after a reload', () => {
  it('is the copy that this device kept, dated, with addresses, telephones and comment', async () => {
    const { store, said } = await reopened()
    expect(store.state.orders).toMatchObject([
      {
        id: 1042,
        deliveryAddress: '12 Chemin de l’Exemple, 06250 Mougins',
        phone: '0612345678',
        repeat: { comment: 'Portail bleu, code 4512' },
        steps: [{ to: 3, onPurpose: false }],
      },
    ])
    expect([store.state.isCopy, store.state.readAt, store.state.counts['aujourdhui']]).toEqual([true, friday10h, 1])
    expect(said()).toContain('Copie de 10 h')
  })

  it('says of which day its copy is, when that is another', async () => {
    const { said } = await reopened({ now: new Date(friday10h.getTime() + 86_400_000) })
    expect(said()).toContain('Copie de vendredi 20 novembre, 10 h')
  })

  it('shows the steps that were taken on it, and gives way to the list as soon as that can be read', async () => {
    const { store, office } = await reopened()
    await store.step(store.state.orders![0]!, 3)
    await store.outbox.drain()
    expect(store.state.orders).toMatchObject([{ status: 3, steps: [{ to: 1 }] }])
    office.isOffline = false
    await store.outbox.drain()
    await store.refresh()
    expect([store.state.isCopy, office.orders.get(1042)?.StatuCommande]).toEqual([false, 3])
  })

  it('has its orders one by one, on whichever list they stood, and no other', async () => {
    const { store, office } = await reopened()
    await store.open('demain', '')
    expect([store.state.orders, office.isOffline]).toEqual([null, true])
    expect(await store.keptOrder(1042)).toMatchObject({ order: { id: 1042 }, at: friday10h })
    expect(await store.keptOrder(1043)).toBeNull()
  })

  it('holds no key that opens an invoice', async () => {
    const { world } = await reopened()
    const copy = await world.copies.read(camille.id, 'aujourdhui')
    expect(copy?.orders.map(({ invoiceToken }) => invoiceToken)).toEqual([null])
  })
})

describe('The copy of the team’s lists', () => {
  it('goes when its member signs out', async () => {
    const { store } = await reopened({
      meanwhile: () => createDeviceData().erase(camille.id, { keepsDraft: true, at: friday10h }),
    })
    expect(store.state.orders).toBeNull()
  })

  it('goes when the session ends, or another account signs in', async () => {
    const { store } = await reopened({ meanwhile: () => createDeviceData().leave(camille.id, friday10h) })
    expect(store.state.orders).toBeNull()
  })

  it('is nobody else’s', async () => {
    const { store } = await reopened({ userId: camille.id + 1 })
    expect(store.state.orders).toBeNull()
  })

  it('that another version of the app wrote is not shown where something is missing', async () => {
    const { store } = await reopened({
      async meanwhile() {
        const { world } = atTheDesk(pretendOffice())
        await world.copies.write(camille.id, 'aujourdhui', {
          orders: [{ id: 1042 }],
          counts: {},
          at: friday10h,
        } as never)
      },
    })
    expect(store.state.orders).toBeNull()
  })
})
