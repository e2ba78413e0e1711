import { describe, expect, it } from 'vitest'
import type { OrdersStore } from '#app/staff/model/orders-store.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { createOutboxStore } from '#adapters/store/outbox-store.ts'
import { camille, friday10h, said } from '#tests/builders/pretend-world.ts'
import { aPhoto, atTheDesk, pretendOffice } from './pretend-office.ts'

/** A store with one order on its way to be delivered. */
async function onTheRoad(...changes: Parameters<typeof atTheDesk>[1][]) {
  const office = pretendOffice({ StatuCommande: 1 })
  const at = atTheDesk(office, ...changes)
  for (const { id } of await at.world.outbox.read(camille.id)) await at.world.outbox.drop(camille.id, id)
  await at.store.open('aujourdhui', '')
  const order = at.store.state.orders?.[0] as StaffOrder
  const phases = () => at.store.outbox.state.items.map(({ phase, isKept }) => [phase, isKept])
  return { ...at, office, order, phases, left: () => at.world.outbox.read(camille.id) }
}

/** The camera took that many photos of it, which were looked at. */
async function deliver(store: OrdersStore, order: StaffOrder, photos = [aPhoto]) {
  store.taken.take(order.id, photos)
  await store.deliver(order)
}

describe('A photo of a delivery', () => {
  it('leaves before the step that it proves, redrawn, and nothing stays on the device', async () => {
    const { store, office, order, left } = await onTheRoad()
    await deliver(store, order)
    await store.outbox.drain()
    const [sent] = office.photos.values()
    expect(await sent?.photo.text()).toBe('redrawn')
    expect(office.asked.filter((path) => /photos|step/.test(path))).toEqual([
      '/bo/orders/1042/photos',
      '/bo/orders/1042/step',
    ])
    expect(office.orders.get(1042)?.StatuCommande).toBe(2)
    expect([store.outbox.state.items, await left()]).toEqual([[], []])
  })

  it('waits on the disk without a network, survives a reload, and leaves by itself', async () => {
    const { store, office, order, phases, left } = await onTheRoad()
    office.isOffline = true
    await deliver(store, order)
    await store.outbox.drain()
    expect(phases()).toEqual([['waiting', true]])
    expect(await left()).toMatchObject([
      { orderId: 1042, step: { from: 1, to: 2 }, photos: [{ type: 'image/jpeg', isRedrawn: true }] },
    ])

    const reloaded = atTheDesk(office)
    await reloaded.store.outbox.load()
    expect(reloaded.store.outbox.state.items.map(({ phase, isKept }) => [phase, isKept])).toEqual([['waiting', true]])
    office.isOffline = false
    await reloaded.store.outbox.drain()
    expect(office.orders.get(1042)?.StatuCommande).toBe(2)
    expect([office.photos.size, await left()]).toEqual([1, []])
  })

  it('is kept once though its reply was lost, and the step is not taken for refused', async () => {
    const { store, office, order, phases } = await onTheRoad()
    office.losesReplies = true
    await deliver(store, order)
    for (let tries = 0; tries < 3; tries++) await store.outbox.drain()
    expect(phases()).toEqual([['waiting', true]])
    office.losesReplies = false
    await store.outbox.drain()
    expect([office.photos.size, office.orders.get(1042)?.StatuCommande, phases()]).toEqual([1, 2, []])
  })

  it('is not sent twice once the server has it, when only the step is cut off', async () => {
    const { store, office, order, left } = await onTheRoad()
    office.answers.set('/bo/orders/1042/step', () => Response.json({}, { status: 503 }))
    await deliver(store, order)
    await store.outbox.drain()
    expect(await left()).toMatchObject([{ photos: [] }])
    office.answers.clear()
    await store.outbox.drain()
    expect(office.asked.filter((path) => path.endsWith('photos'))).toHaveLength(1)
    expect(office.orders.get(1042)?.StatuCommande).toBe(2)
  })

  it('never leaves with what the phone wrote into it: redrawn later where the device could not at once, else refused', async () => {
    const shrinks = [
      async (file: File) => file,
      async (file: File) => file,
      async () => new File(['redrawn'], 'a.jpg', { type: 'image/jpeg' }),
    ]
    const { store, office, order, phases } = await onTheRoad({
      shrinkPhoto: (file) => (shrinks.shift() ?? (async () => null))(file),
    })
    await deliver(store, order)
    await store.outbox.drain()
    expect([phases(), office.photos.size]).toEqual([[['refused', true]], 0])
    await store.outbox.retry(store.outbox.state.items[0]!.entry.id)
    expect(await [...office.photos.values()][0]?.photo.text()).toBe('redrawn')
  })

  it('whose reply cannot be read has arrived, and the step behind it leaves all the same', async () => {
    const { store, office, order, left } = await onTheRoad()
    office.answers.set('/bo/orders/1042/photos', () => new Response('<!doctype html>'))
    await deliver(store, order)
    await store.outbox.drain()
    expect([office.orders.get(1042)?.StatuCommande, office.reasons, store.outbox.state.items, await left()]).toEqual([
      2,
      [''],
      [],
      [],
    ])
  })

  it('that is added alone says when it has arrived', async () => {
    const { world, store, order } = await onTheRoad()
    await store.addPhotos(order, [aPhoto])
    await store.outbox.drain()
    expect(said(world)).toEqual(['Photo de la commande n° 1042 envoyée'])
  })
})

