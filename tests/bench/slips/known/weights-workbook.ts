import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { layout } from '../layout.ts'
import { parties } from './parties.ts'

const wares: readonly Ware[] = [
  ['', 'Poteau béton 10 × 10 H 2,50 m', '', 54, 0],
  ['', 'Plaque béton lisse 2,00 × 0,50 m', '', 76, 0],
  ['', 'Panneau rigide vert 2,00 × 1,53 m', '', 11.5, 0],
  ['', 'Poteau acier H 2,00 m', '', 4.8, 0],
  ['', 'Chapeau de poteau', '', 3.5, 0],
  ['', 'Portillon 1,00 × 1,50 m', '', 32, 0],
]

/** A firm's own spreadsheet: weight each, weight of the line, and a last row that just says TOTAL. */
export const weightsWorkbook = layout('weights-workbook', [
  { seed: 7121, take: [[0, 11], [1, 20], [4, 11]] as Take },
  { seed: 7122, take: [[2, 18], [3, 19], [5, 1]] as Take },
  { seed: 7123, take: [[0, 4], [1, 6], [2, 9], [3, 8]] as Take },
], ({ seed, take }) => {
  const { lines, kg } = consigned(wares, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, day, number } = parties(seed)
      sheet.write('CLÔTURES SPÉCIMEN', 60, 50, { face: 'sansBold', size: 14 })
      sheet.write('Bon de livraison', 60, 74, { size: 12 })
      ;[['N°', `2026-${number.slice(0, 3)}`], ['Date', day], ['Client', client], ['Chantier', `${site} – ${siteTown}`]].forEach(([caption, value], at) => {
        sheet.box(60, 98 + at * 18, 80, 18, '#dbe5f1', '#8a9ab0')
        sheet.box(140, 98 + at * 18, 395, 18, undefined, '#8a9ab0')
        sheet.write(caption!, 64, 103 + at * 18, { size: 9.5 })
        sheet.write(value!, 146, 103 + at * 18, { size: 9.5 })
      })
      const empty = Array.from({ length: 5 }, () => ['', '', '', ''])
      const y = table(sheet, {
        x: 60, y: 186, lines: 'grid', rowHeight: 18, headFill: '#dbe5f1', style: { size: 9.5 }, headStyle: { face: 'sansBold', size: 9.5 },
        columns: [{ title: 'Désignation', width: 240 }, { title: 'Qté', width: 55, align: 'right' }, { title: 'Poids unit. (kg)', width: 90, align: 'right' }, { title: 'Poids (kg)', width: 90, align: 'right' }],
        rows: [...lines.map((line) => [line.words, String(line.count), fr(line.unitKg, 1), fr(line.kg, 1)]), ...empty, ['TOTAL', '', '', fr(kg, 1)]],
      })
      sheet.write('Reçu en bon état le :', 60, y + 24, { size: 9.5 })
      sheet.write('Signature :', 320, y + 24, { size: 9.5 })
    },
  }
})
