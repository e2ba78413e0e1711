import { marks } from '#tests/slips/draw/letterheads.ts'
import { layout } from '#tests/slips/draw/layout.ts'

/** A sand dealer types the note in a word processor: greeting, dashes, and a last sentence with what it all weighs. */
export const gravelDealer = layout(
  'gravel-dealer',
  [
    {
      seed: 7210,
      kg: 1200,
      dashes: ['500 kg de sable à maçonner 0/4 lavé, en big bag', '700 kg de gravier roulé 6/14, en big bags'],
      sum: 'Soit au total 1 200 kg livrés sur votre chantier.',
    },
    {
      seed: 7220,
      kg: 850,
      dashes: [
        'un big bag de mélange à béton 0/20',
        'un demi big bag de sable de rivière 0/2',
        '10 sacs de gravillon blanc concassé 8/12',
      ],
      sum: 'Tonnage total livré : 0,850 T',
    },
    {
      seed: 7230,
      kg: 1400,
      dashes: ['grave non traitée 0/31,5 : 900 kg', 'sable 0/4 : 500 kg', 'géotextile : 25 m²'],
      sum: 'Total livré ce jour : 1,4 tonnes',
    },
  ],
  ({ seed, kg, dashes, sum }) => ({
    expectedKg: kg,
    draw(sheet) {
      const { supplier, street, town, phone, client, site, siteTown, slip, date } = marks(seed)
      const plain = { face: 'serif', size: 12 } as const
      ;[supplier, 'Sables, graviers, terre végétale', street, town, phone].forEach((words, at) =>
        sheet.write(words, 72, 70 + at * 15, { ...plain, face: at === 0 ? 'serifBold' : 'serif' }),
      )
      ;[client, site, siteTown].forEach((words, at) => sheet.write(words, 300, 160 + at * 15, plain))
      sheet.write(`Le ${date}`, 300, 222, plain)
      sheet.write(`Objet : bon de livraison n° ${slip}`, 72, 256, { face: 'serifBold', size: 12 })
      sheet.write('Madame, Monsieur,', 72, 288, plain)
      let y =
        sheet.flow(
          'Nous vous confirmons la livraison de ce jour par notre camion-grue de 26 T immatriculé AA-000-AA, au départ de la carrière :',
          72,
          312,
          451,
          plain,
        ) + 8
      for (const dash of dashes) y = sheet.flow(`–  ${dash}`, 96, y, 427, plain) + 4
      y = sheet.flow(sum, 72, y + 8, 451, { face: 'serifBold', size: 12 }) + 12
      y =
        sheet.flow(
          'Prix convenu : 48,00 € la tonne, transport 65,00 € en sus, TVA 20 %. Les big bags (charge maximale 1 000 kg) ne sont ni repris ni échangés.',
          72,
          y,
          451,
          plain,
        ) + 14
      sheet.write('Merci de nous retourner ce bon signé.', 72, y, plain)
      sheet.write('Signature du client précédée de « Bon pour réception » :', 72, y + 50, plain)
    },
  }),
)
