import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { headed } from './moor-print.ts'
import { roofWares } from './moor-wares.ts'

const variants = [
  { seed: 14130, take: [[0, 320], [1, 24], [2, 14], [3, 2], [7, 1], [5, 6], [4, 1], [9, 3]], cut: 5 },
  { seed: 14131, take: [[8, 12], [7, 3], [3, 1], [4, 2], [5, 9], [6, 2], [9, 4]], cut: 4 },
] as const

/** A roofing merchant's slip of two leaves: the kilos carried from the first to the second. */
export const roofSuppliesLeaves = layout('roof-supplies-leaves-moor', variants, ({ seed, take, cut }) => {
  const goods = consigned(roofWares, take)
  const carried = goods.lines.slice(0, cut).reduce((sum, { kg }) => sum + kg, 0)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const who = moorParties(seed, ['COUVERTURE NÉGOCE EXEMPLE', 'MODÈLE TOITURE DÉPÔT'])
      const leaf = (page: number, rows: readonly (readonly string[])[]) => {
        headed(sheet, [who.sender, who.street, who.town], 40, 34, 13, { size: 9 }, { face: 'sansBold', size: 13 })
        sheet.write(`Bon de livraison n° ${who.slip}`, 555, 34, { face: 'sansBold', size: 12, align: 'right' })
        sheet.write(`du ${who.date}`, 555, 52, { align: 'right' })
        sheet.write(`Page ${page} sur 2`, 555, 66, { align: 'right' })
        headed(sheet, shipTo(who), 340, 92, 13, { size: 9.5 }, { face: 'sansBold', size: 9.5 })
        return table(sheet, {
          x: 40, y: 160, rows, lines: 'columns', downTo: page === 1 ? 740 : 480, rowHeight: 20, style: { size: 9 },
          columns: [{ title: 'Article', width: 65 }, { title: 'Désignation', width: 250 }, { title: 'Quantité', width: 60, align: 'right' }, { title: 'UN', width: 40, align: 'center' }, { title: 'Poids Kg', width: 100, align: 'right' }],
        })
      }
      const rows = goods.lines.map(({ code, words, unit, count, kg }) => [code, words, String(count), unit, fr(kg, 2, ' ')])
      const first = leaf(1, rows.slice(0, cut))
      sheet.write('À reporter', 400, first + 8, { face: 'sansBold', align: 'right' })
      sheet.write(fr(carried, 2, ' '), 551, first + 8, { face: 'sansBold', align: 'right' })
      sheet.nextPage()
      const second = leaf(2, [['', 'Report page 1', '', '', fr(carried, 2, ' ')], ...rows.slice(cut)])
      sheet.box(320, second + 8, 235, 24, '#eee')
      sheet.write('Poids total livraison', 330, second + 15, { face: 'sansBold', size: 10 })
      sheet.write(`${fr(goods.kg, 2, ' ')} Kg`, 548, second + 15, { face: 'sansBold', size: 10, align: 'right' })
      sheet.write('Palettes EPAL livrées : 2     rendues : 0', 40, second + 15)
      sheet.write('Signature du client précédée de « marchandise reçue en bon état »', 40, second + 60, { size: 8.5 })
    },
  }
})
