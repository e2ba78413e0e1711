import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { wireFromInstant } from '#contract/wire/wire.ts'
import { sweep } from '#server/housekeeping.ts'
import { brokenAt } from '#server/waybill/waybill-chain.ts'
import { eventWords, factsOf } from '#server/waybill/event-facts.ts'
import { eventsOf } from '#server/waybill/waybill-events.ts'
import { actPhotoForm, acts } from '#tests/server/fixtures/act.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { paidOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { aRun, runDetails } from '#tests/server/fixtures/run.ts'
import { jpeg, pdf } from '#tests/server/fixtures/slip-files.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { world } = provider
const { db } = world
const supplier = await newSupplier(provider)
const desk = await newStaff(provider, 'dispatcher')
const driver = await newStaff(provider, 'driver')
const { token } = driver
const told = acts(provider)
const minutes = (count: number) => new Date(wednesdayMorning.getTime() + count * 60_000)

/** A run of the driver's with a paid order. */
async function loaded(): Promise<{ readonly commande: number; readonly tournee: number }> {
  return await onRun((await paidOrder(provider, supplier)).id)
}

/** One more run of his, with that order. */
async function onRun(id: number) {
  const tournee = await aRun(provider, [id])
  const details = await runDetails(provider)
  await call(provider, 'changeRun', {
    token: desk.token,
    params: { id: tournee },
    body: { version: 2, ...details, chauffeur: driver.id },
  })
  return { commande: id, tournee }
}

const record = (body: object, as = token) => call(provider, 'recordAct', { token: as, body: body as never })
const orderOf = async (id: number) =>
  await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const journal = async (id: number) =>
  (await db.selectFrom('order_changes').selectAll().where('order_id', '=', id).orderBy('id').execute()).map(
    ({ kind, from_status: from, to_status: to, note }) => [kind, from, to, note],
  )
const photo = async (commande: number, genre: 'pris_en_charge' | 'livre' | 'non_livre', bytes?: Uint8Array) => {
  const key = randomUUID()
  const { status } = await call(provider, 'addActPhoto', { token, body: actPhotoForm(commande, key, genre, bytes) })
  return { key, status }
}

afterEach(() => {
  provider.now = wednesdayMorning
})

