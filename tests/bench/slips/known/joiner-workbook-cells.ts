import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk } from './lowland-desk.ts'
import { figure } from './lowland-print.ts'
import { shelves } from './lowland-shelves.ts'

interface Variant { readonly seed: number; readonly take: Take; readonly summed: boolean }

const variants: readonly Variant[] = [
  { seed: 9631, take: [[0, 5], [1, 2], [8, 6], [10, 12]], summed: true },
  { seed: 9632, take: [[2, 4], [0, 2], [9, 3]], summed: false },
]

/** A joiner's own workbook, printed with its cells; one adds its weights up, the other leaves the sum to the reader. */
export const joinerWorkbookCells = layout('joiner-workbook-cells-lowland', variants, ({ seed, take, summed }) => {
  const { lines, kg } = consigned(shelves.joinery, take, 1)
  const who = desk(seed, 'joinery')
  return {
    expectedKg: kg,
    draw(sheet) {
      sheet.write(`${who.client} – FICHE DE LIVRAISON CHANTIER`, 50, 46, { face: 'sansBold', size: 13 })
      const facts = [['Chantier', `${who.site}, ${who.siteTown}`], ['Date', who.date], ['Fournisseur', who.supplier], ['N° BL', who.slip], ['Pose prévue', who.later]] as const
      facts.forEach(([caption, words], at) => {
        sheet.box(50, 76 + at * 18, 110, 18, '#ddebf7', '#9bb')
        sheet.box(160, 76 + at * 18, 260, 18, undefined, '#9bb')
        sheet.write(caption, 55, 80 + at * 18, { face: 'sansBold', size: 9.5 })
        sheet.write(words, 165, 80 + at * 18, { size: 9.5 })
      })
      const rows = lines.map((line, at) => [`M${at + 1}`, line.words, ['RDC', 'R+1', 'R+1', 'Combles'][at] ?? '', String(line.count), figure(line.unitKg, 2), figure(line.kg, 1)])
      const under = table(sheet, {
        x: 50, y: 186, lines: 'grid', style: { size: 9.5 }, headStyle: { face: 'sansBold', size: 9.5 }, headFill: '#ddebf7', rowHeight: 18,
        columns: [{ title: 'Rep.', width: 35 }, { title: 'Désignation', width: 225 }, { title: 'Niveau', width: 60 }, { title: 'Nb', width: 35, align: 'right' }, { title: 'Poids U (kg)', width: 70, align: 'right' }, { title: 'Poids (kg)', width: 70, align: 'right' }],
        rows: summed ? [...rows, ['', 'TOTAL', '', String(lines.reduce((sum, line) => sum + line.count, 0)), '', figure(kg, 1)]] : rows,
      })
      writtenLines(sheet, ['À vérifier à la réception : sens d’ouverture, vitrages, teintes.', 'Contact sur place : le conducteur de travaux.'], 50, under + 18, 14, { size: 9.5 })
      sheet.write('Feuil1', 297, 800, { size: 8, align: 'center', color: '#777' })
    },
  }
})
