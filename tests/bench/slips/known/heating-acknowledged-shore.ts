import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { cols, facts, windowHead } from './shore-print.ts'
import { shore } from './shore-parties.ts'
import { sanitary } from './shore-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take }[] = [
  { seed: 11566, take: [[1, 24], [13, 2], [12, 2], [6, 40]] },
  { seed: 11567, take: [[0, 16], [3, 10], [2, 10], [4, 12]] },
]

/** An order acknowledged: prices by line, the load in tonnes among the terms of delivery. */
export const heatingAcknowledged = layout('heating-acknowledged-shore', variants, ({ seed, take }) => {
  const { lines, kg, total } = consigned(sanitary, take)
  const tonnes = Math.round(kg / 10) / 100
  return {
    expectedKg: Math.round(tonnes * 1000),
    draw(sheet) {
      const { after } = shore(seed)
      const y = windowHead(sheet, { seed, supplier: 'Grossiste Exemple Confort', motto: 'Sanitaire – chauffage – climatisation', title: 'ACCUSÉ DE RÉCEPTION', color: '#7a1f3d', face: 'narrow', bold: 'narrowBold' })
      sheet.write('de votre commande, valable comme avis de livraison', 559, 53, { face: 'narrow', size: 9, align: 'right' })
      const foot = table(sheet, {
        x: 36, y: y + 4, style: { face: 'narrow', size: 9.5 }, headStyle: { face: 'narrowBold', size: 9.5 }, headFill: '#f3e3e8', lines: 'rows', rowHeight: 19,
        columns: cols(['Pos.', 35, 'center'], ['Référence', 70], ['Désignation', 208], ['Qté', 50, 'right'], ['Prix net', 70, 'right'], ['Montant', 90, 'right']),
        rows: lines.map(({ code, words, count, price }, at) => [String(at + 1), code, words, String(count), fr(price * 0.62, 2, ' '), fr(Number((price * 0.62).toFixed(2)) * count, 2, ' ')]),
      })
      const net = lines.reduce((sum, { price, count }) => sum + Number((price * 0.62).toFixed(2)) * count, 0)
      sheet.write(`Total HT : ${fr(net, 2, ' ')} €`, 555, foot + 10, { face: 'narrowBold', size: 11, align: 'right' })
      sheet.write(`Prix public : ${fr(total, 2, ' ')} € – votre remise : 38 %`, 555, foot + 26, { face: 'narrow', size: 9, align: 'right' })
      sheet.write('Conditions de livraison', 36, foot + 54, { face: 'narrowBold', size: 11, color: '#7a1f3d' })
      facts(sheet, [['Livraison confirmée', `le ${after}, matin`], ['Mode', 'Porteur 19 t avec hayon'], ['Chargement', `${take.length + 1} palettes, ${fr(tonnes, 2)} t`], ['Franco', 'à partir de 650 € HT'], ['Déchargement', 'par vos soins, 30 minutes incluses']], 36, foot + 74, 110, { face: 'narrow', size: 10 }, 16)
      sheet.flow('Sauf avis contraire sous 24 heures, la commande est réputée acceptée. Les produits sur mesure ne sont ni repris ni échangés.', 36, foot + 170, 523, { face: 'narrow', size: 8.5, color: '#555' })
    },
  }
})
