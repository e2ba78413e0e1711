import { consigned, type Take, type Ware } from './consigned.ts'
import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { captioned, money, stacked, together } from './furniture.ts'

const wares: readonly Ware[] = [
  ['1002514', 'CIMENT 32,5 R SAC 35KG', 'SAC', 35, 9.12],
  ['1002688', 'CHAUX NHL 3,5 SAC 35KG', 'SAC', 35, 14.3],
  ['1140020', 'PARPAING CREUX B40 20X20X50', 'U', 17.5, 1.58],
  ['1140055', 'PARPAING ANGLE 20X20X50', 'U', 19, 2.44],
  ['1310407', 'TREILLIS ST10 2,40X4,80', 'PAN', 20.6, 31.5],
  ['1310612', 'ACIER HA10 BARRE 6M', 'BAR', 3.7, 5.9],
  ['1407733', 'DELTA MS 2X20M', 'RLX', 24, 88],
  ['1502001', 'SABLE 0/4 BIG BAG 1T', 'BB', 1000, 66],
  ['9900010', 'PALETTE CONSIGNEE', 'PAL', 22, 18],
]

interface Variant {
  readonly seed: number
  readonly take: Take
  readonly discount: number
}

/** A merchant's note with prices: taxes on the left, totals on the right, the weight between. */
export const tariffedMerchantNote = layout<Variant>(
  'tariffed-merchant-note',
  [
    { seed: 12031, take: [[0, 35], [2, 120], [3, 12], [8, 3]], discount: 12 },
    { seed: 12032, take: [[4, 6], [5, 24], [6, 1], [1, 10]], discount: 8 },
    { seed: 12033, take: [[7, 2], [0, 20], [8, 1]], discount: 5 },
  ],
  ({ seed, take, discount }) => {
    const { lines, kg } = consigned(wares, take)
    const { street, town, client, site, siteTown, order, account, date, slip } = marks(seed)
    const priced = lines.map((line) => ({ ...line, cut: line.code === '9900010' ? 0 : discount }))
    const rows = priced.map((line) => ({ ...line, due: Number((line.total * (1 - line.cut / 100)).toFixed(2)) }))
    const due = together(rows.map((line) => line.due))
    const tax = Number((due * 0.2).toFixed(2))
    return {
      expectedKg: Math.round(kg),
      draw(sheet) {
        stacked(sheet, ['SPÉCIMEN MATÉRIAUX', `Agence de ${town.slice(6)}`, street, town], 30, 30, 12, { size: 8.5 }, { face: 'sansBold', size: 14, color: '#b3261e' })
        sheet.write('BON DE LIVRAISON VALORISÉ', 565, 30, { face: 'sansBold', size: 13, align: 'right' })
        captioned(sheet, [['N° BL', slip], ['Date', `${date} 07:42`], ['Client', account], ['Cde', order], ['Vendeur', 'Comptoir 2']], [400, 52], 60, 12, { size: 8.5 })
        sheet.box(30, 92, 250, 52, '#f4f4f4', '#bbb')
        stacked(sheet, [client, site, siteTown], 38, 99, 14, { size: 9 }, { face: 'sansBold', size: 9.5 })
        table(sheet, {
          x: 30, y: 158, downTo: 600, lines: 'columns', headFill: '#b3261e', style: { size: 8.5 }, headStyle: { face: 'sansBold', size: 8, color: '#fff' },
          columns: [{ title: 'Article', width: 54 }, { title: 'Désignation', width: 200 }, { title: 'Qté', width: 46, align: 'right' }, { title: 'Un.', width: 34, align: 'center' }, { title: 'PU HT', width: 62, align: 'right' }, { title: 'Rem. %', width: 54, align: 'right' }, { title: 'Montant HT', width: 84, align: 'right' }],
          rows: rows.map((line) => [line.code, line.words, String(line.count), line.unit, money(line.price), line.cut === 0 ? '' : fr(line.cut, 2), money(line.due)]),
        })
        table(sheet, { x: 30, y: 612, lines: 'grid', style: { size: 8.5 }, columns: [{ title: 'Base HT', width: 70, align: 'right' }, { title: 'Taux', width: 50, align: 'right' }, { title: 'TVA', width: 60, align: 'right' }], rows: [[money(due), '20,00', money(tax)]] })
        sheet.box(222, 612, 140, 40)
        sheet.write('Poids de la livraison', 292, 617, { size: 7.5, align: 'center', color: '#444' })
        sheet.write(`${fr(kg, 0)} Kgs`, 292, 631, { face: 'sansBold', size: 11, align: 'center' })
        ;[['Total HT', due], ['TVA', tax], ['Net à payer TTC', together([due, tax])]].forEach(([what, value], at) => {
          sheet.write(String(what), 384, 614 + at * 15, { face: at === 2 ? 'sansBold' : 'sans', size: 9 })
          sheet.write(`${money(Number(value))} €`, 560, 614 + at * 15, { face: at === 2 ? 'sansBold' : 'sans', size: 9, align: 'right' })
        })
        sheet.flow('Palettes consignées reprises en bon état sous 6 mois, 18,00 € pièce. Déchargement au plus près, sol stabilisé pour 26 t. Nos marchandises restent notre propriété jusqu’au paiement intégral.', 30, 672, 532, { size: 7, color: '#444' })
        sheet.box(30, 700, 260, 70, undefined, '#999')
        sheet.write('Le chauffeur', 36, 705, { size: 7.5 })
        sheet.box(300, 700, 262, 70, undefined, '#999')
        sheet.write('Le client : nom, date, signature', 306, 705, { size: 7.5 })
      },
    }
  },
)
