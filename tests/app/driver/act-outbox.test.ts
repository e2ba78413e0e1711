import { describe, expect, it } from 'vitest'
import type { DriverStore } from '#app/driver/model/driver-store.ts'
import { blankDraft } from '#app/driver/model/told-act.ts'
import { camille } from '#tests/builders/pretend-world.ts'
import { aDelivery, aPhoto, aPickup, onTheRoad, pretendRoad } from './pretend-road.ts'

/** A driver who has looked at his day, on a phone that holds nothing else. */
async function setOut(...changes: Parameters<typeof onTheRoad>[1][]) {
  const road = pretendRoad()
  const at = onTheRoad(road, ...changes)
  for (const shelf of [at.world.acts, at.world.actDrafts, at.world.actPhotos])
    for (const id of await shelf.ids(camille.id)) await shelf.drop(camille.id, id)
  await at.store.refresh()
  return { ...at, road, left: () => at.world.acts.read(camille.id) }
}

const signed = { signature: [[1, 2, 30, 40]] }
const phases = (store: DriverStore) => store.outbox.state.items.map(({ phase, isKept }) => [phase, isKept])

describe('An act', () => {
  it('leaves behind its photos, redrawn, with both times by the phone’s clock, and nothing stays on the phone', async () => {
    const { store, stop, road, left } = await setOut()
    store.taken.take(1042, [aPhoto, aPhoto])
    const arrived = new Date('2026-11-24T10:20:00+01:00')
    expect(await store.record(stop(1042), { ...aDelivery, photos: 2 }, 'delivery', arrived)).toBe(true)
    await store.outbox.drain()
    expect(road.asked).toEqual(['photo', 'photo', 'livre'])
    const [act] = road.acts.values()
    expect(act).toMatchObject({
      commande: 1042,
      tournee: 5,
      photos: [...road.photos.keys()],
      arrive_le: '2026-11-24T09:20:00.000Z',
      le: '2026-11-24T09:28:00.000Z',
      envoye_le: '2026-11-24T09:28:00.000Z',
      recu_par: 'M. Exemple',
    })
    const [sent] = road.photos.values()
    expect(await (sent!.get('photo') as File).text()).toBe('redrawn')
    expect([store.outbox.state.items, await left(), store.taken.of(1042)]).toEqual([[], [], []])
    expect(stop(1042).doneAt).not.toBeNull()
  })

  it('is shown as done at once without a network, survives a kill, and says when it was sent as it is sent', async () => {
    const { store, stop, road } = await setOut()
    road.isOffline = true
    await store.record(stop(1042), aDelivery, 'delivery')
    await store.outbox.settled()
    expect([phases(store), stop(1042).doneAt !== null]).toEqual([[['waiting', true]], true])

    const evening = new Date('2026-11-24T18:00:00+01:00')
    const reopened = onTheRoad(road, { now: () => evening })
    await Promise.all([reopened.store.load(), reopened.store.refresh()])
    expect([reopened.stop(1042).doneAt !== null, road.acts.size]).toEqual([true, 0])
    road.isOffline = false
    await reopened.store.outbox.drain()
    expect([...road.acts.values()]).toMatchObject([
      { le: '2026-11-24T09:28:00.000Z', envoye_le: '2026-11-24T17:00:00.000Z' },
    ])
  })

  it('sends no photo twice when the phone dies between them and the act', async () => {
    const { store, stop, road, left } = await setOut()
    road.answer = () => Response.json({}, { status: 503 })
    store.taken.take(1042, [aPhoto])
    await store.record(stop(1042), { ...aDelivery, photos: 1 }, 'delivery')
    await store.outbox.settled()
    expect(await left()).toMatchObject([{ photos: [], photoKeys: [[...road.photos.keys()][0]] }])
    road.answer = null
    const reopened = onTheRoad(road)
    await reopened.store.load()
    expect([road.asked.filter((what) => what === 'photo').length, road.acts.size, await left()]).toEqual([1, 1, []])
  })

  it('is told though the server will not have its photo, which stays on the phone as long as the refusal does', async () => {
    const { store, stop, road, left } = await setOut()
    road.refusesPhotos = true
    road.answer = () => Response.json({ message: 'La commande n° 1042 est sur une autre tournée.' }, { status: 409 })
    store.taken.take(1042, [aPhoto])
    await store.record(stop(1042), { ...aDelivery, photos: 1 }, 'delivery')
    await store.outbox.settled()
    expect(road.asked).toEqual(['photo', 'livre'])
    expect(await left()).toMatchObject([
      { refusal: 'La commande n° 1042 est sur une autre tournée.', photoKeys: [], photos: [{ isRedrawn: true }] },
    ])
  })

  it('is done once though its answer was lost', async () => {
    const { store, stop, road } = await setOut()
    road.losesReplies = true
    await store.record(stop(1042), aDelivery, 'delivery')
    for (let tries = 0; tries < 3; tries++) await store.outbox.drain()
    road.losesReplies = false
    await store.outbox.drain()
    expect([road.acts.size, phases(store)]).toEqual([1, []])
  })

  it('has been taken where the answer cannot be read, and stays done', async () => {
    const { store, stop, road } = await setOut()
    road.answer = () => new Response('<!doctype html>')
    await store.record(stop(1042), aDelivery, 'delivery')
    await store.outbox.settled()
    expect([phases(store), stop(1042).doneAt !== null]).toEqual([[], true])
  })

  it('with a photo that cannot be read is not recorded: it can be taken again', async () => {
    const { store, stop, road } = await setOut({
      shrinkPhoto: () => Promise.reject(new DOMException('no', 'EncodingError')),
    })
    store.taken.take(1042, [aPhoto])
    expect(await store.record(stop(1042), { ...aDelivery, photos: 1 }, 'delivery')).toBe(false)
    expect([store.outbox.state.items, road.acts.size, store.taken.of(1042).length]).toEqual([[], 0, 1])
  })
})

