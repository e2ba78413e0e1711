import { describe, expect, it } from 'vitest'
import type { StaffOrder } from '#contract/staff-orders.ts'
import { camille, said } from '#tests/builders/pretend-world.ts'
import { aPhoto, atTheDesk, pretendOffice } from './pretend-office.ts'

/** A desk with one order on its way to be delivered. */
async function onTheRoad(...changes: Parameters<typeof atTheDesk>[1][]) {
  const office = pretendOffice({ StatuCommande: 1 })
  const at = atTheDesk(office, ...changes)
  for (const { id } of await at.world.outbox.read(camille.id)) await at.world.outbox.drop(camille.id, id)
  await at.desk.open('aujourdhui', '')
  const order = at.desk.state.orders?.[0] as StaffOrder
  const phases = () => at.desk.outbox.state.items.map(({ phase, isKept }) => [phase, isKept])
  return { ...at, office, order, phases, left: () => at.world.outbox.read(camille.id) }
}

describe('A photo of a delivery', () => {
  it('leaves before the step that it proves, redrawn, and nothing stays on the device', async () => {
    const { desk, office, order, left } = await onTheRoad()
    await desk.step(order, 2, { photo: aPhoto })
    await desk.outbox.drain()
    const [sent] = office.photos.values()
    expect(await sent?.photo.text()).toBe('redrawn')
    expect(office.asked.filter((path) => /photos|step/.test(path))).toEqual(['/bo/orders/1042/photos', '/bo/orders/1042/step'])
    expect(office.orders.get(1042)?.StatuCommande).toBe(2)
    expect([desk.outbox.state.items, await left()]).toEqual([[], []])
  })

  it('waits on the disk without a network, survives a reload, and leaves by itself', async () => {
    const { desk, office, order, phases, left } = await onTheRoad()
    office.isOffline = true
    await desk.step(order, 2, { photo: aPhoto })
    await desk.outbox.drain()
    expect(phases()).toEqual([['waiting', true]])
    expect(await left()).toMatchObject([{ orderId: 1042, step: { from: 1, to: 2 }, photo: { type: 'image/jpeg', isRedrawn: true } }])

    const reloaded = atTheDesk(office)
    await reloaded.desk.outbox.load()
    expect(reloaded.desk.outbox.state.items.map(({ phase, isKept }) => [phase, isKept])).toEqual([['waiting', true]])
    office.isOffline = false
    await reloaded.desk.outbox.drain()
    expect(office.orders.get(1042)?.StatuCommande).toBe(2)
    expect([office.photos.size, await left()]).toEqual([1, []])
  })

  it('is kept once though its reply was lost, and the step is not taken for refused', async () => {
    const { desk, office, order, phases } = await onTheRoad()
    office.losesReplies = true
    await desk.step(order, 2, { photo: aPhoto })
    for (let tries = 0; tries < 3; tries++) await desk.outbox.drain()
    expect(phases()).toEqual([['waiting', true]])
    office.losesReplies = false
    await desk.outbox.drain()
    expect([office.photos.size, office.orders.get(1042)?.StatuCommande, phases()]).toEqual([1, 2, []])
  })

  it('is not sent twice once the server has it, when only the step is cut off', async () => {
    const { desk, office, order, left } = await onTheRoad()
    office.answers.set('/bo/orders/1042/step', () => Response.json({}, { status: 503 }))
    await desk.step(order, 2, { photo: aPhoto })
    await desk.outbox.drain()
    expect(await left()).toMatchObject([{ photo: null }])
    office.answers.clear()
    await desk.outbox.drain()
    expect(office.asked.filter((path) => path.endsWith('photos'))).toHaveLength(1)
    expect(office.orders.get(1042)?.StatuCommande).toBe(2)
  })

  it('never leaves with what the phone wrote into it: redrawn later where the device could not at once, else refused', async () => {
    const shrinks = [async (file: File) => file, async (file: File) => file, async () => new File(['redrawn'], 'a.jpg', { type: 'image/jpeg' })]
    const { desk, office, order, phases } = await onTheRoad({ shrinkPhoto: (file) => (shrinks.shift() ?? (async () => null))(file) })
    await desk.step(order, 2, { photo: aPhoto })
    await desk.outbox.drain()
    expect([phases(), office.photos.size]).toEqual([[['refused', true]], 0])
    await desk.outbox.retry(desk.outbox.state.items[0]!.entry.id)
    expect(await [...office.photos.values()][0]?.photo.text()).toBe('redrawn')
  })

  it('whose reply cannot be read has arrived, and the step behind it leaves all the same', async () => {
    const { desk, office, order, left } = await onTheRoad()
    office.answers.set('/bo/orders/1042/photos', () => new Response('<!doctype html>'))
    await desk.step(order, 2, { photo: aPhoto, reason: 'Trop sombre' })
    await desk.outbox.drain()
    expect([office.orders.get(1042)?.StatuCommande, office.reasons, desk.outbox.state.items, await left()]).toEqual([2, ['Trop sombre'], [], []])
  })

  it('that is added alone says when it has arrived', async () => {
    const { world, desk, order } = await onTheRoad()
    await desk.addPhoto(order, aPhoto)
    await desk.outbox.drain()
    expect(said(world)).toEqual(['Photo de la commande n° 1042 envoyée'])
  })
})

