import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { captioned, lines, particulars } from './particulars.ts'
import { basket, electrical } from './trade-wares.ts'

/** An electrician's merchant: what was ordered, delivered and left, and a row of boxes at the foot. */
export const electricalFootBoxes = layout(
  'electrical-foot-boxes-grove',
  [
    { seed: 307453, taken: '0:4 1:6 3:5 2:2', parcels: 9, packing: 3.4, left: [0, 2, 0, 0] },
    { seed: 307454, taken: '8:6 9:3 4:20 6:24 7:2', parcels: 31, packing: 12, left: [0, 0, 4, 0, 6] },
  ],
  ({ seed, taken, parcels, packing, left }) => {
    const goods = basket(electrical, taken)
    const gross = goods.kg + packing
    return {
      expectedKg: Number(gross.toFixed(2)),
      draw(sheet) {
        const { street, town, site, siteTown, date, number, order, account } = particulars(seed)
        const style = { face: 'condensed' as const, size: 10 }
        sheet.write('Exemple Élec', 34, 28, { face: 'condensedBold', size: 22, color: '#b3261e' })
        sheet.write('matériel électrique professionnel', 34, 54, { ...style, color: '#555' })
        lines(sheet, [street, town], 34, 70, 13, style)
        lines(sheet, ['Bordereau de livraison', `BL ${number} – ${date}`, `Votre commande n° ${order}`, `Client ${account}`], 240, 30, 14, style)
        sheet.box(390, 28, 171, 76, undefined, '#b3261e')
        lines(sheet, ['Adresse de livraison', 'Électricité Spécimen', site, siteTown], 398, 36, 16, style)
        const columns = [{ title: 'Article', width: 66 }, { title: 'Libellé', width: 261 }, { title: 'Cdé', width: 50, align: 'right' as const }, { title: 'Livré', width: 50, align: 'right' as const }, { title: 'Reliquat', width: 50, align: 'right' as const }, { title: 'Unité', width: 50, align: 'center' as const }]
        const rows = goods.lines.map((line, at) => [line.code, line.words, String(line.count + left[at]!), String(line.count), left[at] ? String(left[at]) : '', line.unit])
        table(sheet, { x: 34, y: 130, columns, rows, lines: 'columns', downTo: 650, style, headStyle: { face: 'condensedBold', size: 10 }, headFill: '#f3dedc' })
        captioned(sheet, 'Nombre de colis', String(parcels), [34, 664, 95], { face: 'condensed', size: 11 })
        captioned(sheet, 'Poids net (kg)', fr(goods.kg, 2, ' '), [129, 664, 110], { face: 'condensed', size: 11 })
        captioned(sheet, 'Poids brut (kg)', fr(gross, 2, ' '), [239, 664, 110], { face: 'condensed', size: 11 })
        captioned(sheet, 'Transporteur', 'Nos soins – tournée 7', [349, 664, 120], { face: 'condensed', size: 11 })
        captioned(sheet, 'Port', 'FRANCO', [469, 664, 92], { face: 'condensed', size: 11 })
        sheet.box(361, 712, 200, 70)
        sheet.write('Cachet et signature du client', 367, 717, { ...style, size: 8.5, color: '#555' })
        sheet.write('Les reliquats sont livrés sans frais dès réception. Éco-contribution incluse.', 34, 800, { ...style, size: 8.5, color: '#555' })
      },
    }
  },
)
