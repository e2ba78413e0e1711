import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { stacked } from './uphill-print.ts'

type Row = readonly [words: string, count: number, unit: string, eachKg: number]

interface Filled {
  readonly seed: number
  readonly rows: readonly Row[]
  readonly firm: string
}

/** A small firm's own workbook: quantity times kilos, added at the bottom. */
export const workbookKilos = layout<Filled>(
  'workbook-kilos-uphill',
  [
    { seed: 9651, firm: 'ATELIER EXEMPLE – SERRURERIE', rows: [['Garde-corps terrasse L 2,40 m', 4, 'pce', 48], ['Poteaux 60x60 galva', 6, 'pce', 11.5], ['Portillon 1,00 m', 1, 'pce', 36], ['Quincaillerie et chevilles', 1, 'lot', 7.5]] },
    { seed: 9652, firm: 'MARBRERIE DU SPÉCIMEN', rows: [['Plan de travail granit 3 cm – 2,60 m', 1, 'pce', 132], ['Plan îlot granit 3 cm – 1,80 m', 1, 'pce', 151], ['Crédence granit 2 cm', 3, 'pce', 18.4]] },
  ],
  ({ seed, rows, firm }) => {
    const weights = rows.map(([, count, , each]) => count * each)
    const kg = Number(weights.reduce((sum, each) => sum + each, 0).toFixed(1))
    const { client, site, siteTown, number, day } = uphillParties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        const face = 'modern'
        sheet.write(firm, 50, 50, { face: 'modernBold', size: 12 })
        sheet.write('BON DE LIVRAISON', 50, 78, { face: 'modernBold', size: 12 })
        stacked(sheet, [`N° ${number.slice(2)}`, `Le ${day}`], 50, 96, 15, { face, size: 9.5 })
        stacked(sheet, [`Client : ${client}`, `Lieu : ${site}`, siteTown], 300, 78, 16, { face, size: 9.5 })
        const body = rows.map(([words, count, unit, each], at) => [words, fr(count), unit, fr(each, 1), fr(weights[at]!, 1)])
        const blank = Array.from({ length: 9 - rows.length }, () => ['', '', '', '', ''])
        const foot = table(sheet, {
          x: 50,
          y: 150,
          columns: [
            { title: 'Désignation', width: 230 },
            { title: 'Qté', width: 50, align: 'right' },
            { title: 'U', width: 45, align: 'center' },
            { title: 'kg / u', width: 75, align: 'right' },
            { title: 'kg', width: 85, align: 'right' },
          ],
          rows: [...body, ...blank, ['TOTAL', fr(rows.reduce((sum, row) => sum + row[1], 0)), '', '', fr(kg, 1)]],
          style: { face, size: 9.5 },
          headStyle: { face: 'modernBold', size: 9.5 },
          headFill: '#d9e1f2',
          lines: 'grid',
          rowHeight: 18,
        })
        stacked(sheet, ['Livraison avec camion plateau + grue (capacité 900 kg à 8 m)', '', 'Signature client :'], 50, foot + 24, 15, { face, size: 9.5 })
        sheet.write('(feuille spécimen)', 50, 790, { face, size: 8, color: '#888' })
      },
    }
  },
)
