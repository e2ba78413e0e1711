import { fr } from '../drawing/french-number.ts'
import { marks, signatures } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { cells, pairs, smallPrint, under } from './corners.ts'
import { stock } from './stock-lines.ts'

/** A merchant's counter program: unpriced lines, the weight in words under the table; the third agency has not filled its articles' weights. */
export const merchantDesk = layout('merchant-desk', [
  { seed: 8101, lines: 6, from: 500, upTo: 1300, told: true },
  { seed: 8102, lines: 9, from: 1400, upTo: 3200, told: true },
  { seed: 8103, lines: 5, from: 300, upTo: 900, told: false },
], ({ seed, lines, from, upTo, told }) => {
  const goods = stock('masonry', seed, { lines, from, upTo })
  return {
    expectedKg: told ? goods.kg : null,
    draw(sheet) {
      const { street, town, phone, client, site, siteTown, slip, order, account, date } = marks(seed)
      sheet.box(40, 34, 54, 40, '#2f6b3c', '#2f6b3c')
      sheet.write('EX', 67, 44, { face: 'sansBold', size: 20, color: '#fff', align: 'center' })
      under(sheet, ['MATÉRIAUX EXEMPLE', 'Gros œuvre – Couverture – Travaux publics', street, town, `Tél. ${phone}`], 104, 34, 11, { size: 8 }, { face: 'sansBold', size: 12 })
      sheet.write('Bon de livraison', 555, 36, { face: 'sansBold', size: 17, align: 'right' })
      pairs(sheet, [['Numéro', slip], ['Date', date], ['Client', account], ['Votre commande', order], ['Représentant', 'Agence 04'], ['Page', '1 / 1']], 400, 62, 82, 12, { size: 8.5 })
      sheet.box(300, 142, 255, 62, undefined, '#777', 4)
      under(sheet, [client, site, siteTown, 'FRANCE'], 312, 150, 13, { size: 9.5 }, { face: 'sansBold', size: 10 })
      under(sheet, ['Mode de livraison : camion plateau avec grue', 'Enlèvement : dépôt principal'], 40, 168, 13, { size: 8.5 })
      let y = table(sheet, {
        x: 40, y: 218, lines: 'columns', headFill: '#e4eee6', rowHeight: 18, downTo: 560, style: { size: 9 },
        columns: [{ title: 'Référence', width: 75 }, { title: 'Désignation', width: 255 }, { title: 'Qté cdée', width: 60, align: 'right' }, { title: 'Qté livrée', width: 65, align: 'right' }, { title: 'Unité', width: 60, align: 'center' }],
        rows: goods.lines.map((line) => [line.code, line.words, fr(line.count, 2), fr(line.count, 2), line.unit]),
      })
      sheet.write(`Nombre de lignes : ${lines}`, 40, y + 10, { size: 9 })
      if (told) sheet.write(`Poids total : ${fr(goods.kg, 2, ' ')} kg`, 555, y + 10, { face: 'sansBold', size: 10, align: 'right' })
      y = smallPrint(sheet, y + 34)
      cells(sheet, [['Palettes livrées', '3'], ['Palettes reprises', '0']], { x: 40, y: y + 12, width: 90 })
      signatures(sheet, 735)
    },
  }
})
