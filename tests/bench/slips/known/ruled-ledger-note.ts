import { captionedBoxes } from './written-lines.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { stacked } from './furniture.ts'

const wares: readonly Ware[] = [
  ['ENDT25', 'Enduit monocouche ton pierre sac 25 kg', 'SAC', 25, 11.2],
  ['GRIL10', 'Treillis de façade maille 10 × 10 – 50 m', 'RLX', 8.4, 61],
  ['BAGPVC', 'Baguette d’angle PVC 2,50 m', 'U', 0.35, 2.1],
  ['PRIM20', 'Primaire d’accrochage bidon 20 L', 'BID', 21.2, 74],
  ['MORT35', 'Mortier de montage sac 35 kg', 'SAC', 35, 6.9],
  ['BLOC20', 'Bloc à bancher 20 × 20 × 50', 'U', 18.5, 2.6],
  ['LINT12', 'Prélinteau béton 1,20 m', 'U', 29, 13.4],
]

interface Variant {
  readonly seed: number
  readonly take: Take
  readonly packingKg: number
  readonly parcels: number
}

/** A desk accounting program: ruled down to the foot, then a strip of boxes with both weights. */
export const ruledLedgerNote = layout<Variant>(
  'ruled-ledger-note',
  [
    { seed: 12011, take: [[0, 40], [1, 3], [2, 30], [3, 2]], packingKg: 25, parcels: 6 },
    { seed: 12012, take: [[4, 20], [5, 60], [6, 4]], packingKg: 44, parcels: 4 },
    { seed: 12013, take: [[0, 12], [3, 1], [2, 12]], packingKg: 8.5, parcels: 3 },
  ],
  ({ seed, take, packingKg, parcels }) => {
    const { lines, kg } = consigned(wares, take)
    const { street, town, client, site, siteTown, slip, order, account, date, siret } = marks(seed)
    return {
      expectedKg: kg + packingKg,
      draw(sheet) {
        stacked(sheet, ['EXEMPLE ENDUITS SARL', street, town, `SIRET ${siret} – APE 4673A`], 36, 34, 13, { size: 9 }, { face: 'sansBold', size: 12 })
        sheet.write('Bon de livraison', 360, 34, { face: 'sansBold', size: 16 })
        sheet.box(320, 74, 240, 66)
        stacked(sheet, [client, site, siteTown], 330, 86, 16, { size: 9.5 }, { face: 'sansBold', size: 10.5 })
        captionedBoxes(sheet, [['Numéro', slip], ['Date', date], ['Code client', account], ['Votre commande', order], ['Page', '1 / 1']], 36, 156, [110, 100, 100, 120, 94], { size: 9 })
        table(sheet, {
          x: 36, y: 202, downTo: 668, lines: 'columns', headFill: '#e4e4e4', style: { size: 9 },
          columns: [{ title: 'Référence', width: 74 }, { title: 'Désignation', width: 242 }, { title: 'Qté livrée', width: 66, align: 'right' }, { title: 'Unité', width: 50, align: 'center' }, { title: 'Poids net', width: 92, align: 'right' }],
          rows: lines.map((line) => [line.code, line.words, fr(line.count, 2), line.unit, fr(line.kg, 2, ' ')]),
        })
        captionedBoxes(sheet, [['Nombre de colis', String(parcels)], ['Poids net (kg)', fr(kg, 2, ' ')], ['Poids brut (kg)', fr(kg + packingKg, 2, ' ')], ['Mode d’expédition', 'Notre camion'], ['Reçu le, signature', '']], 36, 676, [88, 92, 92, 116, 136], { size: 9.5 })
        sheet.write('Toute réserve doit être portée sur le présent bon. Marchandises livrées au pied du camion. Réserve de propriété (loi 80-335).', 36, 726, { size: 7, color: '#444' })
      },
    }
  },
)
