import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { headLines } from './heath-print.ts'

const variants = [
  { seed: 413205, rows: [['Portail acier 3,50 m', 1, 142], ['Poteaux 100x100', 2, 31], ['Quincaillerie et visserie', 1, 8]] },
  { seed: 413206, rows: [['Garde-corps balcon 2,40 m', 4, 46], ['Main courante 3 m', 2, 11.5], ['Platines de fixation', 16, 1.8]] },
] as const

/** A metalworker's own workbook printed with its cells. */
export const craftsmanCellsHeath = layout('craftsman-cells-heath', variants, ({ seed, rows }) => {
  const kg = Number(rows.reduce((sum, [, count, one]) => sum + count * one, 0).toFixed(1))
  return {
    expectedKg: kg,
    draw(sheet) {
      const { date, client, site, siteTown, street, town, phone } = heathParties(seed)
      const sans = { face: 'modern', size: 10 } as const
      headLines(sheet, ['Ferronnerie Exemple', street, town, phone], 50, 46, 16, sans, { face: 'modernBold', size: 14 })
      headLines(sheet, ['BON DE LIVRAISON', `Date : ${date}`, `Client : ${client}`, site, siteTown], 320, 46, 16, sans, { face: 'modernBold', size: 12 })
      const empty = Array.from({ length: 3 }, () => ['', '', '', ''])
      table(sheet, {
        x: 50, y: 160, lines: 'grid', rowHeight: 20, headHeight: 24, headFill: '#ffe699', style: sans, headStyle: { face: 'modernBold', size: 9.5 },
        columns: [{ title: 'Désignation', width: 245 }, { title: 'Quantité', width: 70, align: 'center' }, { title: 'Poids unitaire kg', width: 100, align: 'right' }, { title: 'Poids kg', width: 80, align: 'right' }],
        rows: [...rows.map(([words, count, one]) => [words, String(count), fr(one, one % 1 ? 1 : 0), fr(count * one, (count * one) % 1 ? 1 : 0)]), ...empty, ['TOTAL', '', '', fr(kg, kg % 1 ? 1 : 0)]],
      })
      headLines(sheet, ['Prévoir 2 personnes pour le déchargement', 'Pose prévue semaine suivante', '', 'Signature client :'], 50, 350, 20, sans)
    },
  }
})
