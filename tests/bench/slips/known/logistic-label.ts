import { chance } from '../drawing/chance.ts'
import { fr } from '../drawing/french-number.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './parties.ts'

/** A carrier's label stuck on the goods: it tells the load only where the parcel is the only one. */
export const logisticLabel = layout('logistic-label', [
  { seed: 7171, kg: 23.4, at: 1, of: 1, kind: 'COLIS' },
  { seed: 7172, kg: 412, at: 1, of: 1, kind: 'PALETTE' },
  { seed: 7173, kg: 386, at: 2, of: 4, kind: 'PALETTE' },
], ({ seed, kg, at, of, kind }) => ({
  expectedKg: of === 1 ? kg : null,
  paper: { size: [283, 425] },
  draw(sheet) {
    const { client, siteStreet, siteTown, number, order, day, phone } = parties(seed)
    sheet.box(8, 8, 267, 409)
    sheet.write('MESSAGERIE MODÈLE', 16, 16, { face: 'narrowBold', size: 15 })
    sheet.write('Agence 69', 267, 19, { face: 'narrow', size: 10, align: 'right' })
    sheet.rule(8, 38, 275, 38)
    writtenLines(sheet, ['EXP : Quincaillerie Spécimen', '3 rue de l’Exemple – 69800 SAINT-PRIEST'], 16, 44, 12, { face: 'narrow', size: 8.5 })
    sheet.rule(8, 72, 275, 72)
    writtenLines(sheet, ['DESTINATAIRE', client, siteStreet, siteTown, `Tél. ${phone}`], 16, 78, 17, { face: 'narrowBold', size: 12 }, { face: 'narrow', size: 8 })
    sheet.rule(8, 170, 275, 170)
    ;[[kind, `${at}/${of}`], ['POIDS', `${fr(kg, kg % 1 === 0 ? 0 : 1)} kg`], ['DATE', day]].forEach(([caption, value], place) => {
      sheet.write(caption!, 16 + place * 92, 175, { face: 'narrow', size: 8 })
      sheet.write(value!, 16 + place * 92, 187, { face: 'narrowBold', size: 14 })
      if (place > 0) sheet.rule(10 + place * 92, 170, 10 + place * 92, 212)
    })
    sheet.rule(8, 212, 275, 212)
    sheet.write(`Réf. BL ${order}`, 16, 219, { face: 'narrow', size: 10 })
    sheet.write('Livraison sur RDV', 267, 219, { face: 'narrow', size: 10, align: 'right' })
    sheet.rule(8, 238, 275, 238)
    bars(sheet, seed, 34, 256, 215, 110)
    sheet.write(`(00) 3 0000000 ${number}${order} 0`, 141, 374, { face: 'printer', size: 9, align: 'center' })
    sheet.write('69 – LYN – T04', 141, 392, { face: 'narrowBold', size: 14, align: 'center' })
  },
}))

function bars(sheet: Sheet, seed: number, from: number, y: number, width: number, height: number): void {
  const luck = chance(seed)
  for (let x = from; x < from + width; x += luck.pick([2.2, 3.3, 4.4])) sheet.box(x, y, luck.pick([0.4, 1.2, 1.8]), height, '#000', '#000')
}
