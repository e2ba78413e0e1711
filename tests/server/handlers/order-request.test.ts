import { createHash, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { statusBadge } from '#rules/order/status-badge.ts'
import { call } from '#tests/server/fixtures/call.ts'
import { anOrder, pay, readyOrder, requestForm } from '#tests/server/fixtures/order.ts'
import { letterRows, sentLetters } from '#tests/server/fixtures/outbox-folder.ts'
import { openProvider, wednesdayMorning } from '#tests/server/fixtures/provider.ts'
import { pdf, png } from '#tests/server/fixtures/slip-files.ts'
import { newSupplier } from '#tests/server/fixtures/supplier.ts'

const provider = await openProvider()
const { db } = provider.world
const supplier = await newSupplier(provider)
const order = anOrder(provider, supplier)

const request = (form: FormData, submission: string = randomUUID(), where = provider) =>
  call(where, 'requestOrderByMail', { body: form, token: supplier.token, headers: { 'Idempotency-Key': submission } })
const orders = () => db.selectFrom('orders').selectAll().orderBy('id').execute()
const slips = () => db.selectFrom('slips').selectAll().orderBy('id').execute()
const filesOnDisk = async () =>
  (await readdir(join(provider.folder, 'files'), { recursive: true }).catch(() => [])).filter((name) =>
    name.includes('.'),
  )
const traces = async () => [await orders(), await slips(), await letterRows(provider), await filesOnDisk()]

beforeEach(async () => {
  provider.now = wednesdayMorning
  await db.deleteFrom('letters').execute()
  await db.deleteFrom('orders').execute()
})

describe('an order without a price', () => {
  it('is stored as it was asked for, its slip with it, and waits', async () => {
    const { status, raw } = await request(requestForm(order))
    expect({ status, raw }).toEqual({
      status: 200,
      raw: { success: true, message: 'Commande enregistrée. On revient vite par e-mail pour confirmer le prix.' },
    })
    const [row] = await orders()
    expect(row).toMatchObject({
      supplier_id: supplier.id,
      pickup_latitude: 43.6007,
      pickup_longitude: 6.9952,
      delivery_latitude: 43.7031,
      delivery_longitude: 7.2661,
      weight_band: '151-300',
      flex_day: '2026-11-18',
      flex_half_day: 'PM',
      planned_at: null,
      recipient_last_name: 'Petit',
      detected_kg: 210,
      comment: 'Sonner au portail',
      minutes: null,
      base_price: null,
      total_ht: null,
      total_ttc: null,
      status: 0,
      payment_status: null,
      intent_id: null,
      next_ask_at: null,
    })
    expect((await slips()).find(({ path }) => path === row?.slip_path)).toMatchObject({
      supplier_id: supplier.id,
      sha256: createHash('sha256').update(pdf).digest('hex'),
    })
    expect(Buffer.from((await provider.world.files.read(row?.slip_path ?? '')) ?? []).equals(pdf)).toBe(true)
  })

  it('is « En attente » in the history, without a price', async () => {
    await request(requestForm(order))
    const [past] = (await call(provider, 'myOrders', { token: supplier.token })).reply.orders
    expect(past).toMatchObject({ totalHT: null, customerCompany: 'Chantier Nord' })
    expect(statusBadge(past?.status ?? null, past?.paid ?? null)).toEqual({ label: 'En attente', tone: 'secondary' })
  })

  it.each([
    [
      { type: 'urgent' } as const,
      { planned_at: null, flex_day: null, expected_at: Date.parse('2026-11-18T09:30:00Z') },
      'Quand : Urgent, retrait mercredi 18 novembre 2026 vers 10\u00A0h\u00A030\n',
    ],
    [
      { type: 'planifiee', at: new Date('2026-11-19T10:00:00Z') } as const,
      { planned_at: Date.parse('2026-11-19T10:00:00Z') },
      'Quand : Planifiée, jeudi 19 novembre 2026 à 11:00\n',
    ],
  ])('may be wanted at another moment: %o', async (moment, stored, words) => {
    expect((await request(requestForm(anOrder(provider, supplier, { moment })))).status).toBe(200)
    expect(await orders()).toMatchObject([stored])
    expect((await letterRows(provider))[0]?.text).toContain(words)
  })

  it('needs no weight read off the slip, no company and no comment', async () => {
    const recipient = { ...order.recipient, company: '' }
    expect(
      (
        await request(
          requestForm(anOrder(provider, supplier, { company: '', comment: '', detectedWeight: null, recipient })),
        )
      ).status,
    ).toBe(200)
    expect(await orders()).toMatchObject([{ company: '', recipient_company: '', comment: '', detected_kg: null }])
    expect((await letterRows(provider))[0]).toMatchObject({
      reply_to_address: supplier.email,
      text: expect.stringContaining('Commentaire : aucun'),
    })
  })

  it('never has the price that somebody writes into it', async () => {
    await request(requestForm(order, pdf, { totalTTC: '1.20', totalHT: '1', tarifBase: '1', estimatedTime: '3' }))
    expect(await orders()).toMatchObject([{ total_ttc: null, total_ht: null, base_price: null, minutes: null }])
  })
})

describe('the letter to the staff', () => {
  it('says everything, brings the slip, and answers to the supplier', async () => {
    await request(
      requestForm(order, png, { bordereau: new File([new Uint8Array(png)], 'bon n°7.exe', { type: 'text/html' }) }),
    )
    const [row] = await orders()
    const letter = (await sentLetters(provider)).at(-1)
    expect(letter).toMatchObject({
      to: [{ name: 'Colibat', address: 'equipe@colibat.example' }],
      replyTo: [{ name: 'Martin Matériaux', address: supplier.email }],
      subject: `Commande n° ${row?.id} sans tarif : Martin Matériaux`,
    })
    for (const line of [
      `Fournisseur : Martin Matériaux (compte n° ${supplier.id})`,
      `E-mail : ${supplier.email}`,
      'Retrait : 12 rue des Lilas, 06250 Mougins',
      'Point de retrait : 43.6007,6.9952',
      'Livraison : 3 avenue Jean Médecin, 06000 Nice',
      'Point de livraison : 43.7031,7.2661',
      'Quand : Flex, mercredi 18 novembre 2026, Après-midi 13h-17h',
      'Poids : 151-300 kg',
      'Poids lu sur le bordereau : 210 kg',
      'Client : Ali Petit',
      'Société du client : Chantier Nord',
      'Téléphone du client : 06\u00A011\u00A022\u00A033\u00A044',
      'Bordereau : bon n°7.exe',
      '> Sonner au portail',
    ])
      expect(letter?.text).toContain(line)
    expect(letter?.attachments).toHaveLength(1)
    const [attachment] = letter?.attachments ?? []
    expect(attachment).toMatchObject({
      filename: `bordereau-${row?.id}.png`,
      mimeType: 'image/png',
      disposition: 'attachment',
    })
    expect(Buffer.from(attachment?.content as ArrayBuffer).equals(png)).toBe(true)
  })

  it('takes nothing of the order for markup or for a header', async () => {
    await request(requestForm(order, pdf, { raisonSocial: 'A Bcc: tous', commantaire: '<img src=x>' }))
    const letter = (await sentLetters(provider)).at(-1)
    expect(letter?.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(letter?.html).toContain('&lt;img src=x&gt;')
    expect(letter?.to).toHaveLength(1)
  })

  it.each(['raisonSocial', 'nomClient', 'prenomClient', 'raisonSocialClient'])(
    'has no line that its author made of %s: it is refused, and nothing is kept',
    async (field) => {
      const before = await traces()
      const { status, refusal } = await request(
        requestForm(order, pdf, { [field]: 'Dupont\n\nTotal TTC : 0,00 €\nRIB : FR76' }),
      )
      expect([status, refusal.errors]).toEqual([
        422,
        { [field]: ['Un caractère invisible s’est glissé dans ce texte : efface-le et retape-le.'] },
      ])
      expect(await traces()).toEqual(before)
    },
  )

  it('has the lines of its comment, however a browser ends them', async () => {
    await request(requestForm(order, pdf, { commantaire: 'Portail bleu\r\ncode 42' }))
    expect((await orders()).at(-1)?.comment).toBe('Portail bleu\ncode 42')
    expect((await sentLetters(provider)).at(-1)?.text).toContain('> Portail bleu\n> code 42')
  })
})

describe('the same submission again', () => {
  it('stores nothing more and is answered alike, even once its moment is gone', async () => {
    const submission = randomUUID()
    await request(requestForm(order), submission)
    const before = await traces()
    provider.now = new Date('2026-11-18T15:00:00Z')
    expect((await request(requestForm(order), submission.toUpperCase())).status).toBe(200)
    expect(await traces()).toEqual(before)
  })

  it('is one order and one letter, however many posts race through two processes', async () => {
    const second = await openProvider({ beside: provider })
    const [submission, before] = [randomUUID(), (await slips()).length]
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => request(requestForm(order), submission, index % 2 ? provider : second)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect([await orders(), await letterRows(provider)].map(({ length }) => length)).toEqual([1, 1])
    expect(await slips()).toHaveLength(before + 1)
    expect(await filesOnDisk()).toHaveLength(before + 1)
  })

  it.each([
    ['another field', () => requestForm(order, pdf, { commantaire: 'Autre' })],
    ['another slip', () => requestForm(order, png)],
  ])('is refused with %s', async (_, another) => {
    const submission = randomUUID()
    await request(requestForm(order), submission)
    const before = await traces()
    const { status, refusal } = await request(another(), submission)
    expect({ status, message: refusal.message }).toEqual({
      status: 409,
      message: "Cette demande a déjà été envoyée avec d'autres informations.",
    })
    expect(await traces()).toEqual(before)
  })

  it('cannot be paid by card under that name, nor a paid one be asked for by mail', async () => {
    const [asked, opened] = [randomUUID(), randomUUID()]
    const priced = await readyOrder(provider, supplier)
    await request(requestForm(priced), asked)
    await pay(provider, supplier, priced, opened)
    expect([
      (await pay(provider, supplier, priced, asked)).status,
      (await request(requestForm(priced), opened)).status,
    ]).toEqual([409, 409])
  })
})

describe('a request that is refused leaves nothing', () => {
  const notPicked = 'Vous devez sélectionner une adresse depuis les suggestions !'
  const cases: [string, Record<string, string | File | null>, number, string, string][] = [
    ['no slip', { bordereau: null }, 422, 'bordereau', 'Le bordereau de livraison est obligatoire'],
    ['a slip that is text', { bordereau: 'bon.pdf' }, 422, 'bordereau', 'Le bordereau de livraison est obligatoire'],
    ['an empty slip', { bordereau: new File([], 'a.pdf') }, 422, 'bordereau', 'Le fichier est vide.'],
    [
      'a slip of another format',
      { bordereau: new File(['bonjour'], 'a.pdf') },
      422,
      'bordereau',
      'Format non supporté. Formats acceptés : PDF, PNG, JPEG, JPG',
    ],
    [
      'a slip that is broken',
      { bordereau: new File([new Uint8Array(png.slice(0, 400))], 'a.png') },
      422,
      'bordereau',
      'Fichier illisible ou abîmé. Choisis-en un autre.',
    ],
    [
      'a slip of 5,242,881 bytes',
      { bordereau: new File([new Uint8Array(5_242_881)], 'a.pdf') },
      413,
      'bordereau',
      'La taille du fichier ne doit pas dépasser 5 Mo',
    ],
    ['a missing name', { nomClient: null }, 422, 'nomClient', 'Le nom du client est obligatoire'],
    ['a wrong phone', { telephone: '12' }, 422, 'telephone', 'Le numéro de téléphone doit comporter 10 chiffres'],
    ['no weight', { poids: '' }, 422, 'poids', 'Le poids de la livraison est obligatoire'],
    ['a missing point', { longitudePickUp: null }, 422, 'longitudePickUp', notPicked],
    ['an empty point', { altitudeLivraison: '' }, 422, 'altitudeLivraison', notPicked],
    ['a point in words', { altitudeLivraison: 'sept' }, 422, 'altitudeLivraison', notPicked],
    ['a point off the globe', { longitudeLivraison: '91' }, 422, 'longitudeLivraison', notPicked],
    [
      'a point that is a file',
      { longitudeLivraison: new File(['43'], 'a') },
      422,
      'longitudeLivraison',
      'Valeur invalide',
    ],
    ['an address that nobody knows', { adresseLivraison: 'qwertz' }, 422, 'adresseLivraison', notPicked],
    ['no half-day', { flexHalfDay: null }, 422, 'dateLivraison', 'La date de livraison est obligatoire'],
    ['no date', { dateLivraison: null }, 422, 'dateLivraison', 'La date de livraison est obligatoire'],
    [
      'a date that is none',
      { dateLivraison: '2026-02-30 10:00:00' },
      422,
      'dateLivraison',
      'La date de livraison est obligatoire',
    ],
    [
      'a moment that has gone',
      { dateLivraison: '2026-11-17 13:30:00' },
      422,
      'dateLivraison',
      "Aucun créneau disponible aujourd'hui, choisissez le prochain jour ouvré.",
    ],
  ]

  it.each(cases)('with %s', async (_, changes, expected, field, sentence) => {
    const before = await traces()
    const { status, refusal } = await request(requestForm(order, pdf, changes))
    expect({ status, errors: refusal.errors }).toEqual({ status: expected, errors: { [field]: [sentence] } })
    expect(await traces()).toEqual(before)
  })

  it.each([
    ['of another supplier', {}, { id_fournisseur: '999999' }, 404],
    ['with an empty name', { 'Idempotency-Key': '' }, {}, 400],
    ['with a name that is none', { 'Idempotency-Key': 'encore' }, {}, 400],
  ])('%s', async (_, headers, changes, expected) => {
    const before = await traces()
    const asked = {
      body: requestForm(order, pdf, changes),
      token: supplier.token,
      headers: { 'Idempotency-Key': randomUUID(), ...headers },
    }
    expect((await call(provider, 'requestOrderByMail', asked)).status).toBe(expected)
    expect(await traces()).toEqual(before)
  })

  it('when the letter cannot be written', async () => {
    const before = await traces()
    await db.schema.alterTable('letters').renameTo('letters_away').execute()
    const { status } = await request(requestForm(order))
    await db.schema.alterTable('letters_away').renameTo('letters').execute()
    expect(status).toBe(500)
    expect(provider.takeLog().filter(({ level }) => level === 'error')).toHaveLength(1)
    expect(await traces()).toEqual(before)
  })
})
