import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { orderDataSchema, orderFromWire, orderOnWire } from '#contract/order/order-wire.ts'
import { anOrder, moments } from '#tests/builders/order.ts'
import { refusals, without } from '#tests/contract/refusals.ts'

const golden = JSON.parse(readFileSync(new URL('../golden/create-payment-intent.json', import.meta.url), 'utf8')) as {
  orderData: Record<string, unknown>
}

/** Section 3, « Order data passed to payment », to the letter. */
const fields =
  'bordereauFileName, id_fournisseur, adressPickUp, email, adresseLivraison, dateLivraison, telephone, raisonSocial, raisonSocialClient, nomClient, prenomClient, longitudePickUp, altitudePickUp, altitudeLivraison, longitudeLivraison, commantaire, poids, poidsLabel, poidsSupplement, estimatedTime, tempsSupplement, tarifBase, totalHT, totalTTC, livraisonType, flexHalfDay, flexHalfDayLabel, detectedWeightKg, detectedBucket'.split(
    ', ',
  )

describe('An order on the wire', () => {
  const sent = orderOnWire(anOrder())

  it('is the golden payload', () => {
    expect(JSON.parse(JSON.stringify(sent))).toEqual(golden.orderData)
  })

  it('has the fields of the specification and no other, in its order', () => {
    expect(Object.keys(sent)).toEqual(fields)
  })

  it('has the same fields in the golden payload and in the schema', () => {
    const ours = ['reference', 'chantier', 'natureMarchandise', 'nombreColis', 'signaturePickUp', 'signatureLivraison']
    expect([Object.keys(golden.orderData), Object.keys(orderDataSchema.entries)]).toEqual([
      fields,
      [...fields, ...ours],
    ])
  })

  it('carries the signatures of its points after the fields of the specification, where they have any, and back', () => {
    const order = anOrder()
    const signed = { ...order, pickup: { ...order.pickup, signature: 'always.abc' } }
    expect(Object.keys(orderOnWire(signed))).toEqual([...fields, 'signaturePickUp'])
    expect(v.parse(orderFromWire, orderOnWire(signed)).pickup).toEqual(signed.pickup)
    expect(
      v.parse(orderFromWire, { ...orderOnWire(signed), signaturePickUp: 12, signatureLivraison: 'x'.repeat(101) }),
    ).toMatchObject({ pickup: order.pickup, delivery: order.delivery })
  })

  it('carries a reference, a building site and the goods after the fields of the specification, where they are said, and back', () => {
    const order = anOrder({ reference: 'CH-EX-1', site: 'Villa Modèle', goods: 'Plaques de plâtre', packages: '3' })
    const ours = { reference: 'CH-EX-1', chantier: 'Villa Modèle', natureMarchandise: 'Plaques de plâtre' }
    expect(orderOnWire(order)).toEqual({ ...sent, ...ours, nombreColis: 3 })
    expect(Object.keys(orderOnWire(order)).slice(0, fields.length)).toEqual(fields)
    expect(v.parse(orderFromWire, orderOnWire(order))).toEqual(order)
  })

  it('carries the pickup latitude under « longitude » and its longitude under « altitude »', () => {
    expect([sent.longitudePickUp, sent.altitudePickUp]).toEqual([43.5512, 7.0128])
  })

  it('carries the delivery latitude under « longitude » and its longitude under « altitude »', () => {
    expect([sent.longitudeLivraison, sent.altitudeLivraison]).toEqual([43.6003, 6.9951])
  })

  it('leaves out the detected weight when the slip was not read', () => {
    expect(Object.keys(orderOnWire(anOrder({ detectedWeight: null })))).toEqual(
      fields.filter((field) => !field.startsWith('detected')),
    )
  })

  it.each([
    [
      'flex on a weekday morning',
      { type: 'flex', slot: { day: '2026-11-23', halfDay: 'AM' } },
      {
        livraisonType: 'flex',
        dateLivraison: '2026-11-23 08:00:00',
        flexHalfDay: 'AM',
        flexHalfDayLabel: 'Matin 7h-12h',
      },
    ],
    [
      'flex on a weekday afternoon',
      { type: 'flex', slot: { day: '2026-11-23', halfDay: 'PM' } },
      {
        livraisonType: 'flex',
        dateLivraison: '2026-11-23 13:30:00',
        flexHalfDay: 'PM',
        flexHalfDayLabel: 'Après-midi 13h-17h',
      },
    ],
    [
      'flex on a Saturday morning',
      { type: 'flex', slot: { day: '2026-11-21', halfDay: 'AM' } },
      {
        livraisonType: 'flex',
        dateLivraison: '2026-11-21 09:00:00',
        flexHalfDay: 'AM',
        flexHalfDayLabel: 'Matin 7h-12h',
      },
    ],
    [
      'planifiée',
      moments.planifiee,
      { livraisonType: 'planifiee', dateLivraison: '2026-11-24 15:00:00', flexHalfDay: null, flexHalfDayLabel: null },
    ],
    [
      'planifiée in summer',
      { type: 'planifiee', at: new Date('2027-07-13T07:30:00Z') },
      { livraisonType: 'planifiee', dateLivraison: '2027-07-13 09:30:00', flexHalfDay: null, flexHalfDayLabel: null },
    ],
    [
      'urgent',
      moments.urgent,
      { livraisonType: 'urgent', dateLivraison: null, flexHalfDay: null, flexHalfDayLabel: null },
    ],
  ] as const)('dates an order that is %s', (_, moment, expected) => {
    expect(orderOnWire(anOrder({ moment }))).toMatchObject(expected)
  })
})

