import { consigned, type Take, type Ware } from './consigned.ts'
import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { captioned, stacked, together } from './furniture.ts'

const wares: readonly Ware[] = [
  ['U1R2V3G25', 'Câble U1000R2V 3G2,5 couronne 100 m', 'CR', 18.4, 0],
  ['U1R2V5G6', 'Câble U1000R2V 5G6 touret 100 m', 'TR', 56, 0],
  ['TPC63', 'Gaine TPC rouge Ø 63 – 50 m', 'CR', 13.8, 0],
  ['TPC110', 'Gaine TPC rouge Ø 110 – 50 m', 'CR', 31.5, 0],
  ['CDC200', 'Chemin de câbles dalle 200 – 3 m', 'U', 6.2, 0],
  ['COF54', 'Coffret étanche 54 modules', 'U', 7.9, 0],
  ['TGBT', 'Armoire tableau 1950 × 600', 'U', 96, 0],
  ['DCL50', 'Boîte DCL placo (carton de 50)', 'CT', 4.3, 0],
  ['REGL3', 'Réglette LED 1500 étanche', 'U', 2.25, 0],
  ['RADC15', 'Radiateur à inertie 1500 W', 'U', 17.6, 0],
  ['VMCHY', 'Groupe VMC hygro B', 'U', 4.85, 0],
  ['PIQ2', 'Piquet de terre 2 m', 'U', 3.1, 0],
]

interface Variant {
  readonly seed: number
  readonly take: Take
  /** How many lines the first page takes. */
  readonly fold: number
  /** The second page was not handed over. */
  readonly lost: boolean
}

/** An electrical wholesaler's note over two pages: kilos carried over, the total on the last. */
export const twoLeafElectricNote = layout<Variant>(
  'two-leaf-electric-note',
  [
    { seed: 12321, fold: 7, lost: false, take: [[0, 12], [1, 2], [2, 8], [3, 4], [4, 24], [5, 3], [6, 1], [7, 4], [8, 20], [11, 6]] },
    { seed: 12322, fold: 8, lost: true, take: [[0, 6], [2, 4], [4, 12], [5, 1], [7, 6], [8, 30], [9, 9], [10, 6], [11, 4]] },
    { seed: 12323, fold: 6, lost: false, take: [[9, 14], [10, 7], [8, 40], [7, 9], [5, 7], [4, 10], [3, 2], [1, 1], [11, 8]] },
  ],
  ({ seed, take, fold, lost }) => {
    const { lines, kg } = consigned(wares, take)
    const { client, site, siteTown, slip, order, date, account } = marks(seed)
    const carriedKg = together(lines.slice(0, fold).map((line) => line.kg))
    return {
      expectedKg: lost ? null : kg,
      draw(sheet) {
        const leaf = (page: number) => {
          sheet.write('ÉLECTRO-COMPTOIR EXEMPLE', 32, 30, { face: 'sansBold', size: 13, color: '#003f88' })
          sheet.write(`BON DE LIVRAISON ${slip}`, 563, 30, { face: 'sansBold', size: 12, align: 'right' })
          sheet.write(`Page ${page}/2`, 563, 48, { size: 8.5, align: 'right' })
          captioned(sheet, [['Date', date], ['Client', account], ['Commande', order]], [32, 52], 60, 12, { size: 8.5 })
          stacked(sheet, [client, site, siteTown], 320, 66, 13, { size: 9 }, { face: 'sansBold', size: 9 })
          const shown = page === 1 ? lines.slice(0, fold) : lines.slice(fold)
          const weights: string[][] = shown.map((line) => [line.code, line.words, String(line.count), line.unit, fr(line.kg, 2, ' ')])
          table(sheet, {
            x: 32, y: 120, lines: 'columns', downTo: page === 1 ? 730 : 500, rowHeight: 24, headFill: '#dbe9f6', style: { size: 9 }, headStyle: { face: 'sansBold', size: 8.5 },
            columns: [{ title: 'Référence', width: 92 }, { title: 'Désignation', width: 269 }, { title: 'Qté', width: 55, align: 'right' }, { title: 'U.', width: 35, align: 'center' }, { title: 'Poids kg', width: 80, align: 'right' }],
            rows: page === 1 ? weights : [['', 'Report page 1', '', '', fr(carriedKg, 2, ' ')], ...weights],
          })
        }
        leaf(1)
        sheet.write('Poids à reporter', 476, 738, { face: 'sansBold', size: 9, align: 'right' })
        sheet.write(fr(carriedKg, 2, ' '), 559, 738, { face: 'sansBold', size: 9, align: 'right' })
        if (lost) return
        sheet.nextPage()
        leaf(2)
        sheet.box(330, 508, 233, 24, '#dbe9f6', '#003f88')
        sheet.write('Poids total', 338, 514, { face: 'sansBold', size: 10 })
        sheet.write(`${fr(kg, 2, ' ')} kg`, 557, 514, { face: 'sansBold', size: 10, align: 'right' })
        sheet.write('Tourets consignés : facturés si non restitués sous 6 mois.', 32, 560, { size: 8 })
        sheet.write('Nom et signature du réceptionnaire', 32, 590, { size: 9 })
      },
    }
  },
)
