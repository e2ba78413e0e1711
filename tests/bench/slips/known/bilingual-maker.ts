import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { labelValueRows } from './label-value-rows.ts'
import { parties } from './parties.ts'

const wares: readonly Ware[] = [
  ['LK-2210', 'Steel beam hanger 80 × 150', 'pcs', 1.15, 0],
  ['LK-3305', 'Angle bracket 105 × 105 (box 50)', 'box', 12.4, 0],
  ['LK-4120', 'Timber screw 8 × 240 (box 100)', 'box', 9.85, 0],
  ['LK-7001', 'Post base, galvanised', 'pcs', 2.6, 0],
]

const english = (value: number) => value.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')

/** A foreign maker's slip in two languages: English numbers, gross total under net total. */
export const bilingualMaker = layout('bilingual-maker', [
  { seed: 7281, take: [[0, 240], [1, 40], [2, 30]] as Take, packing: 54.5 },
  { seed: 7282, take: [[3, 60], [2, 8]] as Take, packing: 18 },
], ({ seed, take, packing }) => {
  const { lines, kg } = consigned(wares, take)
  return {
    expectedKg: kg + packing,
    draw(sheet) {
      const { client, street, town, number, order, day } = parties(seed)
      const text = { face: 'sans', size: 9 } as const
      const bold = { face: 'sansBold', size: 9 } as const
      sheet.write('SPECIMEN CONNECTORS BV', 40, 40, { face: 'sansBold', size: 16, color: '#00695c' })
      sheet.write('Voorbeeldstraat 1, 5600 Eindhoven, Netherlands', 40, 62, text)
      sheet.write('DELIVERY NOTE / BON DE LIVRAISON', 40, 92, { face: 'sansBold', size: 13 })
      writtenLines(sheet, ['Ship to / Livré à', client, street, town, 'France'], 40, 118, 13, text, bold)
      labelValueRows(sheet, [['Delivery no. / N° de livraison', number], ['Order no. / N° de commande', order], ['Date', day], ['Incoterm', 'DAP']], { x: 320, y: 118, step: 15, valueAt: 150, style: text, valueStyle: bold })
      const y = table(sheet, {
        x: 40, y: 200, lines: 'rows', headHeight: 32, rowHeight: 20, headFill: '#e0f2ef', style: text, headStyle: bold,
        columns: [{ title: 'Item\nArticle', width: 70 }, { title: 'Description\nDésignation', width: 265 }, { title: 'Qty\nQté', width: 60, align: 'right' }, { title: 'Unit\nUnité', width: 50, align: 'center' }, { title: 'Net kg\nNet kg', width: 70, align: 'right' }],
        rows: lines.map((line) => [line.code, line.words, String(line.count), line.unit, english(line.kg)]),
      })
      labelValueRows(sheet, [['Total net weight / Poids net total', `${english(kg)} kg`], ['Total gross weight / Poids brut total', `${english(kg + packing)} kg`]], { x: 300, y: y + 16, step: 17, valueAt: 251, style: text, valueStyle: { ...bold, align: 'right' } })
      sheet.write('Packages / Colis : 2 pallets', 40, y + 16, text)
      sheet.write('Received in good condition / Reçu en bon état :', 40, y + 80, text)
      sheet.rule(250, y + 90, 555, y + 90, 0.5)
    },
  }
})