describe('An order from the wire', () => {
  it.each([
    ['flex in the morning', anOrder()],
    ['flex in the afternoon', anOrder({ moment: { type: 'flex', slot: { day: '2026-11-23', halfDay: 'PM' } } })],
    ['flex on Saturday', anOrder({ moment: { type: 'flex', slot: { day: '2026-11-21', halfDay: 'AM' } } })],
    [
      'flex after the clocks went back',
      anOrder({ moment: { type: 'flex', slot: { day: '2026-10-26', halfDay: 'AM' } } }),
    ],
    [
      'planifiée',
      anOrder({
        moment: moments.planifiee,
        price: { base: 1990, weight: 1000, time: 1000, delivery: 990, totalHT: 4980, totalTTC: 5976 },
      }),
    ],
    ['planifiée in summer', anOrder({ moment: { type: 'planifiee', at: new Date('2027-07-13T07:30:00Z') } })],
    [
      'urgent',
      anOrder({
        moment: moments.urgent,
        price: { base: 1990, weight: 0, time: 38, delivery: 1990, totalHT: 4018, totalTTC: 4822 },
        minutes: 20.15,
      }),
    ],
    [
      'without company, comment or reading of the slip',
      anOrder({ company: '', recipient: { ...anOrder().recipient, company: '' }, comment: '', detectedWeight: null }),
    ],
    ['with a weight above every band', anOrder({ detectedWeight: { kg: 1400, band: null } })],
  ])('is the order that was sent: %s', (_, order) => {
    expect(v.parse(orderFromWire, JSON.parse(JSON.stringify(orderOnWire(order))))).toEqual(order)
  })

  it('has its parts in the order of old: a submission that comes again is known by a digest of them', () => {
    const order = v.parse(orderFromWire, golden.orderData)
    expect(Object.keys(order)).toEqual([
      'supplierId',
      'email',
      'company',
      'pickup',
      'delivery',
      'band',
      'moment',
      'recipient',
      'comment',
      'reference',
      'site',
      'goods',
      'packages',
      'detectedWeight',
      'slipPath',
      'minutes',
      'price',
    ])
    expect(Object.keys(order.recipient)).toEqual(['company', 'lastName', 'firstName', 'phone'])
  })

  it('is the order of the golden payload', () => {
    expect(v.parse(orderFromWire, golden.orderData)).toEqual(anOrder())
  })

  it('reads prices given as numeric text', () => {
    const asText = {
      ...golden.orderData,
      tarifBase: '19.90',
      poidsSupplement: '10.00',
      tempsSupplement: '10.00',
      totalHT: '39.90',
      totalTTC: '47.88',
    }
    expect(v.parse(orderFromWire, asText).price).toEqual(anOrder().price)
  })

  it('normalises the phone and the e-mail', () => {
    const order = v.parse(orderFromWire, {
      ...golden.orderData,
      telephone: '+33 6 12 34 56 78',
      email: 'Fournisseur@Exemple.FR',
    })
    expect([order.recipient.phone, order.email]).toEqual(['0612345678', 'fournisseur@exemple.fr'])
  })

  it('takes no company and no comment for empty ones', () => {
    const bare = { ...golden.orderData, raisonSocial: null, raisonSocialClient: undefined, commantaire: null }
    expect(v.parse(orderFromWire, bare)).toMatchObject({ company: '', comment: '', recipient: { company: '' } })
  })
})

