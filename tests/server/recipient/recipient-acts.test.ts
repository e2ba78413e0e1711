import { afterEach, describe, expect, it } from 'vitest'
import { driverDayOnWire } from '#server/driver/driver-day.ts'
import { keptSince, sweep } from '#server/housekeeping.ts'
import { journalOnWire } from '#server/staff/journal-on-wire.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { attempted, followed, sharedOrder } from '#tests/server/fixtures/followed.ts'
import { storedOrder, unpaidOrder } from '#tests/server/fixtures/invoiced.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { aDriver, aRun } from '#tests/server/fixtures/run.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider({ rates: { wrongDigitsByLink: { burst: 5, everyMs: 86_400_000 } } })
const beside = await openProvider({ beside: provider })
const { db } = provider.world
const supplier = await newSupplier(provider)
const desk = await newStaff(provider, 'dispatcher')
const shared = (changes = {}) => sharedOrder(provider, supplier, changes)
const access = { genre: 'acces' as const, puces: ['digicode' as const], mots: 'Portail vert, code 0000A.' }
const neighbour = { genre: 'voisin', voisin: 'Mme Modèle, au 14', chiffres: '3344' } as const
const thursday = {
  genre: 'moment',
  moment: { livraisonType: 'flex', dateLivraison: '2026-11-19 08:00:00', flexHalfDay: 'AM' },
  chiffres: '3344',
} as const
const step = (id: number, de: number, vers: number) =>
  call(provider, 'moveOrder', { token: desk.token, params: { id }, body: { de, vers, motif: 'Client pressé' } })
const lettersOf = async (id: number) =>
  (await db.selectFrom('letters').select(['once_key', 'text']).where('once_key', 'like', `%-${id}%`).execute()).map(
    ({ once_key: key, text }) => `${key} ${text}`,
  )

afterEach(() => void (provider.now = wednesdayMorning))

describe('The link of an order', () => {
  it('is made at the first share, the same to all who ask, and to nobody before it is paid', async () => {
    const unpaid = await unpaidOrder(provider, supplier)
    const refused = await call(provider, 'shareTracking', {
      token: supplier.token,
      params: { id: unpaid.id },
      body: {},
    })
    expect([refused.status, refused.refusal.message]).toEqual([409, 'Le suivi se partage une fois la commande payée.'])
    const { id, token } = await shared()
    expect((await storedOrder(provider, id)).tracking_token).toBe(token)
    const again = await Promise.all(
      [provider, beside].map((at) => call(at, 'shareTracking', { token: supplier.token, params: { id }, body: {} })),
    )
    expect(again.map(({ reply }) => reply)).toEqual([`/suivi/${token}`, `/suivi/${token}`])
    expect(await followed(provider, token).read()).toMatchObject({ status: 4, leftAt: null })
    expect((await lettersOf(id)).join()).not.toContain('order-sms')
  })
})

