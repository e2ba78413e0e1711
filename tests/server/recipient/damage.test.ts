import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { drawDamageLetter } from '#server/paper/draw-damage-letter.ts'
import { journalOnWire } from '#server/staff/journal-on-wire.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { sharedOrder } from '#tests/server/fixtures/followed.ts'
import { pdfPages } from '#tests/server/fixtures/invoiced.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { proofForm } from '#tests/server/fixtures/proof-form.ts'
import { pdf } from '#tests/server/fixtures/slip-files.ts'
import { newStaff } from '#tests/server/fixtures/staff.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
const desk = await newStaff(provider, 'dispatcher')
const damage = (id = randomUUID()) =>
  ({ genre: 'dommage', id, mots: 'Deux tuiles cassées,\npalette éventrée' }) as const

afterEach(() => void (provider.now = wednesdayMorning))

async function deliveredOrder() {
  const order = await sharedOrder(provider, supplier)
  for (const [de, vers] of [
    [4, 3],
    [3, 1],
    [1, 2],
  ] as const)
    await call(provider, 'moveOrder', {
      token: desk.token,
      params: { id: order.id },
      body: { de, vers, motif: 'Client pressé' },
    })
  const params = { token: order.token }
  return {
    ...order,
    photo: (form = proofForm()) => call(provider, 'addDamagePhoto', { params, body: form }),
    letter: (id: string) => call(provider, 'readDamageLetter', { params: { ...params, id } }),
  }
}

describe('A damage', () => {
  it('reaches team and supplier with its photos and the letter, which opens by its name alone', async () => {
    const { id, tell, photo, letter, read, acts } = await deliveredOrder()
    const { seen } = await acts()
    expect((await photo()).status).toBe(200)
    const told = damage()
    const { status, reply, raw } = await tell(told, seen)
    expect([status, reply.acts?.damageUntil, reply.acts?.damageAt]).toEqual([200, '2026-11-21', provider.now])
    expect(JSON.stringify(raw)).not.toMatch(/tuiles|palette/)
    expect((await journalOnWire(db, id))[0]).toMatchObject({
      genre: 'damage',
      note: 'Deux tuiles cassées,\npalette éventrée Avec 1 photo.',
    })
    const { photos } = (await call(provider, 'staffOrder', { token: desk.token, params: { id } })).reply
    expect(photos.map(({ description }) => description)).toEqual(['Dommage, par le destinataire'])
    expect((await call(provider, 'podImages', { token: supplier.token, params: { id } })).reply).toEqual([])
    const letters = await db
      .selectFrom('letters')
      .innerJoin('letter_attachments', 'letter_id', 'letters.id')
      .select(['kind', 'name'])
      .where('once_key', 'like', `%-${id}-${told.id}`)
      .execute()
    expect(letters.map(({ kind }) => kind).toSorted()).toEqual(['account', 'team'])
    const file = await letter(told.id)
    const [page = ''] = await pdfPages(file.reply.bytes)
    expect(page).toMatch(/Article L133-3/)
    expect(page).toMatch(/Deux tuiles cassées,\s+palette éventrée/)
    expect(page).toMatch(/au plus tard le\s+samedi 21 novembre/)
    expect(page).not.toMatch(/Lilas|Médecin|Petit|0611|47,88/)
    expect((await letter(randomUUID())).status).toBe(404)
    expect((await read()).acts?.damageAt).toEqual(provider.now)
  })

  it('is told once however often it is sent, three times in all, by two who look at once one', async () => {
    const { id, tell, acts } = await deliveredOrder()
    const told = damage()
    const { seen } = await acts()
    expect((await tell(told, seen)).status).toBe(200)
    expect((await tell(told, seen)).status).toBe(200)
    expect((await tell(damage(), seen)).status).toBe(409)
    await tell(damage())
    await tell(damage())
    expect((await tell(damage())).refusal.message).toBe('3 signalements sont déjà partis : appelle-nous.')
    expect((await journalOnWire(db, id)).filter(({ genre }) => genre === 'damage')).toHaveLength(3)
  })

  it('is told until the third day ends, Sundays and holidays not counted', async () => {
    const { tell } = await deliveredOrder()
    provider.now = new Date('2026-11-21T22:59:59Z')
    expect((await tell(damage())).status).toBe(200)
    provider.now = new Date('2026-11-21T23:00:00Z')
    expect((await tell(damage())).refusal.message).toBe('C’était possible jusqu’au samedi 21 novembre : appelle-nous.')
  })

  it.each([
    'm'.repeat(1000),
    'mot '.repeat(250).trim(),
    'a\n'.repeat(500).trim(),
    `${'mot '.repeat(40)}\n`.repeat(6).trim(),
  ])('stands on one sheet, however much is told', async (words) => {
    const facts = {
      brand: 'Colibat',
      carrier: ['Exemple', '1 rue de l’Exemple', '00000 Ville-Exemple', 'SIREN 000 000 000'],
      orderId: 1,
      from: 'Cannes',
      to: 'Mougins',
      deliveredAt: provider.now.getTime(),
      reportedAt: provider.now.getTime(),
      lastDay: '2026-11-21',
      words,
      photos: 4,
    }
    expect(await pdfPages(await drawDamageLetter(facts))).toHaveLength(1)
  })

  it('is none before the delivery', async () => {
    const { tell, token } = await sharedOrder(provider, supplier)
    expect((await tell(damage())).status).toBe(409)
    expect((await call(provider, 'addDamagePhoto', { params: { token }, body: proofForm() })).status).toBe(409)
  })

  it('has four photos at most, each once, and none that is no picture', async () => {
    const { photo } = await deliveredOrder()
    const key = randomUUID()
    for (const form of [
      proofForm(undefined, { key }),
      proofForm(undefined, { key }),
      proofForm(),
      proofForm(),
      proofForm(),
    ])
      expect((await photo(form)).status).toBe(200)
    expect((await photo()).refusal.message).toBe('4 photos au plus.')
    const other = await deliveredOrder()
    expect((await other.photo(proofForm(pdf))).refusal.message).toBe('Photo refusée : JPEG ou PNG seulement.')
    expect((await other.photo(proofForm(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2])))).status).toBe(422)
  })
})
