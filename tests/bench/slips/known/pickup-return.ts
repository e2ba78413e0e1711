import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { down } from './page-parts.ts'
import { truckload } from './truckload.ts'

/** Goods to be fetched at a customer's and carried back to the merchant: reasons, credit note number, kilos to collect. */
export const pickupReturn = layout('pickup-return', [
  { seed: 8301, shelf: 'plumbing', lines: 3 },
  { seed: 8302, shelf: 'roofing', lines: 3 },
] as const, ({ seed, shelf, lines }) => {
  const goods = truckload(shelf, seed, lines, 1)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { supplier, street, town, client, site, siteTown, slip, order, date } = marks(seed)
      const set = { face: 'serif', size: 10.5 } as const
      sheet.write(supplier, 60, 50, { face: 'serifBold', size: 16 })
      sheet.write(`${street}, ${town}`, 60, 72, set)
      sheet.write('BON DE REPRISE', 297, 108, { face: 'serifBold', size: 16, align: 'center' })
      sheet.write(`n° R${slip.slice(2)} du ${date}, sur notre livraison ${slip} (commande ${order})`, 297, 132, { ...set, align: 'center' })
      down(sheet, ['À enlever chez :', client, site, siteTown], 60, 164, 16, set)
      down(sheet, ['À rendre à :', supplier, street, town], 330, 164, 16, set)
      const reasons = ['Commandé en trop', 'Modèle non conforme', 'Fin de chantier']
      const foot = table(sheet, {
        x: 60, y: 250, lines: 'grid', style: set, rowHeight: 24, headStyle: { face: 'serifBold', size: 10.5 },
        columns: [{ title: 'Article', width: 220 }, { title: 'Qté', width: 50, align: 'right' }, { title: 'Motif', width: 125 }, { title: 'Poids (kg)', width: 80, align: 'right' }],
        rows: goods.lines.map((line, at) => [line.words, String(line.count), reasons[at]!, fr(line.kg, 1)]),
      })
      sheet.write(`Poids total à enlever : ${fr(goods.kg, 1, ' ')} kg`, 60, foot + 16, { face: 'serifBold', size: 11 })
      sheet.flow('Les produits sont repris dans leur emballage d’origine, en état de revente. L’avoir est établi après contrôle au dépôt, sous déduction de 10 % de frais de remise en stock.', 60, foot + 46, 475, set)
      sheet.write('Le client', 60, 660, set)
      sheet.write('Le chauffeur', 330, 660, set)
    },
  }
})
