import { consigned, type Take, type Ware } from './consigned.ts'
import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { stacked } from './furniture.ts'

const wares: readonly Ware[] = [
  ['LAM-CH14', 'Parquet contrecollé chêne 14 mm (paquet 2,20 m²)', 'Paquets', 19.5, 96],
  ['SOUS-5', 'Sous-couche fibre 5 mm (paquet 9 m²)', 'Paquets', 10.8, 26],
  ['PLI-CH', 'Plinthe chêne 14 × 70 – 2,20 m', 'Unités', 1.4, 14],
  ['COL-PU', 'Colle parquet MS seau de 15 kg', 'Unités', 15.6, 108],
  ['SEU-AL', 'Barre de seuil aluminium 0,93 m', 'Unités', 0.38, 12],
  ['HUI-1', 'Huile-cire incolore 1 L', 'Unités', 1.05, 31],
]

interface Variant {
  readonly seed: number
  readonly take: Take
  readonly later: readonly (readonly [string, string])[]
  readonly group: string
}

/** A modular web program: a row of facts over the goods, then what is still to come. */
export const modularErpDelivery = layout<Variant>(
  'modular-erp-delivery',
  [
    { seed: 12051, take: [[0, 22], [1, 6], [2, 24], [3, 3]], later: [], group: '' },
    { seed: 12052, take: [[0, 64], [3, 9], [4, 5]], later: [['[PLI-CH] Plinthe chêne 14 × 70 – 2,20 m', '40,00 Unités']], group: ' ' },
    { seed: 12053, take: [[1, 2], [5, 4], [4, 3]], later: [['[LAM-CH14] Parquet contrecollé chêne 14 mm', '12,00 Paquets'], ['[COL-PU] Colle parquet MS seau de 15 kg', '2,00 Unités']], group: '' },
  ],
  ({ seed, take, later, group }) => {
    const { lines, kg } = consigned(wares, take)
    const { street, town, client, site, siteTown, slip, order, date } = marks(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        stacked(sheet, ['Parquets de l’Exemple', street, town, 'France'], 40, 40, 13, { face: 'modern', size: 9, color: '#333' }, { face: 'modernBold', size: 12 })
        sheet.rule(40, 98, 555, 98, 0.5, '#999')
        stacked(sheet, ['Adresse de livraison :', client, site, siteTown], 320, 110, 14, { face: 'modern', size: 9.5 }, { face: 'modernBold', size: 9.5 })
        sheet.write(`AGEN1/OUT/${slip.slice(3)}`, 40, 186, { face: 'modern', size: 19, color: '#714b67' })
        ;[['Commande', order], ['Date d’expédition', `${date} 09:15:00`], ['Transporteur', 'Exemple Express'], ['Poids', `${fr(kg, 2, group)} kg`]].forEach(([what, value], at) => {
          sheet.write(String(what), 40 + at * 132, 222, { face: 'modernBold', size: 9.5, color: '#714b67' })
          sheet.write(String(value), 40 + at * 132, 236, { face: 'modern', size: 9.5 })
        })
        const columns = [{ title: 'Produit', width: 335 }, { title: 'Commandé', width: 90, align: 'right' as const }, { title: 'Livré', width: 90, align: 'right' as const }]
        const under = table(sheet, {
          x: 40, y: 268, columns, style: { face: 'modern', size: 9 }, headStyle: { face: 'modernBold', size: 9 }, rowHeight: 21, zebra: '#f6f4f6',
          rows: lines.map((line) => [`[${line.code}] ${line.words}`, `${fr(line.count, 2)} ${line.unit}`, `${fr(line.count, 2)} ${line.unit}`]),
        })
        if (later.length > 0) {
          sheet.write('Quantités restantes non encore livrées :', 40, under + 24, { face: 'modern', size: 9.5 })
          table(sheet, { x: 40, y: under + 40, columns: [{ title: 'Produit', width: 395 }, { title: 'Quantité', width: 120, align: 'right' }], style: { face: 'modern', size: 9 }, headStyle: { face: 'modernBold', size: 9 }, rows: later })
        }
        sheet.rule(40, 786, 555, 786, 0.5, '#999')
        sheet.write('04 00 00 00 00   contact@parquets.example   http://www.parquets.example   TVA : FR00000000000', 297, 794, { face: 'modern', size: 8, align: 'center' })
        sheet.write('Page 1 / 1', 297, 808, { face: 'modern', size: 8, align: 'center' })
      },
    }
  },
)
