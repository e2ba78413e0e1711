import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'
import { basket, electrical } from './trade-wares.ts'

/** A maker's confirmation of a delivery to come; some of its programs know the weight, some do not. */
export const lightingConfirmation = layout(
  'lighting-confirmation-grove',
  [
    { seed: 307513, taken: '6:18 2:1', weighed: true },
    { seed: 307514, taken: '6:40', weighed: false },
  ],
  ({ seed, taken, weighed }) => {
    const goods = basket(electrical, taken, 1)
    return {
      expectedKg: weighed ? goods.kg : null,
      draw(sheet) {
        const { street, town, site, siteTown, date, number, order, account } = particulars(seed)
        const style = { face: 'book' as const, size: 9.5 }
        sheet.write('Lumières Exemple', 44, 40, { face: 'bookBold', size: 20 })
        lines(sheet, [street, town], 44, 68, 13, style)
        sheet.write('Confirmation d’expédition', 44, 120, { face: 'bookBold', size: 14 })
        lines(sheet, ['Électricité Modèle', site, siteTown], 360, 68, 14, style)
        const facts = [['Votre référence', order], ['Notre référence', `AR${number}`], ['N° client', account], ['Départ usine', date], ['Mode de transport', 'Messagerie palettes'], ...(weighed ? [['Poids expédié', `${fr(goods.kg, 1)} Kgs`]] : [])]
        facts.forEach(([caption, value], at) => {
          sheet.write(`${caption} :`, 44, 146 + at * 15, style)
          sheet.write(value!, 180, 146 + at * 15, { face: 'bookBold', size: 9.5 })
        })
        const columns = [{ title: 'Désignation', width: 287 }, { title: 'Quantité', width: 70, align: 'right' as const }, { title: 'Prix net', width: 70, align: 'right' as const }, { title: 'Montant', width: 80, align: 'right' as const }]
        const rows = goods.lines.map((line) => [line.words, String(line.count), fr(line.price, 2), fr(line.total, 2, ' ')])
        const foot = table(sheet, { x: 44, y: 256, columns, rows, rowHeight: 22, style, headStyle: { face: 'bookBold', size: 9.5 } })
        sheet.write(`Total HT : ${fr(goods.total, 2, ' ')} €`, 547, foot + 12, { face: 'bookBold', size: 10, align: 'right' })
        sheet.flow('Flux lumineux 4 000 lm, indice de protection IP20. Garantie 5 ans. Charge maximale suspendue : 5 kg par point de fixation.', 44, foot + 60, 507, { ...style, size: 9 })
      },
    }
  },
)
