import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { addressOf } from './form-parts.ts'

type Item = readonly [words: string, option: string, count: number, price: number]

export const basketSlip = layout(
  'basket-slip',
  [
    { seed: 11_201, kg: 214.6, items: [['Lame terrasse composite 2,20 m', 'Coloris : chocolat', 24, 21.9], ['Lambourde composite 2,20 m', '', 18, 12.5], ['Clips inox + vis (90 pièces)', '', 4, 39.9]] as readonly Item[] },
    { seed: 11_202, kg: 38.25, items: [['Verrière d’atelier 3 vitrages', 'Noir mat, 943 × 1080 mm', 1, 279], ['Kit de fixation cloison sèche', '', 1, 14.9]] as readonly Item[] },
  ],
  ({ seed, kg, items }) => ({
    expectedKg: kg,
    draw(sheet) {
      const { order, date } = marks(seed)
      const face = 'modern'
      const bold = 'modernBold'
      sheet.box(0, 0, 170, sheet.height, '#f3f5f4', '#f3f5f4')
      sheet.write('bricomodele.example', 22, 40, { face: bold, size: 12, color: '#2d6a4f' })
      const blocks = [['Commande', `#${order.slice(3)}`], ['Date', date], ['Mode de livraison', 'Transporteur, rez-de-chaussée'], ['Paiement', 'Carte bancaire'], ['Poids de la commande', `${kg.toFixed(2)} kg`]] as const
      blocks.forEach(([caption, value], at) => {
        sheet.write(caption, 22, 84 + at * 40, { face, size: 7.5, color: '#6b7772' })
        sheet.write(value, 22, 96 + at * 40, { face: bold, size: 8.5 })
      })
      sheet.write('Expédier à', 22, 300, { face, size: 7.5, color: '#6b7772' })
      addressOf(seed).reduce((y, line) => sheet.flow(line, 22, y, 138, { face, size: 8 }) + 3, 314)
      sheet.write('Votre bon de livraison', 200, 40, { face: bold, size: 18 })
      sheet.write('Merci pour votre achat ! Voici ce que contient votre envoi.', 200, 68, { face, size: 9 })
      items.forEach(([words, option, count, price], at) => {
        const y = 105 + at * 54
        sheet.box(200, y, 40, 40, '#e3ebe7', '#e3ebe7', 3)
        sheet.write(words, 252, y + 8, { face: bold, size: 9 })
        sheet.write(option, 252, y + 23, { face, size: 8, color: '#6b7772' })
        sheet.write(`× ${count}`, 482, y + 14, { face, size: 9, align: 'right' })
        sheet.write(`${fr(price * count, 2)} €`, 560, y + 14, { face, size: 9, align: 'right' })
        sheet.rule(200, y + 47, 560, y + 47, 0.4, '#ccc')
      })
      sheet.flow('Un article manque ou arrive abîmé ? Notez vos réserves sur le bon du transporteur puis écrivez-nous sous 3 jours.', 200, 120 + items.length * 54, 360, { face, size: 8, color: '#6b7772' })
    },
  }),
)