describe('What waits', () => {
  it('leaves in the order in which it was done', async () => {
    let minutes = 0
    const now = () => new Date(Date.UTC(2026, 10, 24, 9, 28 + minutes++))
    const { store, stop, road } = await setOut({ now })
    road.isOffline = true
    await store.record(stop(1043, 'pickup'), aPickup, 'pickup')
    await store.record(stop(1042), aDelivery, 'delivery')
    await store.record(stop(1043), aDelivery, 'delivery')
    road.isOffline = false
    await store.outbox.drain()
    expect([...road.acts.values()].map(({ genre, commande }) => [genre, commande])).toEqual([
      ['pris_en_charge', 1043],
      ['livre', 1042],
      ['livre', 1043],
    ])
  })

  it('that the server refuses is told in its words until it is acknowledged, and holds up no other order', async () => {
    const { store, stop, road, left } = await setOut()
    road.answer = ({ commande }) =>
      commande === 1042
        ? Response.json({ message: 'La commande n° 1042 n’est plus sur ta tournée.' }, { status: 409 })
        : null
    await store.record(stop(1042), aDelivery, 'delivery')
    await store.record(stop(1043, 'pickup'), aPickup, 'pickup')
    await store.outbox.drain()
    await store.outbox.settled()
    const [refused] = store.outbox.state.items
    expect([refused?.phase, refused?.entry.refusal]).toEqual([
      'refused',
      'La commande n° 1042 n’est plus sur ta tournée.',
    ])
    expect([[...road.acts.values()].map(({ commande }) => commande), stop(1042).doneAt]).toEqual([[1043], null])

    const reopened = onTheRoad(road)
    await reopened.store.load()
    expect(phases(reopened.store)).toEqual([['refused', true]])
    await reopened.store.outbox.cancel(refused?.entry.id ?? '')
    expect(await left()).toEqual([])
  })

  it('says what a 422 names, and waits for a busy server or a session', async () => {
    const { store, stop, road } = await setOut()
    const answers = [
      Response.json({}, { status: 500 }),
      Response.json({ message: 'Non' }, { status: 403 }),
      Response.json(
        { message: 'Invalide', errors: { nature: ['Dis encore la nature de la marchandise.'] } },
        { status: 422 },
      ),
    ]
    road.answer = () => answers.shift() ?? null
    await store.record(stop(1042), aDelivery, 'delivery')
    for (let tries = 0; tries < 3; tries++) {
      await store.outbox.settled()
      await store.outbox.drain()
    }
    expect(store.outbox.state.items[0]?.entry.refusal).toBe('Dis encore la nature de la marchandise.')
  })

  it('is another’s on the same phone: nothing of it, nor of his day, is shown or sent', async () => {
    const { store, stop, road } = await setOut()
    road.isOffline = true
    await store.record(stop(1042), aDelivery, 'delivery')
    await store.outbox.settled()
    const other = onTheRoad(road, {}, camille.id + 1)
    await Promise.all([other.store.load(), other.store.refresh()])
    expect([other.store.outbox.state.items, other.store.state.day]).toEqual([[], null])
    road.isOffline = false
    await other.store.outbox.drain()
    expect(road.acts.size).toBe(0)
  })
})