describe('What a recipient tells', () => {
  it('how to get in reaches driver and team, and leaves by no link, journal or letter', async () => {
    const { id, tell } = await shared()
    const { status, reply, raw } = await tell(access)
    expect(status).toBe(200)
    expect(reply.acts?.accessAt).toEqual(provider.now)
    expect((await storedOrder(provider, id)).access_note).toBe('Digicode : Portail vert, code 0000A.')
    const { order } = (await call(provider, 'staffOrder', { token: desk.token, params: { id } })).reply
    expect(order.accessNote).toBe('Digicode : Portail vert, code 0000A.')
    const journal = await journalOnWire(db, id)
    expect(journal[0]).toMatchObject({ genre: 'access', par: '', note: 'Digicode' })
    expect(JSON.stringify([raw, journal, await lettersOf(id)])).not.toMatch(/0000A|Portail vert/)
    expect((await lettersOf(id)).join()).toContain('Ton client a dit au chauffeur comment entrer.')
    expect((await tell({ genre: 'acces', puces: [], mots: '' })).reply.acts?.accessAt).toBeNull()
    expect((await storedOrder(provider, id)).access_note).toBe('')
  })

  it('a neighbour is his consent, which he takes back without a number; the page names nobody', async () => {
    const { id, tell } = await shared()
    const { reply, raw } = await tell(neighbour)
    expect(reply.acts?.neighbourAt).toEqual(provider.now)
    expect((await storedOrder(provider, id)).neighbour).toBe('Mme Modèle, au 14')
    expect(JSON.stringify([raw, await journalOnWire(db, id), await lettersOf(id)])).not.toMatch(/Modèle|au 14/)
    expect((await tell({ genre: 'voisin', voisin: '' })).reply.acts?.neighbourAt).toBeNull()
    expect((await storedOrder(provider, id)).neighbour).toBe('')
  })

  it('that he will not be there is in the journal and told to the supplier once an hour', async () => {
    const { id, tell } = await shared()
    expect((await tell({ genre: 'absent' })).reply.acts?.absentAt).toEqual(provider.now)
    await tell({ genre: 'absent' })
    expect((await journalOnWire(db, id)).filter(({ genre }) => genre === 'absent')).toHaveLength(2)
    expect((await lettersOf(id)).filter((letter) => letter.includes('-absent-'))).toHaveLength(1)
  })

  it('that he will not be there is on the phone of the driver, above the way in, until it comes at another moment', async () => {
    const { id, tell } = await shared({ comment: 'Grue sur place' })
    await aRun(provider, [id])
    const driverId = await aDriver(provider)
    const note = async () =>
      (await driverDayOnWire(driverId, provider.world)).commandes.find((order) => order.id === id)?.livraison.note
    await tell(access)
    await tell({ genre: 'absent' })
    expect(await note()).toBe(
      'Le destinataire a dit à 10:00 qu’il ne sera pas là.\nDigicode : Portail vert, code 0000A.\nGrue sur place',
    )
    expect((await tell(thursday)).reply.acts?.absentAt).toBeNull()
  })

  it('never names anybody, an address or a price, whatever is told', async () => {
    const { tell, token } = await shared()
    const replies = [await tell(access), await tell(neighbour), await tell(thursday), await tell(thursday, 0)]
    replies.push(await tell({ genre: 'voisin', voisin: 'X', chiffres: '0000' }))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 409, 422])
    expect(JSON.stringify(replies.map(({ raw }) => raw))).not.toMatch(
      /Lilas|Médecin|Petit|\bAli\b|Chantier|Martin|0611|3344|47,|39,|47\.88|39\.9|@/,
    )
    expect(token).toMatch(/^[\w-]{22}$/)
  })

  it('ends with the delivery, and what he told is forgotten thirty days later', async () => {
    const { id, tell } = await shared()
    await tell(access)
    await tell(neighbour)
    await step(id, 4, 3)
    await step(id, 3, 1)
    await step(id, 1, 2)
    for (const told of [access, neighbour, { genre: 'absent' } as const, thursday]) {
      const { status, refusal } = await tell(told)
      expect([status, refusal.message]).toEqual([409, 'C’est livré : rien n’y change plus.'])
    }
    await sweep({ ...provider.world, now: () => provider.now })
    expect((await storedOrder(provider, id)).neighbour).toBe('Mme Modèle, au 14')
    provider.now = new Date(provider.now.getTime() * 2 - keptSince(provider.now).waysIn.getTime() + 1)
    await sweep({ ...provider.world, now: () => provider.now })
    expect(await storedOrder(provider, id)).toMatchObject({ access_note: '', neighbour: '' })
  })
})

