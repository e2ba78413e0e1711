import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'
import { basket, plumbing } from './trade-wares.ts'

/** A web shop's packing slip, with the parcel's weight or without a word of it. */
export const shopPacking = layout(
  'shop-packing-grove',
  [
    { seed: 307502, taken: '8:1 6:3', weighed: true },
    { seed: 307503, taken: '2:2', weighed: true },
    { seed: 307504, taken: '0:1 8:1', weighed: false },
  ],
  ({ seed, taken, weighed }) => {
    const goods = basket(plumbing, taken)
    return {
      expectedKg: weighed ? goods.kg : null,
      draw(sheet) {
        const { site, siteTown, date, number, phone } = particulars(seed)
        const style = { face: 'modern' as const, size: 9.5 }
        sheet.circle(60, 56, 18, '#e4572e', 5)
        sheet.write('robinet-exemple.example', 90, 48, { face: 'modernBold', size: 14, color: '#e4572e' })
        sheet.write('Bon de livraison', 551, 46, { face: 'modernBold', size: 16, align: 'right' })
        lines(sheet, ['Livraison', 'Plomberie Modèle', site, siteTown, phone], 44, 110, 14, style)
        lines(sheet, ['Commande', `N° WEB${number}`, `Passée le ${date}`, 'Livraison à domicile', weighed ? `Poids : ${fr(goods.kg, 2)} kg` : 'Sur rendez-vous'], 320, 110, 14, style)
        const columns = [{ title: 'Produit', width: 337 }, { title: 'Réf.', width: 90 }, { title: 'Quantité', width: 80, align: 'center' as const }]
        const rows = goods.lines.map((line) => [line.words, line.code, String(line.count)])
        const foot = table(sheet, { x: 44, y: 210, columns, rows, rowHeight: 26, style, headStyle: { face: 'modernBold', size: 9.5 } })
        sheet.flow('Merci pour votre commande ! Vous disposez de 14 jours pour changer d’avis ; au-delà de 30 kg, le retour se fait sur rendez-vous avec le transporteur.', 44, foot + 30, 507, { ...style, size: 9 })
      },
    }
  },
)
