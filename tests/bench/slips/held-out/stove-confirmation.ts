import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { centredHead } from './creek-heads.ts'

type Item = readonly [words: string, count: number, euros: number]
const variants: readonly { seed: number; items: readonly Item[]; kg: number | null }[] = [
  { seed: 412_640, kg: 164, items: [['Poêle à granulés 8 kW, habillage noir', 1, 2890], ['Conduit concentrique 80/130, kit toiture', 1, 612]] },
  { seed: 412_641, kg: 238, items: [['Insert à bois 11 kW', 1, 2140], ['Conduit inox Ø 150, 6 m', 1, 485], ['Sortie de toit tuilée', 1, 395]] },
  { seed: 412_642, kg: null, items: [['Granulateur d’appoint, trémie de 25 kg', 1, 310], ['Aspirateur à cendres', 1, 129]] },
]

/** A stove maker's order confirmation with its delivery terms. */
export const stoveConfirmation = layout('stove-confirmation-creek', variants, ({ seed, items, kg }) => {
  const total = items.reduce((sum, [, count, euros]) => sum + count * euros, 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      const top = centredHead(sheet, { seed, name: 'Foyers Spécimen', trade: 'Poêles, inserts et conduits', title: 'Confirmation de commande', face: 'modern', bold: 'modernBold', color: '#8b1e0f' })
      items.forEach(([words, count, euros], at) => {
        const y = top + 34 + at * 24
        sheet.write(`${count} ×`, 50, y, { face: 'modern', size: 9.5 })
        sheet.write(words, 80, y, { face: 'modern', size: 9.5 })
        sheet.write(`${fr(count * euros, 2, ' ')} €`, 545, y, { face: 'modern', size: 9.5, align: 'right' })
        sheet.rule(50, y + 17, 545, y + 17, 0.3, '#bbb')
      })
      const y = top + 44 + items.length * 24
      sheet.write('Total HT', 400, y, { face: 'modernBold', size: 10 })
      sheet.write(`${fr(total, 2, ' ')} €`, 545, y, { face: 'modernBold', size: 10, align: 'right' })
      sheet.write('Conditions de livraison', 50, y + 40, { face: 'modernBold', size: 11, color: '#8b1e0f' })
      const terms = [['Délai', '3 semaines à réception de l’acompte'], ['Transport', 'Messagerie palette, hayon élévateur'], ...(kg === null ? [] : [['Poids à livrer', `${fr(kg)} kg`]]), ['Conditionnement', kg === null ? '2 cartons' : '1 palette 120 × 80 cm'], ['Règlement', '30 % à la commande, solde avant expédition']]
      terms.forEach(([caption, value], at) => {
        sheet.write(caption!, 50, y + 62 + at * 17, { face: 'modern', size: 9, color: '#555' })
        sheet.write(value!, 170, y + 62 + at * 17, { face: 'modern', size: 9 })
      })
      sheet.write('Foyers Spécimen – document de démonstration', 297, 800, { face: 'modern', size: 7.5, align: 'center', color: '#777' })
    },
  }
})
