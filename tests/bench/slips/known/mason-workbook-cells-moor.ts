import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { moorParties } from './moor-parties.ts'
import { headed } from './moor-print.ts'

const variants = [
  { seed: 14331, lines: [['Parpaings 20x20x50', 90, 17.5], ['Ciment sac 25 kg', 14, 25], ['Sable big bag 1 t', 1, 1000], ['Treillis', 4, 43.6]] },
  { seed: 14332, lines: [['Pavés 10x10x8 (m²)', 18, 176], ['Bordurettes 1 m', 24, 38], ['Géotextile rouleau', 1, 21.5]] },
] as const

/** A small firm's own worksheet, cells and all: the product in the last column and its sum under it. */
export const masonWorkbookCells = layout('mason-workbook-cells-moor', variants, ({ seed, lines }) => {
  const total = Number(lines.reduce((sum, line) => sum + line[1] * line[2], 0).toFixed(1))
  return {
    expectedKg: total,
    draw(sheet) {
      const who = moorParties(seed, ['EXEMPLE MAÇONNERIE GÉNÉRALE', 'ENTREPRISE MODÈLE TP'])
      headed(sheet, [who.sender, `Bon de sortie dépôt  –  ${who.date}`], 50, 50, 18, { size: 10 }, { face: 'sansBold', size: 14 })
      const head = { size: 10 } as const
      headed(sheet, [`Chantier : ${who.site}, ${who.siteTown}`, `Véhicule : ${who.plate}`, 'Demandé par : chef de chantier'], 50, 104, 16, head)
      const rows = lines.map(([name, count, each]) => [name, String(count), fr(each, Number.isInteger(each) ? 0 : 1), fr(count * each, 1)])
      const blank = Array.from({ length: 4 }, () => ['', '', '', ''])
      const end = table(sheet, {
        x: 50, y: 170, rows: [...rows, ...blank, ['', '', 'TOTAL KG', fr(total, 1)]], lines: 'grid', rowHeight: 18, headHeight: 18, headFill: '#ffe699', style: { size: 9.5 },
        columns: [{ title: 'Matériau', width: 215 }, { title: 'Quantité', width: 80, align: 'right' }, { title: 'Kg unitaire', width: 90, align: 'right' }, { title: 'Kg', width: 110, align: 'right' }],
      })
      sheet.write('Camion plateau : ne pas dépasser 3 500 kg de charge utile, faire deux voyages si besoin.', 50, end + 14, { size: 8.5, color: '#a00' })
      sheet.write('Visa dépôt :', 50, end + 44, head)
      sheet.write('Visa chantier :', 320, end + 44, head)
    },
  }
})
