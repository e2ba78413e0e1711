import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { under } from './corners.ts'
import { stock } from './stock-lines.ts'

/** A seller on a marketplace: the platform's own sheet with prices paid; some sellers fill in the parcel's weight. */
export const marketSeller = layout('market-seller', [
  { seed: 8371, shelf: 'electric', lines: 2, weighed: true },
  { seed: 8372, shelf: 'garden', lines: 3, weighed: true },
  { seed: 8373, shelf: 'paint', lines: 2, weighed: false },
] as const, ({ seed, shelf, lines, weighed }) => {
  const goods = stock(shelf, seed, { lines, from: 8, upTo: 180, most: 6 })
  return {
    expectedKg: weighed ? goods.kg : null,
    draw(sheet) {
      const { client, site, siteTown, order, date } = marks(seed)
      sheet.write('place-du-chantier-exemple', 40, 36, { face: 'modernBold', size: 13, color: '#4527a0' })
      sheet.rule(40, 58, 555, 58, 0.8, '#4527a0')
      sheet.write(`Détail de la commande ${order}`, 40, 70, { face: 'modernBold', size: 15 })
      under(sheet, [`Commande passée le ${date}`, 'Vendu et expédié par : Boutique Exemple', 'Mode d’expédition : transporteur à domicile', ...(weighed ? [`Poids total de la commande : ${fr(goods.kg, 2)} kg`] : [])], 40, 98, 15, { face: 'modern', size: 9 })
      under(sheet, ['Adresse de livraison', client, site, siteTown], 360, 98, 15, { face: 'modern', size: 9 }, { face: 'modernBold', size: 9 })
      const y = table(sheet, {
        x: 40, y: 178, lines: 'rows', rowHeight: 26, headStyle: { face: 'modernBold', size: 8.5 }, style: { face: 'modern', size: 9 },
        columns: [{ title: 'Produit', width: 285 }, { title: 'Quantité', width: 60, align: 'center' }, { title: 'Prix unitaire', width: 80, align: 'right' }, { title: 'Total', width: 90, align: 'right' }],
        rows: goods.lines.map((line) => [line.words, String(line.count), `${fr(line.price, 2)} €`, `${fr(line.total, 2, ' ')} €`]),
      })
      ;[['Sous-total', goods.total], ['Livraison', 19.9], ['Total payé', goods.total + 19.9]].forEach(([words, told], at) => {
        sheet.write(String(words), 400, y + 14 + at * 17, { face: 'modern', size: 9.5 })
        sheet.write(`${fr(Number(told), 2, ' ')} €`, 551, y + 14 + at * 17, { face: at === 2 ? 'modernBold' : 'modern', size: 9.5, align: 'right' })
      })
      sheet.flow('Droit de rétractation : 14 jours à compter de la réception. Les colis de plus de 30 kg sont repris sur rendez-vous.', 40, y + 90, 515, { face: 'modern', size: 8, color: '#666' })
    },
  }
})
