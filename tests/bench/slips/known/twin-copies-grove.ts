import type { Sheet } from '../drawing/sheet.ts'
import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'
import { basket, roofing } from './trade-wares.ts'

/** The same slip twice on one sheet, to cut in the middle: the client's and the carrier's. */
export const twinCopies = layout(
  'twin-copies-grove',
  [
    { seed: 307522, taken: '4:12 5:10 6:2', parcels: 4 },
    { seed: 307523, taken: '7:3 3:2 2:40', parcels: 3 },
  ],
  ({ seed, taken, parcels }) => {
    const goods = basket(roofing, taken, 1)
    const { street, town, site, siteTown, date, number, order } = particulars(seed)
    const style = { face: 'sans' as const, size: 8.5 }
    const copy = (sheet: Sheet, top: number, whose: string) => {
      sheet.write('Zinc & Ardoise Exemple', 36, top + 20, { face: 'sansBold', size: 13 })
      sheet.write(`${street}, ${town}`, 36, top + 37, style)
      sheet.write(`BL ${number} du ${date}`, 559, top + 20, { face: 'sansBold', size: 11, align: 'right' })
      sheet.write(`Exemplaire ${whose}`, 559, top + 37, { ...style, align: 'right' })
      lines(sheet, [`Commande ${order}`, `Livraison : Couverture Modèle, ${site}, ${siteTown}`], 36, top + 62, 14, style)
      const columns = [{ title: 'Réf.', width: 80 }, { title: 'Désignation', width: 293 }, { title: 'Quantité', width: 80, align: 'right' as const }, { title: 'Unité', width: 70, align: 'center' as const }]
      const foot = table(sheet, { x: 36, y: top + 98, columns, rows: goods.lines.map((line) => [line.code, line.words, String(line.count), line.unit]), lines: 'grid', style, headFill: '#ededed' })
      sheet.box(36, foot + 12, 260, 40)
      lines(sheet, [`Colis : ${parcels}`, `Poids : ${fr(goods.kg, 1, ' ')} kg`], 44, foot + 18, 15, { face: 'sansBold', size: 9.5 })
      sheet.box(306, foot + 12, 253, 60)
      sheet.write('Signature et cachet', 312, foot + 17, { ...style, size: 7.5 })
    }
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        copy(sheet, 10, 'client')
        sheet.rule(0, 421, sheet.width, 421, 0.5, '#777', 4)
        copy(sheet, 431, 'transporteur')
      },
    }
  },
)
