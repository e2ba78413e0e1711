import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './parties.ts'

type Row = readonly [code: string, words: string, colour: string, count: number, metres: number, squareMetres: number, kg: number]

/** A roofing-sheet maker's wide slip: four sums side by side under their columns. */
export const makerWideSheet = layout('maker-wide-sheet', [
  { seed: 7341, rows: [['BAC45', 'Bac acier nervuré 45-333 ép. 0,75', 'RAL 7016', 24, 156, 156, 1123.2], ['FAI', 'Faîtière double 2 × 200', 'RAL 7016', 8, 16.8, 6.7, 48.7], ['VIS', 'Vis autoperceuses 6,3 × 25 (sachet 100)', 'RAL 7016', 6, 0, 0, 7.2]] as readonly Row[] },
  { seed: 7342, rows: [['PSW40', 'Panneau sandwich bardage 40', 'RAL 9002', 14, 84, 84, 957.6], ['ANG', 'Angle extérieur 100 × 100', 'RAL 9002', 6, 18, 3.6, 27]] as readonly Row[] },
], ({ seed, rows }) => {
  const sum = (at: 3 | 4 | 5 | 6) => rows.reduce((all, row) => all + row[at], 0)
  const shown = (value: number, decimals: number) => (value === 0 ? '' : fr(value, decimals, ' '))
  return {
    expectedKg: Number(sum(6).toFixed(1)),
    paper: { landscape: true },
    draw(sheet) {
      const { client, street, town, site, number, order, day } = parties(seed)
      const text = { face: 'narrow', size: 11 } as const
      const bold = { face: 'narrowBold', size: 11 } as const
      sheet.write('PROFILS MODÈLE', 40, 34, { face: 'narrowBold', size: 22, color: '#37474f' })
      sheet.write('Couverture – bardage – accessoires pliés sur mesure', 40, 62, text)
      writtenLines(sheet, [`BON DE LIVRAISON ${number}`, `Date ${day}`, `Commande ${order} – ${site}`], 430, 36, 16, text, { face: 'narrowBold', size: 14 })
      writtenLines(sheet, [client, street, town], 680, 36, 15, text, bold)
      const widths = [70, 292, 80, 70, 80, 80, 90]
      const y = table(sheet, {
        x: 40, y: 104, lines: 'grid', rowHeight: 22, headFill: '#cfd8dc', style: text, headStyle: bold,
        columns: ['Code', 'Désignation', 'Teinte', 'Nbre', 'ML', 'M²', 'Poids (Kg)'].map((title, at) => ({ title, width: widths[at]!, align: at > 2 ? 'right' as const : 'left' as const })),
        rows: [...rows.map(([code, words, colour, count, metres, area, kg]) => [code, words, colour, String(count), shown(metres, 2), shown(area, 2), shown(kg, 1)]), ['', 'TOTAL', '', String(sum(3)), shown(sum(4), 2), shown(sum(5), 2), shown(sum(6), 1)]],
      })
      writtenLines(sheet, ['Longueur maximale des colis : 6,50 m – prévoir un moyen de levage adapté.', 'Stockage incliné et ventilé. Retirer les films de protection sous 1 mois.'], 40, y + 16, 16, text)
      sheet.write('Déchargement : client     Nom, date et signature :', 40, y + 62, bold)
    },
  }
})