describe('The photos of a delivery', () => {
  it('do not deliver it before they were looked at: taken anew or joined by others, they wait, and leave together before the step', async () => {
    const { store, office, order } = await onTheRoad()
    expect(store.press(order)).toBe('camera')
    store.taken.take(order.id, [aPhoto])
    const [blurred] = store.taken.of(order.id)
    store.taken.take(order.id, [aPhoto], blurred)
    store.taken.take(order.id, [aPhoto])
    expect([store.outbox.state.items, office.orders.get(1042)?.StatuCommande]).toEqual([[], 1])
    expect([store.press(order), store.state.question?.kind]).toEqual([null, 'deliver'])
    await store.deliver(order)
    await store.outbox.drain()
    expect(office.asked.filter((path) => /photos|step/.test(path))).toEqual([
      '/bo/orders/1042/photos',
      '/bo/orders/1042/photos',
      '/bo/orders/1042/step',
    ])
    expect([
      office.photos.size,
      office.orders.get(1042)?.StatuCommande,
      store.taken.of(order.id),
      store.state.question,
    ]).toEqual([2, 2, [], null])
  })

  it('are there again when the phone ended the page to open its camera, for a day, and gone once they were sent or their member signed out', async () => {
    const { store, office, order, world } = await onTheRoad()
    const left = () => world.taken.ids(camille.id)
    store.taken.take(order.id, [aPhoto])
    await expect.poll(left).toHaveLength(1)
    const again = atTheDesk(office).store
    await again.taken.load()
    expect(await again.taken.of(order.id)[0]?.file.text()).toBe('redrawn')
    await again.deliver(order)
    await expect.poll(left).toEqual([])

    again.taken.take(7, [aPhoto])
    await expect.poll(left).toHaveLength(1)
    const nextDay = atTheDesk(office, { now: () => new Date(friday10h.getTime() + 86_400_001) }).store
    await nextDay.taken.load()
    await expect.poll(left).toEqual([])
    expect(nextDay.taken.of(7)).toEqual([])

    again.taken.take(8, [aPhoto])
    await expect.poll(left).toHaveLength(1)
    await world.deviceData.erase(camille.id, { keepsDraft: true, at: friday10h })
    expect(await left()).toEqual([])
  })

  it('of which one cannot be read deliver nothing', async () => {
    const { store, order } = await onTheRoad({
      shrinkPhoto: () => Promise.reject(new DOMException('no picture', 'NotReadableError')),
    })
    store.taken.take(order.id, [aPhoto])
    expect([await store.deliver(order), store.outbox.state.items, store.taken.of(order.id).length]).toEqual([
      false,
      [],
      1,
    ])
  })

  it('that an earlier version of the app left here are sent', async () => {
    const office = pretendOffice({ StatuCommande: 1 })
    const id = crypto.randomUUID()
    const photo = { bytes: await aPhoto.arrayBuffer(), type: 'image/jpeg', isRedrawn: true }
    const left = {
      id,
      orderId: 1042,
      at: friday10h,
      step: { from: 1, to: 2, onPurpose: false },
      photo,
      reason: '',
      refusal: null,
    }
    await createOutboxStore<typeof left>('outbox').put(camille.id, left)
    const { store } = atTheDesk(office)
    await store.outbox.load()
    expect([[...office.photos.keys()], office.orders.get(1042)?.StatuCommande]).toEqual([[id], 2])
  })
})

