import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './inland-parties.ts'

type Row = readonly [words: string, unit: string, count: number, unitKg: number]

const variants: readonly { readonly seed: number; readonly rows: readonly Row[]; readonly label: string; readonly decimals: number }[] = [
  { seed: 15331, label: 'POIDS CHARGEMENT', decimals: 1, rows: [['Parpaing 20 creux', 'U', 120, 17.5], ['Ciment 35 kg', 'sac', 18, 35], ['Fer HA10', 'barre', 24, 3.7], ['Treillis ST10', 'panneau', 6, 10.4]] },
  { seed: 15332, label: 'Total', decimals: 0, rows: [['Étai acier 3,00 m', 'U', 30, 14], ['Bastaing 4 m', 'U', 20, 22], ['Panneau coffrage 2,50 x 0,50', 'U', 16, 13], ['Bétonnière 160 L', 'U', 1, 68], ['Caisse petit outillage', 'U', 2, 35]] },
]

/** A mason's own workbook, printed with its grid: from the depot to the site. */
export const masonWorkbookInland = layout('mason-workbook-inland', variants, ({ seed, rows, label, decimals }) => {
  const { site, siteStreet, siteTown, date, client } = parties(seed)
  const kg = rows.reduce((sum, [, , count, unitKg]) => sum + count * unitKg, 0)
  return {
    expectedKg: Number(kg.toFixed(1)),
    draw(sheet) {
      sheet.write(`${client.toUpperCase()} – DÉPÔT`, 60, 56, { face: 'sansBold', size: 13 })
      sheet.write('BON DE LIVRAISON CHANTIER', 60, 78, { face: 'sansBold', size: 11 })
      writtenLines(sheet, [`Date : ${date}`, `Chantier : ${site}`, `Adresse : ${siteStreet} ${siteTown}`, 'Chargé par :'], 60, 104, 15, { size: 10 })
      table(sheet, {
        x: 60, y: 180, lines: 'grid', rowHeight: 18, headFill: '#fff2cc', style: { size: 10 }, headStyle: { face: 'sansBold', size: 9.5 }, headHeight: 20,
        columns: [{ title: 'Matériel / matériaux', width: 200 }, { title: 'Unité', width: 60, align: 'center' }, { title: 'Qté', width: 50, align: 'right' }, { title: 'Poids unit.', width: 70, align: 'right' }, { title: 'Poids (kg)', width: 90, align: 'right' }],
        rows: [
          ...rows.map(([words, unit, count, unitKg]) => [words, unit, `${count}`, fr(unitKg, decimals), fr(count * unitKg, decimals)]),
          ['', '', '', '', ''],
          [label, '', '', '', fr(kg, decimals)],
        ],
      })
      writtenLines(sheet, ['Camion benne 3,5 t : charge utile 1 100 kg. Plateau 12 t : charge utile 6 200 kg.', 'Remarques :'], 60, 400, 18, { size: 9 })
      sheet.write('Visa chef de chantier', 380, 470, { size: 9 })
    },
  }
})
