import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'

type Part = readonly [mark: string, words: string, count: number, unitKg: number]
const variants: readonly { seed: number; parts: readonly Part[] }[] = [
  { seed: 412_633, parts: [['GC1', 'Garde-corps acier 1,20 m', 6, 18.5], ['GC2', 'Garde-corps acier 0,80 m', 2, 13.2], ['MC', 'Main courante 4 m', 3, 9.6], ['PL', 'Platines et visserie', 1, 7.4]] },
  { seed: 412_634, parts: [['V1', 'Verrière 4 travées', 1, 84], ['V2', 'Verrière 3 travées', 2, 63.5], ['P', 'Porte vitrée', 1, 58]] },
]

/** A metalworker's spreadsheet printed with its column letters: quantity, unit kilos, kilos, and the sum cell. */
export const gridSheetWorkshop = layout('grid-sheet-workshop-creek', variants, ({ seed, parts }) => {
  const kilos = parts.map(([, , count, unitKg]) => Number((count * unitKg).toFixed(1)))
  const kg = Number(kilos.reduce((sum, one) => sum + one, 0).toFixed(1))
  const shown = (value: number) => String(value).replace('.', ',')
  return {
    expectedKg: kg,
    draw(sheet) {
      const face = 'modern' as const
      ;['Métallerie Exemple', 'Livraison chantier « Le Modèle » – lot serrurerie', `Semaine ${seed % 40}`].forEach((words, at) => sheet.write(words, 50, 50 + at * 18, { face: at === 0 ? 'modernBold' : face, size: 11 }))
      table(sheet, {
        x: 50, y: 120, lines: 'grid', rowHeight: 20, headHeight: 20, style: { face, size: 9.5 }, headStyle: { face: 'modernBold', size: 9.5 }, headFill: '#c6e0b4',
        rows: [...parts.map(([mark, words, count, unitKg], at) => [mark, words, String(count), shown(unitKg), shown(kilos[at]!)]), ['', '', '', '', ''], ['', 'TOTAL', String(parts.reduce((sum, part) => sum + part[2], 0)), '', shown(kg)]],
        columns: [{ title: 'Repère', width: 60 }, { title: 'Ouvrage', width: 215 }, { title: 'Nb', width: 50, align: 'right' }, { title: 'kg/u', width: 80, align: 'right' }, { title: 'kg', width: 90, align: 'right' }],
      })
      sheet.write('Livré le : ____________   Par : ____________   Reçu par : ____________', 50, 340, { face, size: 9.5 })
    },
  }
})
