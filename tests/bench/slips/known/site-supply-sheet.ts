import { consigned, type Take, type Ware } from './consigned.ts'
import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { captioned } from './furniture.ts'

const wares: readonly Ware[] = [
  ['', 'Poteaux béton clôture 2,25 m', 'u', 46, 0],
  ['', 'Plaques soubassement béton 2,50 × 0,25', 'u', 58, 0],
  ['', 'Panneau rigide 1,53 × 2,50 m vert', 'u', 14.8, 0],
  ['', 'Poteau acier à encoches 1,70 m', 'u', 4.1, 0],
  ['', 'Béton prêt à gâcher sac 30 kg', 'sac', 30, 0],
  ['', 'Portillon 1,00 × 1,50 m', 'u', 31, 0],
]

interface Variant {
  readonly seed: number
  readonly take: Take
  readonly last: string
}

/** A worksheet as printed: every cell framed, kilos a piece and in all, a total row filled yellow. */
export const siteSupplySheet = layout<Variant>(
  'site-supply-sheet',
  [
    { seed: 12111, take: [[2, 24], [3, 26], [4, 15], [5, 1]], last: 'TOTAL' },
    { seed: 12112, take: [[0, 14], [1, 13], [4, 10]], last: 'POIDS TOTAL' },
  ],
  ({ seed, take, last }) => {
    const { lines, kg, count } = consigned(wares, take)
    const { client, site, siteTown, date } = marks(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.write('EXEMPLE CLÔTURES', 50, 40, { face: 'condensedBold', size: 18 })
        sheet.write('LIVRAISON CHANTIER', 545, 42, { face: 'condensedBold', size: 15, align: 'right', color: '#2f6b2f' })
        captioned(sheet, [['Date', date], ['Client', client], ['Chantier', site], ['Ville', siteTown], ['Camion', 'Plateau grue – PTAC 19 t']], [50, 76], 60, 16, { face: 'condensedBold', size: 11 }, { face: 'condensed', size: 11 })
        const columns = [{ title: 'Désignation', width: 235 }, { title: 'Qté', width: 50, align: 'center' as const }, { title: 'Unité', width: 50, align: 'center' as const }, { title: 'kg / u', width: 70, align: 'right' as const }, { title: 'kg', width: 90, align: 'right' as const }]
        const under = table(sheet, { x: 50, y: 172, columns, lines: 'grid', headFill: '#cfe6cf', rowHeight: 18, style: { face: 'condensed', size: 11 }, headStyle: { face: 'condensedBold', size: 11 }, rows: lines.map((line) => [line.words, String(line.count), line.unit, fr(line.unitKg, line.unitKg % 1 === 0 ? 0 : 1), fr(line.kg, line.kg % 1 === 0 ? 0 : 1)]) })
        sheet.box(50, under, 495, 20, '#fff39a')
        sheet.write(last, 54, under + 4, { face: 'condensedBold', size: 11.5 })
        sheet.write(String(count), 310, under + 4, { face: 'condensedBold', size: 11.5, align: 'center' })
        sheet.write(fr(kg, kg % 1 === 0 ? 0 : 1), 541, under + 4, { face: 'condensedBold', size: 11.5, align: 'right' })
        sheet.write('Reçu par :', 50, under + 50, { face: 'condensed', size: 11 })
        sheet.write('Heure :', 300, under + 50, { face: 'condensed', size: 11 })
      },
    }
  },
)
