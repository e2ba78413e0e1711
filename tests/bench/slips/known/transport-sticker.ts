import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { addressOf } from './form-parts.ts'

// The third is the label of one parcel among three.
export const transportSticker = layout(
  'transport-sticker',
  [
    { seed: 11_061, kg: 18.4, parcel: '1/1' },
    { seed: 11_062, kg: 27.9, parcel: '1/1' },
    { seed: 11_063, kg: 12.6, parcel: '2/3' },
  ],
  ({ seed, kg, parcel }) => ({
    expectedKg: parcel === '1/1' ? kg : null,
    paper: { size: [283, 425] },
    draw(sheet) {
      const { supplier, street, town, date, order, phone } = marks(seed)
      const face = 'sans'
      const bold = 'sansBold'
      sheet.box(8, 8, 267, 409)
      sheet.write('MODÈLE COLIS', 16, 16, { face: bold, size: 15 })
      sheet.write('24H PRO', 267, 16, { face: bold, size: 15, align: 'right' })
      sheet.rule(8, 38, 275, 38)
      writtenLines(sheet, ['Expéditeur', supplier, street, town], 16, 44, 10, { face, size: 8 }, { face: bold, size: 8 })
      sheet.rule(8, 90, 275, 90)
      const [client, site, siteTown] = addressOf(seed)
      sheet.write('Destinataire', 16, 96, { face: bold, size: 8 })
      sheet.write(client, 16, 110, { face: bold, size: 13 })
      sheet.flow(site, 16, 128, 250, { face, size: 10.5 })
      sheet.write(siteTown, 16, 156, { face: bold, size: 15 })
      sheet.write(`Tél. ${phone}`, 16, 178, { face, size: 9 })
      sheet.rule(8, 194, 275, 194)
      ;[['Date', date], ['Colis', parcel], ['Poids', `${fr(kg, 2)} kg`]].forEach(([caption, value], at) => {
        if (at > 0) sheet.rule(8 + at * 89, 194, 8 + at * 89, 234)
        sheet.write(caption!, 14 + at * 89, 199, { face, size: 7.5 })
        sheet.write(value!, 52 + at * 89, 213, { face: bold, size: 12.5, align: 'center' })
      })
      sheet.rule(8, 234, 275, 234)
      sheet.write(`Réf. client : ${order}`, 16, 241, { face, size: 8.5 })
      sheet.write('FR-06-NCE', 141, 256, { face: bold, size: 30, align: 'center' })
      let left = 40
      for (let at = 0; left < 240; at++) {
        const thick = 1 + ((seed * (at + 3)) % 3)
        sheet.box(left, 300, thick, 80, '#000', '#000')
        left += thick + 1.5 + ((seed + at * at) % 3)
      }
      sheet.write(`XX00${order.slice(3)}00${seed}FR`, 141, 390, { face: 'mono', size: 11, align: 'center' })
    },
  }),
)