describe('What a driver does at a stop', () => {
  it('takes its order to the road and to its recipient, each an event of a chain that holds', async () => {
    const stop = await loaded()
    const { reply } = await record({ ...told.pickup(), ...stop })
    expect(reply.orders.find(({ id }) => id === stop.commande)).toMatchObject({ statut: 1, nature: 'tuiles', colis: 3 })
    provider.now = minutes(30)
    const { key } = await photo(stop.commande, 'livre')
    const { reply: after } = await record({ ...told.delivery(), ...stop, photos: [key] })
    expect(after.runs.find(({ id }) => id === stop.tournee)).toMatchObject({ state: 'closed' })
    expect(await orderOf(stop.commande)).toMatchObject({
      status: 2,
      goods: 'tuiles',
      packages: 3,
      delivered_at: minutes(30).getTime(),
    })
    const events = await eventsOf(db, [stop.commande])
    expect(events.map(({ kind, place, run_id: run, by_id: by }) => [kind, place, run, by])).toEqual([
      ['pickup', 1, stop.tournee, driver.id],
      ['delivery', 2, stop.tournee, driver.id],
    ])
    expect(brokenAt(events)).toBeNull()
    expect((await journal(stop.commande)).slice(-3)).toEqual([
      ['step', 4, 3, null],
      ['step', 3, 1, null],
      ['step', 1, 2, 'Livré à M. Exemple, sans réserve'],
    ])
    const { reply: images } = await call(provider, 'podImages', {
      token: supplier.token,
      params: { id: stop.commande },
    })
    expect(images).toHaveLength(1)
  })

  it('delivers on another run what was tried before, which is with us and not picked up again', async () => {
    const stop = await loaded()
    await record({ ...told.pickup(), ...stop })
    provider.now = minutes(10)
    await record({ ...told.attempt(), ...stop })
    const { tournee } = await onRun(stop.commande)
    const { reply } = await call(provider, 'readDriverDay', { token })
    const stops = reply.runs.find(({ id }) => id === tournee)?.stops
    expect(stops?.map(({ orderId, kind }) => [orderId, kind])).toEqual([[stop.commande, 'delivery']])
    provider.now = minutes(30)
    const { reply: after } = await record({ ...told.delivery(), commande: stop.commande, tournee })
    expect(after.runs.find(({ id }) => id === tournee)).toMatchObject({ state: 'closed' })
    expect((await journal(stop.commande)).slice(-3)).toEqual([
      ['attempt', 1, 3, 'il refuse'],
      ['step', 3, 1, null],
      ['step', 1, 2, 'Livré à M. Exemple, sans réserve'],
    ])
    const events = await eventsOf(db, [stop.commande])
    expect(events.map(({ kind }) => kind)).toEqual(['pickup', 'attempt', 'delivery'])
    expect(brokenAt(events)).toBeNull()
    // On its way again and delivered at once: only the first way was told.
    const letters = db.selectFrom('letters').select('once_key').where('once_key', 'like', 'order-delivering-%')
    expect(await letters.where('once_key', 'like', `%-${stop.commande}%`).execute()).toHaveLength(1)
  })

  it('fails a second time on another run, and is taken off it', async () => {
    const stop = await loaded()
    await record({ ...told.pickup(), ...stop })
    await record({ ...told.attempt(), ...stop })
    const { tournee } = await onRun(stop.commande)
    expect((await record({ ...told.attempt(), commande: stop.commande, tournee })).status).toBe(200)
    expect(await orderOf(stop.commande)).toMatchObject({ status: 3, attempts: 2 })
    expect(await db.selectFrom('run_stops').selectAll().where('order_id', '=', stop.commande).execute()).toEqual([])
  })

  it('is written down once, however often it is sent', async () => {
    const stop = await loaded()
    const act = { ...told.pickup(), ...stop }
    expect((await record(act)).status).toBe(200)
    const [again, other] = await Promise.all([record(act), record(act)])
    expect([again.status, other.status]).toEqual([200, 200])
    expect(await eventsOf(db, [stop.commande])).toHaveLength(1)
  })

  it('has the hour of the phone less what its clock is wrong by, both kept', async () => {
    const stop = await loaded()
    // Two hours slow, and without a network for the last twenty minutes.
    const slow = (at: Date) => wireFromInstant(new Date(at.getTime() - 120 * 60_000))
    provider.now = minutes(60)
    await record({ ...told.pickup(), ...stop, le: slow(minutes(40)), envoye_le: slow(minutes(60)) })
    const [event] = await eventsOf(db, [stop.commande])
    expect(event).toMatchObject({
      at: minutes(40).getTime(),
      phone_at: minutes(40 - 120).getTime(),
      received_at: minutes(60).getTime(),
    })
    const { reply } = await call(provider, 'readDriverDay', { token })
    const run = reply.runs.find(({ id }) => id === stop.tournee)
    expect(run?.stops.find(({ kind }) => kind === 'pickup')?.doneAt).toEqual(minutes(40))
    // Whoever looks at the order is told the same hour.
    const { reply: history } = await call(provider, 'myOrders', { token: supplier.token })
    const { reply: seen } = await call(provider, 'staffOrder', { token: desk.token, params: { id: stop.commande } })
    const { tracking_token: link } = await orderOf(stop.commande)
    const { reply: tracked } = await call(provider, 'trackDelivery', { params: { token: link ?? '' } })
    expect([
      history.orders.find(({ id }) => id === stop.commande)?.leftAt,
      seen.order.leftAt,
      seen.journal[0]?.at,
      tracked.leftAt,
    ]).toEqual([minutes(40), minutes(40), minutes(40), minutes(40)])
  })

  it('has when he arrived, by the same clock as what he did there', async () => {
    const stop = await loaded()
    provider.now = minutes(30)
    // His phone is an hour slow.
    const slow = (at: Date) => wireFromInstant(new Date(at.getTime() - 60 * 60_000))
    const by = { arrive_le: slow(minutes(12)), le: slow(minutes(20)), envoye_le: slow(minutes(30)) }
    const { reply } = await record({ ...told.pickup(), ...stop, ...by })
    expect(reply.orders.find(({ id }) => id === stop.commande)?.evenements).toMatchObject([
      { arrive_le: minutes(12), le: minutes(20) },
    ])
  })

  it('cannot leave without the nature of the goods', async () => {
    const stop = await loaded()
    const { status, refusal } = await record({ ...told.pickup(), ...stop, nature: '' })
    expect([status, refusal.message]).toEqual([
      422,
      'Dis encore la nature de la marchandise : la lettre de voiture ne part pas sans.',
    ])
    expect(await orderOf(stop.commande)).toMatchObject({ status: 4 })
    expect(await eventsOf(db, [stop.commande])).toEqual([])
  })

  it('fails, and gives the order back to the day’s lists, off its run, with a letter and a text message', async () => {
    const stop = await loaded()
    await record({ ...told.pickup(), ...stop })
    const at = wireFromInstant(minutes(5))
    provider.now = minutes(10)
    const { key } = await photo(stop.commande, 'non_livre')
    const act = { ...told.attempt(), ...stop, motif: 'absent' as const, appele_le: at, photos: [key] }
    const { reply } = await record(act)
    expect(reply.runs.find(({ id }) => id === stop.tournee)).toMatchObject({ stops: [], state: 'closed' })
    expect(reply.orders.find(({ id }) => id === stop.commande)).toMatchObject({ statut: 3, tentatives: 1 })
    expect(await orderOf(stop.commande)).toMatchObject({ status: 3, attempts: 1, attempted_at: minutes(10).getTime() })
    expect((await journal(stop.commande)).at(-1)).toEqual(['attempt', 1, 3, 'absent, appelé à 10\u00A0h\u00A005'])
    const letters = await db
      .selectFrom('letters')
      .select(['channel', 'once_key'])
      .where('once_key', 'like', `order-attempt-%${stop.commande}-1`)
      .orderBy('channel')
      .execute()
    expect(letters.map(({ channel }) => channel)).toEqual(['mail', 'sms'])
    const { reply: history } = await call(provider, 'myOrders', { token: supplier.token })
    expect(history.orders.find(({ id }) => id === stop.commande)).toMatchObject({
      attempt: 'mercredi 18 novembre à 10\u00A0h\u00A010 : absent, appelé à 10\u00A0h\u00A005',
      waitsForDay: true,
    })
    // Its photo proves no delivery.
    const { reply: one } = await call(provider, 'staffOrder', { token: desk.token, params: { id: stop.commande } })
    expect([one.order.photos, one.photos.length]).toEqual([0, 1])
    const { reply: day } = await call(provider, 'staffRuns', { token: desk.token })
    expect(day.withoutRun).toContain(stop.commande)
  })

  it('is told of a recipient who is absent only after a call and a photo', async () => {
    const stop = await loaded()
    await record({ ...told.pickup(), ...stop })
    const absent = { ...told.attempt(), ...stop, motif: 'absent' as const }
    expect((await record(absent)).refusal.message).toBe('Appelle d’abord.')
    const called = { ...absent, appele_le: wireFromInstant(wednesdayMorning) }
    expect((await record(called)).refusal.message).toBe('Prends une photo des lieux.')
  })

  it('that nobody signs for is told with the reason and a photo', async () => {
    const stop = await loaded()
    await record({ ...told.pickup(), ...stop })
    const { key } = await photo(stop.commande, 'livre')
    const act = { ...told.delivery(), ...stop, signature: [], photos: [key] }
    const refused = await record(act)
    expect([refused.status, refused.refusal.message]).toEqual([422, 'Fais signer, ou dis pourquoi il ne signe pas.'])
    const without = { ...act, sans_signature: 'absent', photos: [] }
    expect((await record(without)).refusal.message).toBe('Prends une photo : il ne signe pas.')
    expect((await record({ ...act, sans_signature: 'fatigue' })).refusal.errors).toEqual({
      sans_signature: ['Motif inconnu'],
    })
    expect((await record({ ...act, sans_signature: 'absent' })).status).toBe(200)
    const words = 'Livré à M. Exemple, sans réserve, sans signature (il est absent)'
    expect((await journal(stop.commande)).at(-1)?.[3]).toBe(words)
    const events = await eventsOf(db, [stop.commande])
    expect([eventWords(events.at(-1)!), brokenAt(events)]).toEqual([words, null])
  })

  it('that is signed keeps no reason why it would not be', async () => {
    const stop = await loaded()
    await record({ ...told.pickup(), ...stop })
    await record({ ...told.delivery(), ...stop, sans_signature: 'refuse' })
    const [, delivered] = await eventsOf(db, [stop.commande])
    expect(factsOf(delivered!)).toMatchObject({ unsigned: null, signature: told.delivery().signature })
  })

  it('leaves the goods with a neighbour only where their recipient agreed', async () => {
    const stop = await loaded()
    await record({ ...told.pickup(), ...stop })
    const { key } = await photo(stop.commande, 'livre')
    const act = { ...told.neighbour(), ...stop, photos: [key] }
    expect((await record(act)).refusal.message).toBe('Le destinataire n’a accepté aucun voisin : appelle-le.')
    await db.updateTable('orders').set({ neighbour: 'Mme Modèle, au 14' }).where('id', '=', stop.commande).execute()
    expect((await record({ ...act, id: randomUUID() })).status).toBe(200)
    expect((await journal(stop.commande)).at(-1)?.[3]).toBe('Remis à Mme Modèle (voisin)')
  })
})

