import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { painting, plumbing } from './creek-wares.ts'

const variants: readonly { seed: number; take: Take; shelf: typeof painting }[] = [
  { seed: 412_643, shelf: painting, take: [[1, 2], [3, 4], [9, 6]] },
  { seed: 412_644, shelf: plumbing, take: [[4, 10], [10, 8], [6, 1]] },
]

/** A trade counter's till roll: priced lines, the money's total, then the weight to load. */
export const counterRollTicket = layout('counter-roll-ticket-creek', variants, ({ seed, take, shelf }) => {
  const goods = consigned(shelf, take, 2)
  const { date, slip, account, phone } = marks(seed)
  return {
    expectedKg: goods.kg,
    paper: { size: [227, 400] },
    draw(sheet) {
      const face = 'printer' as const
      ;['COMPTOIR PRO EXEMPLE', `Tél. ${phone}`, 'Bon d’enlèvement'].forEach((words, at) => sheet.write(words, 113, 16 + at * 14, { face: at === 1 ? face : 'printerBold', size: at === 1 ? 8 : 10, align: 'center' }))
      sheet.write(`${slip}  ${date} 07:31`, 12, 66, { face, size: 8 })
      sheet.write(`Compte ${account}  Caisse 2`, 12, 78, { face, size: 8 })
      sheet.rule(12, 92, 215, 92, 0.6, '#111', 2)
      goods.lines.forEach(({ words, count, price, total }, at) => {
        sheet.write(words.slice(0, 38), 12, 100 + at * 28, { face, size: 7.5 })
        sheet.write(`   ${count} x ${fr(price, 2)}`, 12, 111 + at * 28, { face, size: 8 })
        sheet.write(fr(total, 2), 215, 111 + at * 28, { face, size: 8, align: 'right' })
      })
      const y = 106 + goods.lines.length * 28
      sheet.rule(12, y, 215, y, 0.6, '#111', 2)
      ;[['TOTAL HT EUR', fr(goods.total, 2)], ['ARTICLES', String(goods.count)], ['POIDS (KG)', fr(goods.kg, 2)]].forEach(([caption, value], at) => {
        const style = { face: at === 0 ? ('printerBold' as const) : face, size: at === 0 ? 10 : 9 }
        sheet.write(caption!, 12, y + 8 + at * 16, style)
        sheet.write(value!, 215, y + 8 + at * 16, { ...style, align: 'right' })
      })
      sheet.write('Porté au compte – facture fin de mois', 113, y + 70, { face, size: 7.5, align: 'center' })
      sheet.write('Merci de votre visite', 113, y + 84, { face, size: 8, align: 'center' })
    },
  }
})