describe('A delivery without a photo', () => {
  it('leaves with the reason', async () => {
    const { store, office, order } = await onTheRoad()
    await store.step(order, 2, { reason: 'Trop sombre' })
    await store.outbox.drain()
    expect(office.reasons).toEqual(['Trop sombre'])
  })
})

describe('A step without a network', () => {
  it('can be taken back as long as it has not left', async () => {
    const { store, office, order, left } = await onTheRoad()
    office.isOffline = true
    await store.step(order, 2, { reason: 'Trop sombre' })
    await store.outbox.drain()
    await store.outbox.cancel(store.outbox.state.items[0]!.entry.id)
    office.isOffline = false
    await store.outbox.drain()
    expect([office.orders.get(1042)?.StatuCommande, await left()]).toEqual([1, []])
  })

  it('is told when another moved the order meanwhile, also after a reload, until it is read', async () => {
    const { store, office, order, left } = await onTheRoad()
    office.isOffline = true
    await deliver(store, order)
    await store.outbox.drain()
    office.isOffline = false
    office.orders.get(1042)!.StatuCommande = 6
    await store.outbox.drain()
    const reloaded = atTheDesk(office)
    await reloaded.store.outbox.load()
    const [item] = reloaded.store.outbox.state.items
    expect([item?.phase, item?.entry.refusal]).toEqual([
      'refused',
      'Cette commande a changé entre-temps : elle est « Livré ».',
    ])
    await reloaded.store.outbox.cancel(item!.entry.id)
    expect(await left()).toEqual([])
  })

  it('leaves in the order in which it was made', async () => {
    const office = pretendOffice({ id: 1, StatuCommande: 4 }, { id: 2, StatuCommande: 3 })
    const { store } = atTheDesk(office)
    await store.open('aujourdhui', '')
    const [one, other] = store.state.orders as StaffOrder[]
    office.isOffline = true
    await store.step(one!, 3)
    await store.step(other!, 1)
    await store.outbox.drain()
    office.isOffline = false
    await store.outbox.drain()
    expect(office.asked.filter((path) => path.endsWith('step'))).toEqual(['/bo/orders/1/step', '/bo/orders/2/step'])
  })
})

describe('The steps of one order without a network', () => {
  it('can follow each other: the order stands where they lead, and they leave one after the other', async () => {
    const office = pretendOffice({ StatuCommande: 3 })
    const { store } = atTheDesk(office)
    await store.open('aujourdhui', '')
    const shown = () => store.state.orders?.[0] as StaffOrder
    office.isOffline = true
    await store.step(shown(), 1)
    await store.outbox.drain()
    expect([shown().status, shown().steps]).toEqual([1, [{ to: 2, onPurpose: false }]])
    await deliver(store, shown())
    await store.outbox.drain()
    expect([shown().status, shown().deliveredAt]).toEqual([2, friday10h])
    office.isOffline = false
    office.answers.set('/bo/orders/1042/step', () => Response.json({}, { status: 503 }))
    await store.outbox.drain()
    expect([store.outbox.state.items.map(({ phase }) => phase), office.photos.size]).toEqual([
      ['waiting', 'waiting'],
      0,
    ])
    office.answers.clear()
    await store.outbox.drain()
    expect([office.orders.get(1042)?.StatuCommande, office.photos.size, store.outbox.state.items]).toEqual([2, 1, []])
  })
})

describe('A browser that keeps nothing', () => {
  it('sends all the same, and says that it keeps nothing', async () => {
    const refuses = () => Promise.reject(new DOMException('this browser keeps nothing', 'NotSupportedError'))
    const { store, office, order, phases } = await onTheRoad({
      outbox: { ids: refuses, read: async () => [], put: refuses, drop: refuses },
    })
    office.isOffline = true
    await deliver(store, order)
    await store.outbox.drain()
    expect(phases()).toEqual([['waiting', false]])
    office.isOffline = false
    await store.outbox.drain()
    expect(office.orders.get(1042)?.StatuCommande).toBe(2)
  })
})

describe('What waits on a device', () => {
  it('is shown to its owner only', async () => {
    const { store, office, order, world } = await onTheRoad()
    office.isOffline = true
    await deliver(store, order)
    expect(await world.outbox.read(camille.id + 1)).toEqual([])
  })

  it('stays when its owner signs out, and is there when he is back', async () => {
    const { store, office, order, world, left } = await onTheRoad()
    office.isOffline = true
    await deliver(store, order)
    await world.deviceData.erase(camille.id, { keepsDraft: false, at: world.now() })
    expect(await left()).toHaveLength(1)
  })
})