describe('A delivery without a photo', () => {
  it('leaves with the reason', async () => {
    const { desk, office, order } = await onTheRoad()
    await desk.step(order, 2, { reason: 'Trop sombre' })
    await desk.outbox.drain()
    expect(office.reasons).toEqual(['Trop sombre'])
  })
})

describe('A step without a network', () => {
  it('can be taken back as long as it has not left', async () => {
    const { desk, office, order, left } = await onTheRoad()
    office.isOffline = true
    await desk.step(order, 2, { reason: 'Trop sombre' })
    await desk.outbox.drain()
    await desk.outbox.cancel(desk.outbox.state.items[0]!.entry.id)
    office.isOffline = false
    await desk.outbox.drain()
    expect([office.orders.get(1042)?.StatuCommande, await left()]).toEqual([1, []])
  })

  it('is told when another moved the order meanwhile, also after a reload, until it is read', async () => {
    const { desk, office, order, left } = await onTheRoad()
    office.isOffline = true
    await desk.step(order, 2, { photo: aPhoto })
    await desk.outbox.drain()
    office.isOffline = false
    office.orders.get(1042)!.StatuCommande = 6
    await desk.outbox.drain()
    const reloaded = atTheDesk(office)
    await reloaded.desk.outbox.load()
    const [item] = reloaded.desk.outbox.state.items
    expect([item?.phase, item?.entry.refusal]).toEqual(['refused', 'Cette commande a changé entre-temps : elle est « Livré ».'])
    await reloaded.desk.outbox.cancel(item!.entry.id)
    expect(await left()).toEqual([])
  })

  it('leaves in the order in which it was made', async () => {
    const office = pretendOffice({ id: 1, StatuCommande: 4 }, { id: 2, StatuCommande: 3 })
    const { desk } = atTheDesk(office)
    await desk.open('aujourdhui', '')
    const [one, other] = desk.state.orders as StaffOrder[]
    office.isOffline = true
    await desk.step(one!, 3)
    await desk.step(other!, 1)
    await desk.outbox.drain()
    office.isOffline = false
    await desk.outbox.drain()
    expect(office.asked.filter((path) => path.endsWith('step'))).toEqual(['/bo/orders/1/step', '/bo/orders/2/step'])
  })
})

describe('A browser that keeps nothing', () => {
  it('sends all the same, and says that it keeps nothing', async () => {
    const refuses = () => Promise.reject(new DOMException('this browser keeps nothing', 'NotSupportedError'))
    const { desk, office, order, phases } = await onTheRoad({ outbox: { ids: refuses, read: async () => [], put: refuses, drop: refuses } })
    office.isOffline = true
    await desk.step(order, 2, { photo: aPhoto })
    await desk.outbox.drain()
    expect(phases()).toEqual([['waiting', false]])
    office.isOffline = false
    await desk.outbox.drain()
    expect(office.orders.get(1042)?.StatuCommande).toBe(2)
  })
})

describe('What waits on a device', () => {
  it('is shown to its owner only', async () => {
    const { desk, office, order, world } = await onTheRoad()
    office.isOffline = true
    await desk.step(order, 2, { photo: aPhoto })
    expect(await world.outbox.read(camille.id + 1)).toEqual([])
  })

  it('stays when its owner signs out, and is there when he is back', async () => {
    const { desk, office, order, world, left } = await onTheRoad()
    office.isOffline = true
    await desk.step(order, 2, { photo: aPhoto })
    await world.belongings.erase(camille.id, { keepsDraft: false, at: world.now() })
    expect(await left()).toHaveLength(1)
  })
})
