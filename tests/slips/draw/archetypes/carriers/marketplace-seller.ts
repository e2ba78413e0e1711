import { fr } from '#tests/slips/draw/french-number.ts'
import { marks } from '#tests/slips/draw/letterheads.ts'
import { layout } from '#tests/slips/draw/layout.ts'
import { writtenLines } from '#tests/slips/draw/written-lines.ts'

/** A seller on an online market place: the sheet put in the parcel, with or without its weight. */
export const marketplaceSeller = layout(
  'marketplace-seller',
  [
    {
      seed: 9231,
      kg: 18.35,
      goods: [
        ['Robinet mitigeur cuisine douchette', '1', 89.9],
        ['Évier granit 1 bac noir', '1', 149],
      ],
    },
    {
      seed: 9232,
      kg: null,
      goods: [
        ['Lot de 4 roulettes charge 80 kg', '2', 24.9],
        ['Étagère murale bois 80 cm (max. 25 kg)', '1', 34.5],
      ],
    },
  ] as const,
  ({ seed, kg, goods }) => ({
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, order, date } = marks(seed)
      const face = { face: 'sans', size: 9.5 } as const
      sheet.write('Bordereau de livraison', 50, 50, { face: 'sansBold', size: 18 })
      sheet.write(`Numéro de commande : ${order.replace('CC', '402')}-${seed}881`, 50, 78, face)
      sheet.write('Merci pour votre achat auprès de Quincaillerie Exemple sur la Place Exemple.', 50, 94, face)
      sheet.rule(50, 114, 545, 114, 0.5, '#bbb')
      writtenLines(sheet, ['Adresse de livraison :', client, site, siteTown], 50, 126, 14, face, {
        face: 'sansBold',
        size: 9.5,
      })
      writtenLines(
        sheet,
        [
          `Date de la commande : ${date}`,
          'Service d’expédition : Standard',
          'Vendeur : Quincaillerie Exemple',
          ...(kg === null ? [] : [`Poids de l’envoi : ${fr(kg, 2)} kg`]),
        ],
        330,
        126,
        14,
        face,
      )
      sheet.box(50, 200, 495, 22, '#f0f0f0', '#ccc')
      ;['Quantité', 'Détails du produit', 'Prix unitaire', 'Total'].forEach((words, at) =>
        sheet.write(words, [58, 120, 465, 537][at]!, 206, {
          face: 'sansBold',
          size: 9,
          align: at < 2 ? 'left' : 'right',
        }),
      )
      let y = 232
      goods.forEach(([words, count, price], at) => {
        sheet.write(count, 66, y, face)
        sheet.write(words, 120, y, { face: 'sansBold', size: 9.5 })
        writtenLines(sheet, [`SKU : QE-${seed}${at}`, `ASIN : X0${seed}EX${at}`, 'État : Neuf'], 120, y + 14, 12, {
          ...face,
          size: 8,
        })
        sheet.write(`${fr(price, 2)} €`, 465, y, { ...face, align: 'right' })
        sheet.write(`${fr(price * Number(count), 2)} €`, 537, y, { ...face, align: 'right' })
        y += 62
        sheet.rule(50, y - 8, 545, y - 8, 0.4, '#ccc')
      })
      sheet.write(
        `Total : ${fr(
          goods.reduce((all, [, count, price]) => all + Number(count) * price, 0),
          2,
        )} €`,
        537,
        y + 2,
        { face: 'sansBold', size: 10, align: 'right' },
      )
      sheet.flow(
        'Pour renvoyer un article de votre commande, rendez-vous sur « Mes commandes ». Délai de retour : 30 jours. Ceci n’est pas une facture.',
        50,
        y + 40,
        495,
        { ...face, size: 8.5, color: '#555' },
      )
    },
  }),
)