describe('A payload that is no order', () => {
  const packages = 'De 1 à 9999 colis'
  const noLink = 'Un nom seulement, sans lien ni adresse e-mail'
  const notPicked = 'Vous devez sélectionner une adresse depuis les suggestions !'

  it.each([
    ['bordereauFileName', 'Le bordereau de livraison est obligatoire'],
    ['adressPickUp', 'Adresse requise'],
    ['adresseLivraison', 'Adresse requise'],
    ['email', "L'adresse e-mail est obligatoire"],
    ['nomClient', 'Le nom du client est obligatoire'],
    ['prenomClient', 'Le prénom du client est obligatoire'],
    ['telephone', 'Le numéro de téléphone est obligatoire'],
    ['longitudePickUp', notPicked],
    ['altitudePickUp', notPicked],
    ['longitudeLivraison', notPicked],
    ['altitudeLivraison', notPicked],
    ['poids', 'Le poids de la livraison est obligatoire'],
    ['dateLivraison', 'La date de livraison est obligatoire'],
    ['totalTTC', 'Commande incomplète'],
  ])('without %s is told « %s »', (field, sentence) => {
    expect(refusals(orderFromWire, without(golden.orderData, field))).toEqual({ [field]: sentence })
  })

  it.each([
    ['email', 'fournisseur', "L'Adresse e-mail est invalide"],
    ['telephone', '061234567', 'Le numéro de téléphone doit comporter 10 chiffres'],
    ['telephone', '06123456789', 'Le numéro de téléphone doit comporter 10 chiffres'],
    ['poids', '151', 'Veuillez sélectionner un poids valide'],
    ['poids', 'toString', 'Veuillez sélectionner un poids valide'],
    ['poids', 200, 'Veuillez sélectionner un poids valide'],
    ['poids', '', 'Le poids de la livraison est obligatoire'],
    ['poids', null, 'Le poids de la livraison est obligatoire'],
    ['longitudePickUp', null, notPicked],
    ['longitudePickUp', '43.5512', notPicked],
    ['longitudePickUp', 90.1, notPicked],
    ['altitudePickUp', 180.1, notPicked],
    ['longitudeLivraison', -90.1, notPicked],
    ['altitudeLivraison', Number.NaN, notPicked],
    ['adressPickUp', '   ', 'Adresse requise'],
    ['adressPickUp', 'Connecte-toi sur https://evil.example, 06250 Mougins', notPicked],
    ['adresseLivraison', 'www.evil.example, 06250 Mougins', notPicked],
    ['raisonSocial', 'www.evil.example', noLink],
    ['raisonSocialClient', 'Martin @ Nice', noLink],
    ['nomClient', 'Gagne sur https://evil.example', noLink],
    ['prenomClient', 'ali@exemple.fr', noLink],
    ['totalTTC', 'gratuit', 'Montant invalide'],
    ['commantaire', 'a'.repeat(2001), 'Texte trop long (2000 caractères au plus)'],
    ['reference', 'a'.repeat(61), 'Texte trop long (60 caractères au plus)'],
    ['chantier', 'a'.repeat(81), 'Texte trop long (80 caractères au plus)'],
    ['natureMarchandise', 'a'.repeat(121), 'Texte trop long (120 caractères au plus)'],
    ['nombreColis', 0, packages],
    ['nombreColis', 10_000, packages],
    ['nombreColis', 1.5, packages],
    ['nombreColis', 'trois', packages],
  ])('with %s %s is told « %s »', (field, value, sentence) => {
    expect(refusals(orderFromWire, { ...golden.orderData, [field]: value })).toEqual({ [field]: sentence })
  })

  it.each([
    ['flex without a date', { dateLivraison: null }],
    ['flex without a half-day', { flexHalfDay: null }],
    ['flex on 30 February', { dateLivraison: '2026-02-30 08:00:00' }],
    ['planifiée without a date', { livraisonType: 'planifiee', dateLivraison: null }],
    ['planifiée with an empty date', { livraisonType: 'planifiee', dateLivraison: '' }],
    ['planifiée at 24:00', { livraisonType: 'planifiee', dateLivraison: '2026-11-24 24:00:00' }],
    ['planifiée in words', { livraisonType: 'planifiee', dateLivraison: 'demain' }],
  ])('that is %s is told so under its date', (_, changes) => {
    expect(refusals(orderFromWire, { ...golden.orderData, ...changes })).toEqual({
      dateLivraison: 'La date de livraison est obligatoire',
    })
  })

  it.each([
    ['livraisonType', 'express'],
    ['flexHalfDay', 'soir'],
    ['id_fournisseur', '7'],
    ['id_fournisseur', 7.5],
    ['estimatedTime', -1],
    ['estimatedTime', null],
    ['detectedWeightKg', -1],
    ['detectedWeightKg', 100_001],
    ['detectedWeightKg', Number.POSITIVE_INFINITY],
    ['detectedBucket', '1351-2000'],
  ])('with %s %s is refused', (field, value) => {
    expect(Object.keys(refusals(orderFromWire, { ...golden.orderData, [field]: value }))).toEqual([field])
  })

  it.each([null, undefined, 'commande', 5])('that is %s is incomplete', (payload) => {
    expect(refusals(orderFromWire, payload)).toEqual({ '': 'Commande incomplète' })
  })
})
