import { holidaysOnly } from '#rules/moment/closings.ts'
import { describe, expect, it } from 'vitest'
import { readOrder } from '#app/order/model/order-schema.ts'
import type { FieldName, OrderValues } from '#app/order/model/order-values.ts'
import { aSlip, cannes, filledValues, mougins } from '../filled-values.ts'
import { friday10h } from '#tests/builders/pretend-world.ts'

const noPlace = { text: '', place: null, dropped: false }

describe('The order form', () => {
  it('reads as a valid order when nothing is missing', () => {
    const read = readOrder(filledValues({ comment: '  Portail bleu ' }), friday10h, holidaysOnly)
    expect('order' in read && read.order).toMatchObject({
      email: 'camille@exemple.fr',
      company: 'Exemple Matériaux',
      pickup: { label: cannes.label, lat: cannes.lat, lng: cannes.lng },
      delivery: { label: mougins.label, lat: mougins.lat, lng: mougins.lng },
      band: '151-300',
      moment: { type: 'flex', slot: { day: '2026-11-20', halfDay: 'PM' } },
      recipient: { company: 'Exemple Bâtiment', lastName: 'Martin', firstName: 'Dominique', phone: '0698765432' },
      comment: 'Portail bleu',
    })
  })

  it('puts what it says of the pickup into the comment', () => {
    const read = readOrder(
      filledValues({ comment: 'Portail bleu', pickupContact: ' Ali Petit', pickupNumber: '4512' }),
      friday10h,
      holidaysOnly,
    )
    expect('order' in read && read.order.comment).toBe(
      'Au retrait : contact Ali Petit, n° de retrait 4512\nPortail bleu',
    )
  })

  it('does without companies and comment', () => {
    expect(issues({ steName: '', steClient: '', comment: '' })).toEqual({})
  })

  it.each<[FieldName, string, Partial<OrderValues>]>([
    ['email', "L'adresse e-mail est obligatoire", { email: ' ' }],
    ['email', "L'Adresse e-mail est invalide", { email: 'camille@exemple' }],
    ['pickupAdr', 'Adresse requise', { pickupAdr: noPlace }],
    [
      'pickupAdr',
      'Vous devez sélectionner une adresse depuis les suggestions !',
      { pickupAdr: { ...noPlace, text: '12 rue' } },
    ],
    [
      'pickupAdr',
      'Vous devez sélectionner une adresse depuis les suggestions !',
      { pickupAdr: { ...noPlace, dropped: true } },
    ],
    ['address', 'Adresse requise', { address: noPlace }],
    [
      'address',
      'Vous devez sélectionner une adresse depuis les suggestions !',
      { address: { ...noPlace, text: '3 chemin' } },
    ],
    ['poids', 'Le poids de la livraison est obligatoire', { poids: '' }],
    ['poids', 'Veuillez sélectionner un poids valide', { poids: '1351-2000' }],
    ['clientName', 'Le nom du client est obligatoire', { clientName: '' }],
    ['clientPrenom', 'Le prénom du client est obligatoire', { clientPrenom: ' ' }],
    ['telephone', 'Le numéro de téléphone est obligatoire', { telephone: '' }],
    ['telephone', 'Le numéro de téléphone doit comporter 10 chiffres', { telephone: '06 12 34' }],
    [
      'deliveryReceipt',
      'Le bordereau de livraison est obligatoire',
      { deliveryReceipt: { file: null, refusal: null } },
    ],
    [
      'deliveryReceipt',
      'Fichier trop volumineux (max 5 Mo)',
      { deliveryReceipt: { file: aSlip(5_000_001), refusal: null } },
    ],
    [
      'deliveryReceipt',
      'Format non supporté. Formats acceptés : PDF, PNG, JPEG, JPG',
      { deliveryReceipt: { file: aSlip(9, 'bon.docx', 'application/msword'), refusal: null } },
    ],
    ['pickupContact', 'Texte trop long (100 caractères au plus)', { pickupContact: 'a'.repeat(101) }],
    ['comment', 'Texte trop long (2000 caractères au plus)', { comment: 'a'.repeat(2001) }],
    [
      'comment',
      'Commentaire trop long avec le contact, le n° et la référence du retrait (2000 caractères au plus)',
      { comment: 'a'.repeat(1985), pickupNumber: '4512' },
    ],
    [
      'flexDate',
      "Aucun créneau disponible aujourd'hui, choisissez le prochain jour ouvré.",
      { flexDate: '2026-11-22' },
    ],
    ['flexHalfDay', 'Cette demi-journée n’est plus disponible, choisis-en une autre.', { flexHalfDay: 'AM' }],
    [
      'flexHalfDay',
      'Cette demi-journée n’est plus disponible, choisis-en une autre.',
      { flexDate: '2026-11-21', flexHalfDay: 'PM' },
    ],
    ['deliveryDateTime', 'La date de livraison est obligatoire', { livraisonType: 'planifiee', deliveryDateTime: '' }],
    [
      'deliveryDateTime',
      'La date de livraison est obligatoire',
      { livraisonType: 'planifiee', deliveryDateTime: '2026-11-20' },
    ],
    [
      'deliveryDateTime',
      'La date doit être au moins 3 heures après maintenant',
      { livraisonType: 'planifiee', deliveryDateTime: '2026-11-20 13:00' },
    ],
    [
      'deliveryDateTime',
      'La date choisie est en dehors des heures de livraison autorisées',
      { livraisonType: 'planifiee', deliveryDateTime: '2026-11-20 18:00' },
    ],
    [
      'deliveryDateTime',
      'La date choisie est en dehors des heures de livraison autorisées',
      { livraisonType: 'planifiee', deliveryDateTime: '2026-11-22 10:00' },
    ],
    [
      'deliveryDateTime',
      'Choisis une date dans les 60 prochains jours.',
      { livraisonType: 'planifiee', deliveryDateTime: '2027-01-20 10:00' },
    ],
    ['flexDate', 'Choisis une date dans les 60 prochains jours.', { flexDate: '2027-01-20' }],
  ])('says of %s « %s »', (name, sentence, changes) => {
    expect(issues(changes)).toEqual({ [name]: sentence })
  })

  it('keeps the sentence of a slip refused at its choice', () => {
    expect(
      issues({ deliveryReceipt: { file: null, refusal: 'La taille du fichier ne doit pas dépasser 5 Mo' } }),
    ).toEqual({
      deliveryReceipt: 'La taille du fichier ne doit pas dépasser 5 Mo',
    })
  })

  it('lets the planned moment alone when the order is flex, and the slot alone when it is planned or urgent', () => {
    expect(issues({ deliveryDateTime: '2020-01-01 10:00' })).toEqual({})
    expect(
      issues({ livraisonType: 'planifiee', deliveryDateTime: '2026-11-23 10:00', flexDate: '2020-01-01' }),
    ).toEqual({})
    expect(issues({ livraisonType: 'urgent', flexDate: '2020-01-01', deliveryDateTime: '' })).toEqual({})
  })

  it('finds every mistake at once, in the order of the screen', () => {
    expect(
      Object.keys(
        issues({
          deliveryReceipt: { file: null, refusal: null },
          telephone: '',
          livraisonType: 'planifiee',
          poids: '',
          email: '',
        }),
      ),
    ).toEqual(['email', 'poids', 'deliveryDateTime', 'telephone', 'deliveryReceipt'])
  })
})

