import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consignment } from './consignment.ts'
import { stack } from './stack.ts'

/** The delivery sheet of an open-source management program: large title, four facts in a row, ordered and delivered. Its decimals have a point. */
export const openTransfer = layout('open-transfer', [
  { seed: 8261, nearKg: 310, lines: 4, shelf: 'tiles' },
  { seed: 8262, nearKg: 58, lines: 5, shelf: 'plumbing' },
] as const, ({ seed, nearKg, lines, shelf }) => {
  const goods = consignment(seed, shelf, { lines, nearKg })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { client, site, siteTown, order, date } = marks(seed)
      const set = { face: 'modern', size: 9, color: '#333' } as const
      const bold = { face: 'modernBold', size: 9, color: '#333' } as const
      sheet.write('Ma Société Exemple', 50, 40, { face: 'modernBold', size: 14, color: '#714b67' })
      sheet.rule(50, 64, 545, 64, 0.6, '#ccc')
      stack(sheet, ['Ma Société Exemple', '1 place de l’Exemple', '06000 Nice', 'France'], 50, 76, { ...set, step: 13 })
      stack(sheet, ['Adresse de livraison :', client, site, siteTown, 'France'], 320, 112, { ...set, step: 13, first: bold })
      sheet.write(`WH/OUT/0${seed}`, 50, 196, { face: 'modern', size: 22, color: '#714b67' })
      ;[['Commande :', `S0${order.slice(3)}`, 50], ['Date d’expédition :', `${date} 08:12:45`, 150], ['Transporteur :', 'Tournée locale', 300], ['Poids total :', `${goods.kg.toFixed(2)} kg`, 430]].forEach(([words, value, x]) => stack(sheet, [String(words), String(value)], Number(x), 236, { ...set, step: 14, first: bold }))
      const columns = [{ title: 'Produit', width: 315 }, { title: 'Commandé', width: 90, align: 'right' }, { title: 'Livré', width: 90, align: 'right' }] as const
      const foot = table(sheet, { x: 50, y: 284, columns, rows: goods.lines.map((line) => [`[${line.code}] ${line.words}`, `${line.count.toFixed(2)} Unités`, `${line.count.toFixed(2)} Unités`]), style: { ...set, size: 8.5 }, headStyle: bold, rowHeight: 22 })
      sheet.flow('Reçu par (nom, date et signature) :', 50, foot + 18, 495, set)
      sheet.rule(50, 790, 545, 790, 0.6, '#ccc')
      sheet.write('contact@exemple.invalid    http://www.exemple.invalid    TVA : FR00000000000', 297, 798, { ...set, size: 7.5, align: 'center' })
      sheet.write('Page : 1 / 1', 297, 812, { ...set, size: 7.5, align: 'center' })
    },
  }
})
