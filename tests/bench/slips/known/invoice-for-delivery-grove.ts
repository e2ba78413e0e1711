import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'
import { basket, paint, plumbing } from './trade-wares.ts'

/** An invoice that goes with the goods: sums of money first, the weight in a line of the transport. */
export const invoiceForDelivery = layout(
  'invoice-for-delivery-grove',
  [
    { seed: 307484, wares: plumbing, taken: '1:1 5:1 8:1', client: 'Exemple Salle de Bains' },
    { seed: 307485, wares: paint, taken: '1:4 0:2 9:3 7:1', client: 'Exemple Décoration' },
  ],
  ({ seed, wares, taken, client }) => {
    const goods = basket(wares, taken, 1)
    const tax = Number((goods.total * 0.2).toFixed(2))
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        const { street, town, site, siteTown, date, number, account, order } = particulars(seed)
        const style = { face: 'book' as const, size: 9 }
        sheet.write('Facture', 42, 36, { face: 'bookBold', size: 22 })
        sheet.write('valant bon de livraison', 42, 64, { face: 'book', size: 10, color: '#555' })
        lines(sheet, ['Distribution Modèle SAS', street, town, 'TVA FR 00 000 000 000'], 553, 36, 13, { ...style, align: 'right' })
        lines(sheet, [`Facture n° F26-${number}`, `Date ${date}`, `Client ${account}`, `Commande ${order}`], 42, 104, 14, style)
        lines(sheet, [client, site, siteTown], 340, 104, 14, { face: 'book', size: 10 })
        const columns = [{ title: 'Description', width: 261 }, { title: 'Quantité', width: 70, align: 'right' as const }, { title: 'Prix unitaire', width: 90, align: 'right' as const }, { title: 'Total HT', width: 90, align: 'right' as const }]
        const rows = goods.lines.map((line) => [line.words, `${line.count} ${line.unit}`, `${fr(line.price, 2)} €`, `${fr(line.total, 2, ' ')} €`])
        const foot = table(sheet, { x: 42, y: 184, columns, rows, rowHeight: 22, style, headStyle: { face: 'bookBold', size: 9 }, headFill: '#f1ede6' })
        const sums = [['Total HT', goods.total], ['TVA 20 %', tax], ['Net à payer', goods.total + tax]] as const
        sums.forEach(([caption, value], at) => {
          sheet.write(caption, 380, foot + 14 + at * 17, { face: at === 2 ? 'bookBold' : 'book', size: 10 })
          sheet.write(`${fr(value, 2, ' ')} €`, 549, foot + 14 + at * 17, { face: at === 2 ? 'bookBold' : 'book', size: 10, align: 'right' })
        })
        lines(sheet, [`Expédition : livreur, ${goods.count} colis, ${fr(goods.kg, 1, ' ')} kg`, 'Règlement : virement à 30 jours', 'Pas d’escompte pour paiement anticipé'], 42, foot + 16, 15, style)
        sheet.flow('Indemnité forfaitaire pour frais de recouvrement : 40 €. Les marchandises restent notre propriété jusqu’au paiement complet.', 42, 760, 511, { ...style, size: 7.5, color: '#666' })
      },
    }
  },
)
