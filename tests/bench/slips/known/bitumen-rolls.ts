import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'
import { cargo, type Stocked } from './cargo.ts'

const stock: readonly Stocked[] = [
  ['SBS25', 'Membrane SBS 2,5 mm sous-couche 10 × 1 m', 'RLX', 31.5, 10, 24],
  ['SBS40', 'Membrane SBS 4 mm ardoisée grise 7 × 1 m', 'RLX', 37.8, 7, 24],
  ['AUTOP', 'Bitume autoprotégé alu 8 × 1 m', 'RLX', 29.4, 8, 8],
  ['PAREV', 'Pare-vapeur élastomère 10 × 1 m', 'RLX', 34.2, 10, 10],
  ['EQUER', 'Équerre de renfort 0,25 × 10 m', 'RLX', 9.6, 2.5, 8],
  ['EIF', 'Enduit d\'imprégnation à froid bidon 30 L', 'U', 28.5, 0, 4],
]

/** Roofing felts by the roll: rolls, square metres and kg, the totals in the last row of the table. */
export const bitumenRolls = layout('bitumen-rolls', [{ seed: 9603, lines: 3, head: 'Pds kg' }, { seed: 9617, lines: 5, head: 'Poids (kg)' }], ({ seed, lines, head }) => {
  const load = cargo(seed, stock, lines, 1)
  const square = load.lines.map(({ count, price }) => count * price)
  return {
    expectedKg: load.kg,
    draw(sheet) {
      const { street, town, client, site, siteTown, slip, order, date } = marks(seed)
      sheet.write('DÉPÔT EXEMPLE ÉTANCHÉITÉ', 40, 40, { face: 'slabBold', size: 17 })
      sheet.write(`${street} – ${town}`, 40, 62, { face: 'slab', size: 9 })
      sheet.rule(40, 78, 555, 78, 2)
      block(sheet, [`Bordereau de livraison n° ${slip.slice(2)}`, `Votre commande : ${order}`, `Enlèvement le : ${date}`, 'Véhicule : semi bâchée, hayon non disponible'], 40, 90, 14, { face: 'slab', size: 10 })
      sheet.box(320, 88, 235, 60)
      block(sheet, [client, site, siteTown], 330, 96, 15, { face: 'slab', size: 10.5 })
      const cells = load.lines.map(({ code, words, count, kg }, at) => [code, words, fr(count), fr(square[at]!, 0), fr(kg, 1, ' ')])
      const y = table(sheet, { x: 40, y: 170, lines: 'grid', rowHeight: 20, headFill: '#e8e4da', style: { face: 'slab', size: 9.5 }, headStyle: { face: 'slabBold', size: 9.5 }, columns: [{ title: 'Réf.', width: 70 }, { title: 'Produit', width: 240 }, { title: 'Rlx / U', width: 60, align: 'right' }, { title: 'm²', width: 60, align: 'right' }, { title: head, width: 85, align: 'right' }], rows: [...cells, ['', 'TOTAUX', fr(load.count), fr(square.reduce((a, b) => a + b, 0), 0), fr(load.kg, 1, ' ')]] })
      sheet.flow('Rouleaux à stocker debout, à l\'abri du soleil. Palettes Europe consignées : 2. Gerbage interdit au-delà de 1 000 kg par niveau.', 40, y + 14, 515, { face: 'slab', size: 8.5 })
      sheet.write('Pour réception, le client :', 360, y + 70, { face: 'slab', size: 9 })
    },
  }
})
