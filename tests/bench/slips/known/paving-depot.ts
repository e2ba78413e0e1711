import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { cells, under } from './corners.ts'

/** A natural-stone depot which counts in tonnes: line tonnages, and the total in tonnes at the foot. */
export const pavingDepot = layout('paving-depot', [
  { seed: 8361, goods: [['Pavé granit gris 10/10', 'BB', 2, 1.98], ['Bordure granit 15x25', 'PAL', 1, 0.76], ['Sable de pose 0/4', 'BB', 1, 0.95]] },
  { seed: 8362, goods: [['Dalle travertin 40 x libre', 'PAL', 1, 0.684], ['Margelle travertin 33x50', 'PAL', 1, 0.412]] },
] as const, ({ seed, goods }) => {
  const tonnes = goods.reduce((all, [, , , one]) => all + one, 0)
  return {
    expectedKg: Math.round(tonnes * 1000),
    draw(sheet) {
      const { street, town, phone, client, site, siteTown, slip, date } = marks(seed)
      sheet.write('PIERRES EXEMPLE', 40, 40, { face: 'bookBold', size: 20, color: '#6d4c41' })
      under(sheet, [street, town, phone], 40, 68, 13, { face: 'book', size: 9 })
      under(sheet, [`Bon de livraison n° ${slip}`, `Date : ${date}`], 360, 44, 18, { face: 'book', size: 10 }, { face: 'bookBold', size: 11 })
      sheet.box(340, 96, 215, 62, '#faf6f2', '#bcaaa4')
      under(sheet, [client, site, siteTown], 350, 104, 16, { face: 'book', size: 9 }, { face: 'bookBold', size: 10 })
      const y = table(sheet, {
        x: 40, y: 184, lines: 'rows', rowHeight: 26, headFill: '#efe7e0', headStyle: { face: 'bookBold', size: 9.5 }, style: { face: 'book', size: 10 },
        columns: [{ title: 'Désignation', width: 275 }, { title: 'Conditionnement', width: 110, align: 'center' }, { title: 'Quantité', width: 60, align: 'right' }, { title: 'Tonnage', width: 70, align: 'right' }],
        rows: goods.map(([words, pack, count, one]) => [words, pack, String(count), fr(one, 3)]),
      })
      cells(sheet, [['Palettes consignées', '1'], ['Big bags', '2'], ['Poids total', `${fr(tonnes, 3)} T`]], { x: 255, y: y + 18, width: 100, height: 40, line: '#bcaaa4', caption: { face: 'book', size: 8 }, value: { face: 'bookBold', size: 11 } })
      sheet.flow('La pierre est un produit naturel : nuances, veines et trous ne constituent pas des défauts. Les palettes consignées 18 € HT sont reprises en bon état.', 40, y + 84, 515, { face: 'book', size: 8.5 })
      sheet.write('Pour le client :', 40, y + 140, { face: 'book', size: 10 })
      sheet.write('Pour le dépôt :', 340, y + 140, { face: 'book', size: 10 })
    },
  }
})
