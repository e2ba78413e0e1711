import { chance } from '../drawing/chance.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { headLines } from './heath-print.ts'

const variants = [
  { seed: 413195, parcel: '1 / 1', weight: 'Poids : 18,60 kg', kg: 18.6 },
  { seed: 413196, parcel: '1 / 1', weight: 'Poids : 27,4 kg', kg: 27.4 },
  { seed: 413197, parcel: '2 / 3', weight: 'Poids : 14,20 kg', kg: null },
] as const

/** A carrier's label on a parcel; the second of three parcels says nothing of the others. */
export const parcelLabelHeath = layout('parcel-label-heath', variants, ({ seed, parcel, weight, kg }) => ({
  expectedKg: kg,
  paper: { size: [288, 432] },
  draw(sheet) {
    const { number, date, client, site, siteTown, zone, town, phone, order } = heathParties(seed)
    sheet.box(10, 10, 268, 412)
    sheet.write('COLIS MODÈLE', 20, 20, { face: 'sansBold', size: 17 })
    sheet.write('J+1', 268, 18, { face: 'sansBold', size: 20, align: 'right' })
    sheet.rule(10, 46, 278, 46, 1.2)
    headLines(sheet, ['Exp.', 'Quincaillerie Spécimen', zone, town], 20, 52, 11, { size: 8 }, { face: 'sansBold', size: 7 })
    sheet.rule(10, 100, 278, 100)
    headLines(sheet, ['DESTINATAIRE', client, site, siteTown, `Tél. ${phone}`], 20, 106, 18, { face: 'sansBold', size: 11.5 }, { size: 7 })
    sheet.rule(10, 202, 278, 202)
    sheet.write(`Colis ${parcel}`, 20, 210, { face: 'sansBold', size: 12 })
    sheet.write(weight, 268, 210, { face: 'sansBold', size: 12, align: 'right' })
    sheet.write(`Réf. ${order}`, 20, 230, { size: 9 })
    sheet.write(`Le ${date}`, 268, 230, { size: 9, align: 'right' })
    sheet.rule(10, 248, 278, 248)
    const luck = chance(seed)
    let x = 34
    while (x < 250) {
      const wide = luck.pick([1, 1.6, 2.4, 3.2])
      sheet.box(x, 262, wide, 84, '#111', '#111')
      x += wide + luck.pick([1.6, 2.4, 3.4])
    }
    sheet.write(`8R ${number.slice(0, 3)} ${number.slice(3)} 00 FR`, 144, 354, { face: 'mono', size: 11, align: 'center' })
    sheet.rule(10, 374, 278, 374)
    sheet.write('Agence 38 – Tournée 114', 20, 384, { size: 10 })
    sheet.write('Colis de plus de 15 kg : porter à deux', 20, 402, { size: 8 })
  },
}))