describe('A driver who hears late', () => {
  it('is told that the order was cancelled meanwhile, which its journal keeps once', async () => {
    const stop = await loaded()
    provider.now = minutes(40)
    await call(provider, 'cancelByStaff', { token: desk.token, params: { id: stop.commande }, body: { de: 4 } })
    // Told twenty minutes after, by a clock that is an hour slow.
    const slow = (at: Date) => wireFromInstant(new Date(at.getTime() - 60 * 60_000))
    const act = { ...told.pickup(), ...stop, le: slow(minutes(20)), envoye_le: slow(minutes(40)) }
    const { status, refusal } = await record(act)
    expect([status, refusal.message]).toEqual([
      409,
      `La commande n° ${stop.commande} a été annulée à 10\u00A0h\u00A040 : ne la charge pas.`,
    ])
    await record(act)
    expect((await journal(stop.commande)).filter(([kind]) => kind === 'refused')).toHaveLength(1)
    const { reply: one } = await call(provider, 'staffOrder', { token: desk.token, params: { id: stop.commande } })
    expect(one.journal.find(({ kind }) => kind === 'refused')?.at).toEqual(minutes(20))
    const { reply } = await call(provider, 'readDriverDay', { token })
    expect(reply.takenOff).toContainEqual({
      orderId: stop.commande,
      runId: stop.tournee,
      at: minutes(40),
      note: 'Annulé',
    })
  })

  it('has what he did kept in the journal, who signed and how many photos included', async () => {
    const stop = await loaded()
    await record({ ...told.pickup(), ...stop })
    const { key } = await photo(stop.commande, 'livre')
    const other = await newStaff(provider, 'driver')
    const details = await runDetails(provider)
    await call(provider, 'changeRun', {
      token: desk.token,
      params: { id: stop.tournee },
      body: { version: 4, ...details, chauffeur: other.id },
    })
    const { status, refusal } = await record({ ...told.delivery(), ...stop, photos: [key] })
    expect(status).toBe(409)
    expect((await journal(stop.commande)).at(-1)).toEqual([
      'refused',
      1,
      1,
      `Livré à M. Exemple, sans réserve, signé, 1 photo : ${refusal.message}`,
    ])
    const { reply: one } = await call(provider, 'staffOrder', { token: desk.token, params: { id: stop.commande } })
    expect(one.photos).toHaveLength(1)
  })

  it('is told that it was taken off his run, or is on another’s', async () => {
    const stop = await loaded()
    const body = { version: 3, commande: stop.commande }
    await call(provider, 'takeOffRun', { token: desk.token, params: { id: stop.tournee }, body })
    expect((await record({ ...told.pickup(), ...stop })).refusal.message).toBe(
      `La commande n° ${stop.commande} n’est plus sur ta tournée, depuis 10\u00A0h : ne la charge pas.`,
    )
    const other = await aRun(provider)
    await call(provider, 'assignOrders', {
      token: desk.token,
      params: { id: other },
      body: { version: 1, commande: stop.commande },
    })
    expect((await record({ ...told.pickup(), ...stop })).refusal.message).toBe(
      `La commande n° ${stop.commande} est sur la tournée de quelqu’un d’autre : ne la charge pas.`,
    )
  })

  it('is told that another phone was quicker, and nothing is written twice', async () => {
    const stop = await loaded()
    const [one, other] = await Promise.all([
      record({ ...told.pickup(), ...stop }),
      record({ ...told.pickup(), ...stop }),
    ])
    expect([one.status, other.status].toSorted()).toEqual([200, 409])
    expect(await eventsOf(db, [stop.commande])).toHaveLength(1)
  })

  it('has his signature kept where the desk took the step by hand before', async () => {
    const stop = await loaded()
    await record({ ...told.pickup(), ...stop })
    await call(provider, 'moveOrder', {
      token: desk.token,
      params: { id: stop.commande },
      body: { de: 1, vers: 2, motif: 'Téléphone déchargé' },
    })
    expect((await record({ ...told.delivery(), ...stop })).status).toBe(200)
    expect((await record({ ...told.delivery(), ...stop })).status).toBe(409)
    const events = await eventsOf(db, [stop.commande])
    expect(events.map(({ kind }) => kind)).toEqual(['pickup', 'delivery'])
    expect(brokenAt(events)).toBeNull()
  })
})

