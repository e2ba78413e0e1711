import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { down } from './page-parts.ts'
import { truckload } from './truckload.ts'

/** A small online shop's packing slip as an add-on draws it: product names over their stock code, decimals with a dot, the weight under the table when the add-on is set so. */
export const pluginPackingSlip = layout('plugin-packing-slip', [
  { seed: 6501, shelf: 'hardware', lines: 4, told: true },
  { seed: 6502, shelf: 'paint', lines: 3, told: true },
  { seed: 6503, shelf: 'hardware', lines: 3, told: false },
] as const, ({ seed, shelf, lines, told }) => {
  const goods = truckload(shelf, seed, lines)
  return {
    expectedKg: told ? goods.kg : null,
    draw(sheet) {
      const { client, site, siteTown, order, date, phone } = marks(seed)
      const set = { face: 'modern', size: 9 } as const
      sheet.write('La Boutique Exemple du Bricoleur', 297, 40, { face: 'modernBold', size: 17, align: 'center' })
      sheet.write('Bordereau de livraison', 50, 92, { face: 'modernBold', size: 14 })
      down(sheet, [client, site, siteTown, phone], 50, 120, 14, set)
      down(sheet, [`Numéro de commande : ${order.slice(3)}`, `Date de la commande : ${date}`, 'Méthode de livraison : Livraison à domicile'], 330, 120, 14, set)
      sheet.box(50, 196, 495, 24, '#000', '#000')
      sheet.write('Produit', 58, 202, { face: 'modernBold', size: 9, color: '#fff' })
      sheet.write('Quantité', 480, 202, { face: 'modernBold', size: 9, color: '#fff', align: 'center' })
      const foot = goods.lines.reduce((y, line) => {
        sheet.write(line.words, 58, y, set)
        sheet.write(`UGS : ${line.code}-${line.unit.toLowerCase()}`, 58, y + 13, { ...set, size: 7.5, color: '#666' })
        sheet.write(String(line.count), 480, y, { ...set, align: 'center' })
        sheet.rule(50, y + 28, 545, y + 28, 0.4, '#ccc')
        return y + 36
      }, 230)
      if (told) sheet.write(`Poids total : ${goods.kg} kg`, 545, foot + 6, { face: 'modernBold', size: 10, align: 'right' })
      sheet.write('Note du client', 50, foot + 40, { face: 'modernBold', size: 9 })
      sheet.write('Sonner deux fois, le chien est gentil. Merci !', 50, foot + 55, set)
      sheet.write('Retours acceptés sous 14 jours, voir nos conditions sur boutique.exemple', 297, 800, { ...set, size: 7.5, align: 'center', color: '#666' })
    },
  }
})
