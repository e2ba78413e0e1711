import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { headed } from './moor-print.ts'
import { insulationWares, timberWares } from './moor-wares.ts'

const variants = [
  { seed: 14371, wares: timberWares, take: [[4, 14], [0, 24], [2, 3]] },
  { seed: 14372, wares: insulationWares, take: [[2, 60], [6, 12], [5, 6], [8, 4]] },
] as const

/** A dealer's two copies side by side on one sheet, one kept and one given: the same load twice. */
export const twinDepotCopies = layout('twin-depot-copies-moor', variants, ({ seed, wares, take }) => {
  const goods = consigned(wares, take, 1)
  return {
    expectedKg: goods.kg,
    paper: { landscape: true },
    draw(sheet) {
      const who = moorParties(seed, ['Dépôt-Vente Exemple', 'Le Comptoir du Modèle'])
      ;[['Exemplaire client', 28], ['Exemplaire dépôt – à retourner signé', 449]].forEach(([copy, left]) => {
        const x = Number(left)
        headed(sheet, [who.sender, `${who.street} – ${who.town}`], x, 28, 12, { size: 8 }, { face: 'sansBold', size: 13 })
        sheet.write(String(copy), x, 62, { size: 7.5, color: '#777' })
        sheet.write(`BL ${who.slip}`, x + 365, 28, { face: 'sansBold', size: 12, align: 'right' })
        sheet.write(who.date, x + 365, 46, { align: 'right' })
        headed(sheet, shipTo(who), x + 190, 82, 12, { size: 9 }, { face: 'sansBold', size: 9 })
        const end = table(sheet, {
          x, y: 146, lines: 'grid', rowHeight: 19, headHeight: 20, style: { size: 8.5 }, headFill: '#eaeaea',
          columns: [{ title: 'Désignation', width: 225 }, { title: 'Qté', width: 40, align: 'right' }, { title: 'Un.', width: 35, align: 'center' }, { title: 'Kg', width: 65, align: 'right' }],
          rows: goods.lines.map(({ words, unit, count, kg }) => [words, String(count), unit, fr(kg, 1, ' ')]),
        })
        sheet.write(`Poids total : ${fr(goods.kg, 1, ' ')} kg`, x + 361, end + 10, { face: 'sansBold', size: 10.5, align: 'right' })
        sheet.write('Signature :', x, 470)
        sheet.box(x, 484, 365, 60, undefined, '#999')
      })
      sheet.rule(421, 20, 421, 575, 0.5, '#999', 4)
    },
  }
})