describe('A waybill', () => {
  it('is kept for two years after what was told of it last', async () => {
    const stop = await loaded()
    await record({ ...told.pickup(), ...stop })
    provider.now = new Date(wednesdayMorning.getTime() + 730 * 86_400_000)
    await sweep(world)
    expect(await eventsOf(db, [stop.commande])).toHaveLength(1)
    provider.now = new Date(wednesdayMorning.getTime() + 733 * 86_400_000)
    await sweep(world)
    expect(await eventsOf(db, [stop.commande])).toEqual([])
  })
})

describe('The photo of an act', () => {
  it('is kept once, and refused to who never had its order', async () => {
    const stop = await loaded()
    const key = randomUUID()
    const send = (as = token) =>
      call(provider, 'addActPhoto', { token: as, body: actPhotoForm(stop.commande, key, 'livre') })
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
    const kept = await db.selectFrom('proof_photos').select('digest').where('order_id', '=', stop.commande).execute()
    expect(kept).toEqual([{ digest: expect.stringMatching(/^[0-9a-f]{64}$/) as string }])
    const stranger = await newStaff(provider, 'driver')
    expect((await send(stranger.token)).status).toBe(404)
  })

  it('is a picture, whatever its name says', async () => {
    const { commande } = await loaded()
    expect((await photo(commande, 'livre', pdf)).status).toBe(422)
    expect((await photo(commande, 'livre', jpeg.slice(0, 200))).status).toBe(422)
  })

  it('has arrived before its act', async () => {
    const stop = await loaded()
    await record({ ...told.pickup(), ...stop })
    const { refusal } = await record({ ...told.delivery(), ...stop, photos: [randomUUID()] })
    expect(refusal.message).toBe('Il manque une photo : renvoie-la.')
  })
})
