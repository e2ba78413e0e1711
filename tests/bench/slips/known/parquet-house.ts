import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'

/** Parquet by the packet: packets and square metres, kg a packet in the words; a short sum in the left corner, not always with a weight. */
export const parquetHouse = layout('parquet-house', [
  { seed: 11_101, kg: 547.8, packets: 24, told: 'Poids total : 547,8 kg' },
  { seed: 11_102, kg: 168, packets: 7, told: 'Poids total : 168 kg' },
  { seed: 11_103, kg: null, packets: 15, told: '' },
] as const, ({ seed, kg, packets, told }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { street, town, client, site, siteTown, slip, order, date } = marks(seed)
    const plain = { face: 'book', size: 9 } as const
    sheet.write('Maison Exemple', 297, 34, { face: 'bookBold', size: 20, align: 'center', color: '#713f12' })
    sheet.write('Parquets massifs et contrecollés', 297, 60, { face: 'book', size: 9, align: 'center', color: '#713f12' })
    sheet.rule(220, 78, 374, 78, 0.6, '#713f12')
    block(sheet, ['Livré à', client, site, siteTown], 50, 98, 13, plain)
    block(sheet, [`Bon de livraison ${slip}`, `du ${date}`, `Commande ${order}`, 'Retrait dépôt ou livraison : livraison'], 545, 98, 13, { ...plain, align: 'right' })
    const y = table(sheet, { x: 46, y: 170, rowHeight: 22, style: plain, headStyle: { face: 'bookBold', size: 8.5 }, columns: [{ title: 'Désignation', width: 300 }, { title: 'Paquets', width: 60, align: 'right' }, { title: 'm²', width: 60, align: 'right' }, { title: 'Prix HT / m²', width: 80, align: 'right' }], rows: [['Chêne contrecollé 14 × 190 brossé huilé (20,5 kg/paquet)', `${packets}`, fr(packets * 2.28, 2), '49,90'], ['Sous-couche liège 3 mm, rouleau 10 m²', `${Math.ceil(packets / 4)}`, fr(Math.ceil(packets / 4) * 10, 2), '6,20'], ['Plinthe chêne 70 × 14 longueur 2,20 m', `${packets}`, '', '8,40/ml'], ['Colle polymère seau 15 kg', '1', '', '119,00/u']] })
    block(sheet, [`Surface de parquet : ${fr(packets * 2.28, 2)} m²`, `Nombre de paquets : ${packets}`, told], 50, y + 16, 14, plain)
    sheet.flow('Stocker à plat 48 heures dans la pièce de pose, emballages fermés. Contrôler les lames avant la pose : aucune réclamation ne sera admise sur une lame posée.', 50, y + 76, 495, { face: 'book', size: 8.5 })
    sheet.write(`${street} – ${town} – livraison au pied du camion`, 297, 800, { face: 'book', size: 7.5, align: 'center' })
  },
}))
