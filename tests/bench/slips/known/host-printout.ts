import { consigned, type Take, type Ware } from './consigned.ts'
import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { stacked } from './furniture.ts'

const wares: readonly Ware[] = [
  ['PVC100E', 'TUBE PVC EVAC CR8 D100 4M', 'ML', 1.4, 0],
  ['PVC125E', 'TUBE PVC EVAC CR8 D125 4M', 'ML', 1.95, 0],
  ['COU87', 'COUDE PVC MF 87 D100', 'PC', 0.34, 0],
  ['CULT100', 'CULOTTE PVC 45 D100', 'PC', 0.52, 0],
  ['MULTI26', 'TUBE MULTICOUCHE D26 C/50M', 'CR', 13.5, 0],
  ['CUV300', 'CUVE EAU PLUVIALE 300 L', 'PC', 18.5, 0],
]

interface Variant {
  readonly seed: number
  readonly take: Take
  readonly short: number
}

/** The old host of a pipe merchant, in capitals: ordered, delivered, left over, one weight at the foot. */
export const hostPrintout = layout<Variant>(
  'host-printout',
  [
    { seed: 12081, take: [[0, 120], [2, 24], [3, 10], [4, 2]], short: 40 },
    { seed: 12082, take: [[1, 200], [5, 4], [2, 40]], short: 16 },
  ],
  ({ seed, take, short }) => {
    const { lines, kg } = consigned(wares, take)
    const { client, site, siteTown, slip, order, account, date } = marks(seed)
    const capitals = (words: string) => words.toUpperCase().replace(/[«»]/g, '').replace(/ +,/g, ',').replace(/ {2,}/g, ' ')
    return {
      expectedKg: kg,
      draw(sheet) {
        const ink = { face: 'mono', size: 9 } as const
        const cells = (words: readonly string[], y: number) => [36, 92, 278, 356, 420, 480, 510].forEach((x, at) => sheet.write(words[at] ?? '', at >= 2 && at <= 4 ? x + 40 : x, y, { ...ink, align: at >= 2 && at <= 4 ? 'right' : 'left' }))
        stacked(sheet, ['EXEMPLE TUBES ET RACCORDS', 'DEPOT 03 - ZONE MODELE', '06700 ST LAURENT DU VAR'], 36, 40, 12, ink)
        stacked(sheet, [`BON DE LIVRAISON ${slip}`, `DATE ${date}      PAGE   1`, `CLIENT ${account}   CDE ${order}`], 330, 40, 12, ink)
        stacked(sheet, [capitals(client), capitals(site), capitals(siteTown)], 330, 100, 12, ink)
        sheet.write('-'.repeat(96), 36, 150, ink)
        cells(['ARTICLE', 'DESIGNATION', 'QTE CDEE', 'QTE LIV', 'RELIQUAT', '', 'UN'], 162)
        sheet.write('-'.repeat(96), 36, 174, ink)
        lines.forEach((line, at) => {
          const left = at === 0 ? short : 0
          cells([line.code, line.words, String(line.count + left), String(line.count), left === 0 ? '0' : `${left}`, '', line.unit], 190 + at * 14)
        })
        const under = 190 + lines.length * 14
        sheet.write(`*** RELIQUAT EN COMMANDE, LIVRAISON PREVUE SOUS 8 JOURS ***`, 92, under + 8, ink)
        sheet.write('-'.repeat(96), 36, 640, ink)
        sheet.write(`NB LIGNES : ${lines.length}     NB COLIS : ${lines.length + 3}     POIDS TOTAL LIVRE : ${fr(kg, 2)} KG`, 36, 654, ink)
        sheet.write('-'.repeat(96), 36, 668, ink)
        sheet.write('CHAUFFEUR :                    HEURE :              VISA CLIENT :', 36, 690, ink)
      },
    }
  },
)
