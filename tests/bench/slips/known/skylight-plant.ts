import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'

const wares: readonly Ware[] = [
  ['FTR-78x98', 'Fenêtre de toit à rotation 78 × 98', 'PCE', 35.5, 289],
  ['FTR-114x118', 'Fenêtre de toit à rotation 114 × 118', 'PCE', 49.2, 398],
  ['RAC-T78', 'Raccord tuile 78 × 98', 'PCE', 4.6, 74],
  ['RAC-T114', 'Raccord tuile 114 × 118', 'PCE', 5.8, 88],
  ['STO-78', 'Store occultant manuel', 'PCE', 1.9, 92],
]

/** A roof-window plant with captions in two languages and both weights on the last lines. */
export const skylightPlant = layout('skylight-plant', [
  { seed: 9271, take: [[0, 4], [2, 4], [4, 2]] as Take, packing: 12.4 },
  { seed: 9272, take: [[1, 6], [3, 6]] as Take, packing: 31 },
], ({ seed, take, packing }) => {
  const { lines, kg, count } = consigned(wares, take)
  const gross = Number((kg + packing).toFixed(2))
  return {
    expectedKg: gross,
    draw(sheet) {
      const { client, site, siteTown, slip, order, account, date } = marks(seed)
      const face = { face: 'modern', size: 8.5 } as const
      const bold = { face: 'modernBold', size: 8.5 } as const
      sheet.box(40, 34, 120, 34, '#d32f2f', '#d32f2f')
      sheet.write('EXEMPLUX', 100, 43, { face: 'modernBold', size: 15, color: '#fff', align: 'center' })
      sheet.write('Bordereau de livraison / Delivery note', 555, 40, { face: 'modernBold', size: 13, align: 'right' })
      ;[['N° / No.', slip], ['Date', date], ['Votre réf. / Your ref.', order], ['Client / Customer', account], ['Transport / Carrier', 'Messagerie Exemple']].forEach(([name, value], at) => {
        sheet.write(name!, 340, 66 + at * 13, face)
        sheet.write(value!, 555, 66 + at * 13, { ...bold, align: 'right' })
      })
      writtenLines(sheet, ['Livré à / Ship to', client, site, siteTown], 40, 86, 13, { ...face, size: 9.5 }, { ...face, size: 7.5, color: '#777' })
      const y = table(sheet, {
        x: 40, y: 160, lines: 'rows', headHeight: 28, style: face, headStyle: bold,
        columns: [{ title: 'Pos.', width: 35 }, { title: 'Article\nItem', width: 95 }, { title: 'Désignation\nDescription', width: 265 }, { title: 'Quantité\nQuantity', width: 70, align: 'right' }, { title: 'Unité\nUnit', width: 50, align: 'center' }],
        rows: lines.map((line, at) => [String((at + 1) * 10), line.code, line.words, String(line.count), line.unit]),
      })
      sheet.rule(40, y + 10, 555, y + 10, 1)
      ;[['Nombre de colis / Packages', String(count)], ['Poids net total / Total net weight', `${fr(kg, 2, ' ')} kg`], ['Poids brut total / Total gross weight', `${fr(gross, 2, ' ')} kg`]].forEach(([name, value], at) => {
        sheet.write(name!, 40, y + 18 + at * 15, bold)
        sheet.write(value!, 300, y + 18 + at * 15, { ...face, align: 'right' })
      })
      sheet.flow('La marchandise a été contrôlée avant départ. Toute détérioration doit être notée sur le document du transporteur. / Goods were checked before dispatch. Any damage must be noted on the carrier’s document.', 40, y + 82, 515, { ...face, size: 7.5, color: '#555' })
    },
  }
})