describe('An act that is half told', () => {
  it('is there again after the camera has ended the page, with its photos, until it is recorded', async () => {
    const { store, road, world } = await setOut()
    const order = store.state.day!.orders[0]!
    const draft = { ...blankDraft('delivery', order), isOther: true, otherName: 'Mme Spéci', ...signed }
    store.drafts.change(1042, 'delivery', draft)
    store.taken.take(1042, [aPhoto])
    await expect.poll(() => world.actPhotos.ids(camille.id)).toHaveLength(1)
    await expect.poll(() => world.actDrafts.ids(camille.id)).toHaveLength(1)

    const again = onTheRoad(road)
    await Promise.all([again.store.load(), again.store.refresh()])
    expect([again.store.drafts.of(1042, 'delivery'), again.store.taken.of(1042).length]).toEqual([draft, 1])
    await again.store.record(again.stop(1042), { ...aDelivery, photos: 1 }, 'delivery')
    expect([again.store.drafts.of(1042, 'delivery'), again.store.taken.of(1042)]).toEqual([undefined, []])
    await expect.poll(() => world.actDrafts.ids(camille.id)).toEqual([])
  })
})

describe('The day of a driver', () => {
  it('is there at once in flight mode, as it was', async () => {
    const { road } = await setOut()
    road.isOffline = true
    const reopened = onTheRoad(road)
    await reopened.store.refresh()
    expect([reopened.stop(1042).order.livraison.nom, reopened.store.state.failure]).toEqual([
      'M. Exemple',
      expect.any(String),
    ])
  })

  it('goes with the session, and what waits to be sent stays', async () => {
    const { store, stop, world, road, left } = await setOut()
    road.isOffline = true
    await store.record(stop(1042), aDelivery, 'delivery')
    store.drafts.change(1043, 'pickup', { otherName: 'M. Petit' } as never)
    await expect.poll(() => world.actDrafts.ids(camille.id)).toHaveLength(1)
    await world.deviceData.erase(camille.id, { keepsDraft: false, at: world.now() })
    expect([await world.dayCopies.read(camille.id), await world.actDrafts.ids(camille.id)]).toEqual([null, []])
    expect(await left()).toHaveLength(1)
    await world.deviceData.claim(camille.id)
  })

  it('says why it did not come, and keeps what it shows', async () => {
    const { store, road } = await setOut()
    road.isOffline = true
    await store.refresh()
    expect([store.state.failure !== null, store.state.day !== null]).toEqual([true, true])
    road.isOffline = false
    await store.refresh()
    expect(store.state.failure).toBeNull()
  })
})
