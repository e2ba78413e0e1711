import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { writtenLines } from '../known/written-lines.ts'
import { layout } from '../layout.ts'

type Pick = readonly [words: string, count: number]
const variants: readonly { seed: number; picks: readonly Pick[]; kg: number | null }[] = [
  { seed: 412_608, kg: 14.38, picks: [['[VBA580] Vis bois agglo 5 × 80 (boîte 200)', 6], ['[CHV8] Cheville nylon 8 × 40 (boîte 100)', 10], ['[SCEL] Scellement chimique 300 ml', 4]] },
  { seed: 412_609, kg: 31.6, picks: [['[TIRF10] Tire-fond 10 × 120 (boîte 50)', 5], ['[EQR90] Équerre renforcée 90 × 90 (carton 50)', 2], ['[SAB46] Sabot 46 × 137 (carton 25)', 1]] },
  { seed: 412_610, kg: null, picks: [['[EMB13] Embouts PZ2 (lot de 25)', 2], ['[FOR6] Foret SDS 6 × 160', 5]] },
]

/** A web shop's transfer sheet: references up, goods checked off, shipping weight among the references. */
export const fastenerShop = layout('fastener-shop-creek', variants, ({ seed, picks, kg }) => {
  const { client, site, siteTown, date, order, slip } = marks(seed)
  return {
    expectedKg: kg,
    draw(sheet) {
      sheet.write('fixations-exemple', 40, 34, { face: 'modernBold', size: 18, color: '#714b67' })
      writtenLines(sheet, ['Fixations Exemple', '3 rue du Modèle', '69000 LYON'], 40, 62, 12, { face: 'modern', size: 8.5, color: '#444' })
      writtenLines(sheet, ['Adresse de livraison', client, site, siteTown], 320, 100, 13, { face: 'modern', size: 9 }, { face: 'modernBold', size: 9 })
      sheet.write(`WH/OUT/${slip.slice(3)}`, 40, 178, { face: 'modern', size: 20, color: '#714b67' })
      const facts = [['Commande', order], ['Date d’expédition', `${date} 08:14:22`], ...(kg === null ? [] : [['Poids d’expédition', `${fr(kg, 2)} kg`]]), ['Transporteur', 'Exemple Point Relais']]
      facts.forEach(([caption, value], at) => writtenLines(sheet, [caption!, value!], 40 + at * 132, 214, 13, { face: 'modern', size: 8.5 }, { face: 'modernBold', size: 8.5 }))
      ;['Produit', 'Commandé', 'Livré'].forEach((words, at) => sheet.write(words, [40, 450, 555][at]!, 262, { face: 'modernBold', size: 9, align: at === 0 ? 'left' : 'right' }))
      sheet.rule(40, 276, 555, 276, 1, '#714b67')
      picks.forEach(([words, count], at) => {
        sheet.write(words, 40, 284 + at * 22, { face: 'modern', size: 9 })
        ;[450, 555].forEach((x) => sheet.write(`${fr(count, 2)} Unité(s)`, x, 284 + at * 22, { face: 'modern', size: 9, align: 'right' }))
        sheet.rule(40, 301 + at * 22, 555, 301 + at * 22, 0.4, '#ccc')
      })
      sheet.rule(40, 790, 555, 790, 0.6, '#714b67')
      sheet.write('contact@fixations-exemple.test – Page 1 / 1', 297, 797, { face: 'modern', size: 7.5, align: 'center', color: '#555' })
    },
  }
})