function issues(changes: Partial<OrderValues>) {
  const read = readOrder(filledValues(changes), friday10h, holidaysOnly)
  return 'issues' in read ? read.issues : {}
}

describe('A firm that demands a reference', () => {
  const read = (orderReference: string, demandsReference: boolean) =>
    readOrder(filledValues({ orderReference }), friday10h, holidaysOnly, { demandsReference })

  it('is told where it lacks, and by nothing else', () => {
    expect(read(' ', true)).toEqual({ issues: { orderReference: 'Référence demandée par ton entreprise' } })
    expect(read(' CH-EX-1 ', true)).toMatchObject({ order: { reference: 'CH-EX-1' } })
    expect(read('', false)).toMatchObject({ order: { reference: '', site: '' } })
  })

  it('is told beside what else is wrong', () => {
    const values = filledValues({ clientName: '' })
    const found = readOrder(values, friday10h, holidaysOnly, { demandsReference: true })
    expect('issues' in found && Object.keys(found.issues)).toEqual(['clientName', 'orderReference'])
  })
})

describe('The goods of an order', () => {
  it('are said or not, their packages by a whole number', () => {
    const read = readOrder(filledValues({ goods: ' Parpaings ', packages: ' 3 ' }), friday10h, holidaysOnly)
    expect(read).toMatchObject({ order: { goods: 'Parpaings', packages: '3' } })
    expect(issues({ packages: '' })).toEqual({})
    for (const packages of ['0', '3 palettes', '2,5', '10000'])
      expect(issues({ packages })).toEqual({ packages: 'De 1 à 9999 colis' })
  })
})
