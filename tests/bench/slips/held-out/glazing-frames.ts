import { fr } from '../drawing/french-number.ts'
import { signatures } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { ruledHead } from './creek-heads.ts'

type Frame = readonly [mark: string, words: string, size: string, count: number, kg: number]
const variants: readonly { seed: number; frames: readonly Frame[]; line: boolean }[] = [
  { seed: 412_603, line: true, frames: [['A1', 'Fenêtre PVC 2 vantaux OB', '1200 × 1250', 3, 147], ['A2', 'Porte-fenêtre PVC 2 vantaux', '1400 × 2150', 1, 88], ['B', 'Fixe PVC', '600 × 950', 2, 46]] },
  { seed: 412_604, line: true, frames: [['01', 'Coulissant alu 2 rails', '2400 × 2150', 2, 294], ['02', 'Châssis à soufflet alu', '800 × 600', 1, 21]] },
  { seed: 412_605, line: false, frames: [['R1', 'Volet roulant rénovation', '1200 × 1350', 4, 76], ['R2', 'Volet roulant rénovation', '2400 × 2200', 1, 43.5]] },
]

/** A window maker's list by mark: kilograms by line; the total as a sentence, or nothing but the lines. */
export const glazingFrames = layout('glazing-frames-creek', variants, ({ seed, frames, line }) => {
  const kg = frames.reduce((sum, frame) => sum + frame[4], 0)
  const count = frames.reduce((sum, frame) => sum + frame[3], 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      const top = ruledHead(sheet, { seed, name: 'Fenêtres Spécimen', trade: 'Fabricant de menuiseries PVC et aluminium', title: 'Bordereau de livraison menuiseries', face: 'book', bold: 'bookBold', color: '#264027' })
      const foot = table(sheet, {
        x: 36, y: top, lines: 'grid', rowHeight: 22, style: { face: 'book', size: 9 }, headStyle: { face: 'bookBold', size: 9 }, headFill: '#e5eee4',
        rows: frames.map(([mark, words, size, many, weight]) => [mark, words, size, String(many), fr(weight, weight % 1 === 0 ? 0 : 1)]),
        columns: [{ title: 'Repère', width: 55, align: 'center' }, { title: 'Désignation', width: 225 }, { title: 'Dim. L × H (mm)', width: 103, align: 'center' }, { title: 'Nbre', width: 50, align: 'center' }, { title: 'Poids ligne (kg)', width: 90, align: 'right' }],
      })
      sheet.write(`${count} éléments sur chevalet n° ${seed % 300}, chevalet à restituer.`, 36, foot + 12, { face: 'book', size: 9 })
      if (line) sheet.write(`Poids du chargement hors chevalet : ${fr(kg)} kg`, 36, foot + 28, { face: 'bookBold', size: 10 })
      sheet.write('Contrôler les vitrages en présence du chauffeur.', 36, foot + 46, { face: 'book', size: 9 })
      signatures(sheet, 740, 'book')
    },
  }
})
