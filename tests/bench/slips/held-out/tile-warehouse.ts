import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { ruledHead } from './creek-heads.ts'
import { tiling } from './creek-wares.ts'

const perBox = [1.44, 1.2, 1.25, 0]
const variants: readonly { seed: number; take: Take }[] = [
  { seed: 412_593, take: [[0, 28], [3, 4], [4, 8], [5, 2]] },
  { seed: 412_594, take: [[1, 52], [6, 20], [7, 8]] },
  { seed: 412_595, take: [[2, 18], [8, 1], [9, 2], [4, 5]] },
]

/** A tile warehouse: boxes, square metres and kilograms by line, and a row of totals. */
export const tileWarehouse = layout('tile-warehouse-creek', variants, ({ seed, take }) => {
  const goods = consigned(tiling, take, 1)
  const metres = take.map(([at, count]) => (perBox[at] ?? 0) * count)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const top = ruledHead(sheet, { seed, name: 'Carrelages du Modèle', trade: 'Sols, faïences, colles et accessoires', title: 'BON D’EXPÉDITION', face: 'modern', bold: 'modernBold', color: '#2a6f6b' })
      const rows = goods.lines.map(({ code, words, count, unit, kg }, at) => [code, words, `${count} ${unit}`, metres[at]! > 0 ? fr(metres[at]!, 2) : '', fr(kg, 1, ' ')])
      const foot = table(sheet, {
        x: 36, y: top, lines: 'grid', rows, style: { face: 'modern', size: 8 }, headStyle: { face: 'modernBold', size: 8 }, rowHeight: 18,
        columns: [{ title: 'Référence', width: 72 }, { title: 'Désignation', width: 248 }, { title: 'Colis', width: 68, align: 'right' }, { title: 'm²', width: 60, align: 'right' }, { title: 'Poids (kg)', width: 75, align: 'right' }],
      })
      const total = { face: 'modernBold', size: 8.5, align: 'right' } as const
      sheet.write('Totaux', 352, foot + 7, total)
      sheet.write(fr(goods.count), 420, foot + 7, total)
      sheet.write(fr(metres.reduce((sum, one) => sum + one, 0), 2), 480, foot + 7, total)
      sheet.write(fr(goods.kg, 1, ' '), 555, foot + 7, total)
      sheet.write('Vérifier le bain et le calibre avant la pose : aucune reprise après découpe.', 36, foot + 34, { face: 'modern', size: 7.5, color: '#555' })
      sheet.write('Palettes consignées : 1', 36, foot + 48, { face: 'modern', size: 8 })
    },
  }
})
