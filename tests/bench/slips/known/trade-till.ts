import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'

type Item = readonly [words: string, count: number, price: number]

// The second till prints what the bags hold in the article's words, and weighs nothing.
export const tradeTill = layout(
  'trade-till',
  [
    { seed: 11_281, kg: 312.5, items: [['ENDUIT MONOCOUCHE 25KG', 11, 14.9], ['BAGUETTE ANGLE 3M', 10, 3.2], ['TREILLIS FIBRE 50M2', 2, 44]] as readonly Item[] },
    { seed: 11_282, kg: null, items: [['MORTIER REPARATION 25KG', 4, 26.5], ['TREILLIS ANTIFISS 2X1M', 6, 7.9], ['BAC A GACHER 90L', 1, 18.9]] as readonly Item[] },
  ],
  ({ seed, kg, items }) => ({
    expectedKg: kg,
    paper: { size: [215, 430] },
    draw(sheet) {
      const { date, account, order } = marks(seed)
      const face = 'printer'
      const small = { face, size: 8 } as const
      const right = { face, size: 8, align: 'right' } as const
      ;['COMPTOIR SPECIMEN PRO', 'VENTE AUX ARTISANS', 'ZI DU MODELE 06600'].forEach((line, at) => sheet.write(line, 107, (at === 0 ? 10 : 14) + at * 12, { face: at === 0 ? 'printerBold' : face, size: at === 0 ? 11 : 8.5, align: 'center' }))
      sheet.write(`BL COMPTOIR ${order.slice(3)}`, 10, 62, small)
      sheet.write(`${date} 07:58  CLT ${account}`, 10, 74, small)
      sheet.rule(10, 88, 205, 88, 0.6, '#111', 2)
      items.forEach(([words, count, price], at) => {
        sheet.write(words, 10, 96 + at * 28, small)
        sheet.write(`${count} x ${fr(price, 2)}`, 24, 107 + at * 28, small)
        sheet.write(fr(count * price, 2), 205, 107 + at * 28, right)
      })
      const foot = 98 + items.length * 28
      sheet.rule(10, foot, 205, foot, 0.6, '#111', 2)
      const total = items.reduce((sum, [, count, price]) => sum + count * price, 0)
      const pairs = [['TOTAL HT', fr(total, 2)], ['TVA 20%', fr(total * 0.2, 2)], ['TOTAL TTC EUR', fr(total * 1.2, 2)], ...(kg === null ? [] : [['PDS TOTAL', `${kg.toFixed(1)}KG`]])]
      pairs.forEach(([caption, value], at) => {
        sheet.write(caption!, 10, foot + 8 + at * 14, small)
        sheet.write(value!, 205, foot + 8 + at * 14, right)
      })
      ;['EN COMPTE - 30 J FIN DE MOIS', 'ENLEVEMENT : VERIFIEZ VOTRE', 'CHARGE UTILE (PTAC 3,5 T)', 'MERCI DE VOTRE VISITE'].forEach((line, at) => sheet.write(line, 107, foot + 88 + at * 13, { face, size: 8, align: 'center' }))
    },
  }),
)
