import { fr } from '../french-number.ts'
import { marks } from '../letterheads.ts'
import { layout } from '../layout.ts'

const bags = [
  ['Pouzzolane rouge 7/15', 'sac 20 L', 12, 8.9],
  ['Terreau plantation', 'sac 40 L', 8, 7.5],
  ['Dalle pierre reconstituée 50 × 50', 'pièce', 14, 9.9],
  ['Engrais gazon 5 kg', 'sac', 2, 24.9],
  ['Bordure acacia 1 m', 'pièce', 10, 6.4],
] as const

/**
 * A garden centre's home delivery: articles as a list of lines with leaders, the whole in a plain sentence under the
 * price.
 */
export const gardenCentre = layout(
  'garden-centre',
  [
    {
      seed: 5910,
      sentence: 'Total : 46 articles, soit environ 618 kg à porter au jardin.',
      fare: 'Livraison forfaitaire, moins de 15 km',
      kg: 618,
    },
    {
      seed: 5920,
      sentence: 'Votre livraison pèse 594,5 kg au total.',
      fare: 'Livraison au pied du camion, tranche 500 à 750 kg',
      kg: 594.5,
    },
    {
      seed: 5930,
      sentence: 'Livraison sur 2 palettes Europe, 46 articles au total.',
      fare: 'Livraison au pied du camion, tranche 500 à 750 kg',
      kg: null,
    },
  ],
  ({ seed, sentence, fare, kg }) => ({
    expectedKg: kg,
    paper: { size: 'A5' },
    draw(sheet) {
      const { client, site, siteTown, slip, date, phone } = marks(seed)
      sheet.circle(210, 52, 26, '#3c7a3f', 2)
      sheet.write('JE', 210, 42, { face: 'bookBold', size: 17, color: '#3c7a3f', align: 'center' })
      sheet.write('Jardinerie de l’Exemple', 210, 86, { face: 'bookBold', size: 15, color: '#3c7a3f', align: 'center' })
      sheet.write(`Livraison à domicile n° ${slip} du ${date}`, 210, 108, { face: 'book', size: 10, align: 'center' })
      sheet.write(`${client}, ${siteTown}`, 210, 126, { face: 'book', size: 10, align: 'center' })
      sheet.write(`${site} – ${phone} – créneau 8 h à 12 h`, 210, 142, { face: 'book', size: 9, align: 'center' })
      const lines = [
        ...bags.map(([name, unit, count, price]) => [`${count} × ${name}, ${unit}`, price * count] as const),
        [fare, 49] as const,
      ]
      lines.forEach(([words, price], at) => {
        const y = 176 + at * 24
        sheet.write(words, 36, y, { face: 'book', size: 10 })
        sheet.write(`${fr(price, 2)} €`, 384, y, { face: 'book', size: 10, align: 'right' })
        sheet.rule(42 + sheet.widthOf(words, { face: 'book', size: 10 }), y + 11, 330, y + 11, 0.5, '#999', 1)
      })
      sheet.write('Payé au magasin', 36, 330, { face: 'bookBold', size: 11 })
      sheet.write(
        `${fr(
          lines.reduce((sum, [, price]) => sum + price, 0),
          2,
        )} €`,
        384,
        330,
        { face: 'bookBold', size: 11, align: 'right' },
      )
      sheet.write(sentence, 36, 362, { face: 'book', size: 11 })
      sheet.write('Les sacs se manipulent à deux au-delà de 25 kg. Merci de prévoir un accès dégagé', 36, 400, {
        face: 'book',
        size: 9,
      })
      sheet.write('pour un camion de 3,5 t. Reprise des palettes : 5,00 € l’unité.', 36, 414, { face: 'book', size: 9 })
      sheet.write('Signature :', 36, 456, { face: 'book', size: 10 })
    },
  }),
)