describe('Another moment', () => {
  it('of its type is one that is offered, at its price, told to the supplier, and takes it off its run', async () => {
    const { id, tell, acts } = await shared()
    const run = await aRun(provider, [id])
    expect((await acts()).moments.slice(0, 2)).toEqual([
      { type: 'flex', slot: { day: '2026-11-19', halfDay: 'AM' } },
      { type: 'flex', slot: { day: '2026-11-19', halfDay: 'PM' } },
    ])
    const before = await storedOrder(provider, id)
    const { reply } = await tell(thursday)
    expect(reply.moment).toEqual({ type: 'flex', slot: { day: '2026-11-19', halfDay: 'AM' } })
    expect(await storedOrder(provider, id)).toMatchObject({ total_ttc: before.total_ttc, flex_day: '2026-11-19' })
    expect(await db.selectFrom('run_stops').selectAll().where('run_id', '=', run).execute()).toEqual([])
    expect((await journalOnWire(db, id))[0]).toMatchObject({ genre: 'moment', par: '' })
    expect((await lettersOf(id)).join()).toContain(
      'Ton client a choisi un autre moment pour sa livraison. Le prix reste le même.',
    )
  })

  it('is none once its run is under way or it is on its way, and is one again after an attempt, three times', async () => {
    const { id, tell, acts } = await shared()
    const other = await shared()
    await aRun(provider, [id, other.id])
    await step(other.id, 4, 3)
    await step(other.id, 3, 1)
    const tooLate = 'Le camion est parti : c’est trop tard pour changer. Si on te rate, tu choisiras ici.'
    expect((await tell(thursday)).refusal.message).toBe(tooLate)
    expect(await acts()).toMatchObject({ moments: [], momentRefusal: tooLate })
    await step(id, 4, 3)
    await step(id, 3, 1)
    expect((await tell(thursday)).status).toBe(409)
    await attempted(provider, id)
    expect((await acts()).attemptedAt).toEqual(provider.now)
    expect((await tell(thursday)).status).toBe(200)
    expect((await storedOrder(provider, id)).attempted_at).toBeNull()
    await attempted(provider, id, 2)
    const body = { DateLivraison: '2026-11-20 15:00:00', flexHalfDay: 'PM' as const }
    await call(provider, 'setDeliveryDate', { token: desk.token, params: { id }, body })
    expect((await acts()).attemptedAt).toBeNull()
    await attempted(provider, id, 3)
    expect((await tell(thursday)).refusal.message).toBe('Après 3 passages, on choisit le jour avec toi : appelle-nous.')
  })

  it('is not another formula, nor a day that is past or closed', async () => {
    const { tell } = await shared()
    const at = (dateLivraison: string, flexHalfDay: 'AM' | 'PM') =>
      tell({ ...thursday, moment: { livraisonType: 'flex', dateLivraison, flexHalfDay } })
    const planned = { livraisonType: 'planifiee', dateLivraison: '2026-11-19 15:00:00', flexHalfDay: null } as const
    expect((await tell({ ...thursday, moment: planned })).status).toBe(422)
    expect((await at('2026-11-17 08:00:00', 'AM')).status).toBe(422)
    expect((await at('2026-11-22 08:00:00', 'AM')).status).toBe(422)
    expect((await at('2026-12-25 08:00:00', 'AM')).status).toBe(422)
  })
})

describe('Two hands at once', () => {
  it.each([access, neighbour, thursday, { genre: 'absent' } as const])(
    'get $genre once: the other is told how it stands',
    async (told) => {
      const { id, tell, acts } = await shared()
      const { seen } = await acts()
      const both = await Promise.all([tell(told, seen), tell(told, seen, beside)])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const refused = both.find(({ status }) => status === 409)
      expect(refused?.raw).toMatchObject({ data: { id, actes: { vu: seen + 1 } } })
      expect(refused?.refusal.message).toMatch(/a changé entre-temps/)
      expect((await acts()).seen).toBe(seen + 1)
    },
  )
})

describe('The last digits of the phone', () => {
  it('close the acts of a link for a day, of that one alone, once five were wrong', async () => {
    const { tell } = await shared()
    const other = await shared()
    for (const chiffres of ['0000', '1111', '2222', '4444'])
      expect((await tell({ ...thursday, chiffres })).status).toBe(422)
    expect((await tell(neighbour)).status).toBe(200)
    expect((await tell({ ...neighbour, chiffres: '5555' })).refusal.message).toBe(
      'Ce ne sont pas les quatre derniers chiffres du téléphone de la commande.',
    )
    await provider.restartLimiter()
    for (const told of [thursday, access]) {
      const { status, refusal } = await tell(told)
      expect([status, refusal.message]).toEqual([
        429,
        'Trop d’essais : ce lien ne prend plus rien pendant un jour. Appelle-nous.',
      ])
    }
    expect((await other.tell(neighbour)).status).toBe(200)
    provider.now = new Date(provider.now.getTime() + 86_400_000)
    expect((await tell(access)).status).toBe(200)
  })
})
