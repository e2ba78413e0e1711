import { fr } from '../drawing/french-number.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { shore } from './shore-parties.ts'
import { coatings } from './shore-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take }[] = [
  { seed: 11542, take: [[0, 2], [4, 1], [10, 1]] },
  { seed: 11543, take: [[3, 2], [1, 3], [5, 2], [6, 1], [7, 1]] },
]

/** A paint counter's roll of paper: goods, sum, then kilos to load. */
export const tradeCounterRoll = layout('trade-counter-roll-shore', variants, ({ seed, take }) => {
  const { lines, kg, total } = consigned(coatings, take)
  return {
    paper: { size: [227, 330 + lines.length * 30] },
    expectedKg: kg,
    draw(sheet) {
      const { client, slip, date, time, account } = shore(seed)
      const style = { face: 'printer', size: 8 } as const
      const heavy = { face: 'printerBold', size: 9 } as const
      const pair = (left: string, right: string, y: number, how: typeof style | typeof heavy = style) => {
        sheet.write(left, 12, y, how)
        sheet.write(right, 215, y, { ...how, align: 'right' })
      }
      sheet.write('COULEURS SPECIMEN', 113, 14, { ...heavy, size: 12, align: 'center' })
      sheet.write('Comptoir professionnel', 113, 30, { ...style, align: 'center' })
      sheet.write('BON D’ENLEVEMENT', 113, 48, { ...heavy, align: 'center' })
      pair(`No ${slip}`, `${date} ${time}`, 64)
      pair('Compte', account, 76)
      sheet.write(client, 12, 88, style)
      sheet.rule(12, 102, 215, 102, 0.6, '#111', 2)
      lines.forEach(({ words, count, price, total: sum }, at) => {
        sheet.write(words, 12, 108 + at * 30, { ...style, size: 7.5 })
        pair(`  ${count} x ${fr(price, 2)}`, fr(sum, 2, ' '), 120 + at * 30)
      })
      const y = 112 + lines.length * 30
      sheet.rule(12, y, 215, y, 0.6, '#111', 2)
      pair('TOTAL HT EUR', fr(total, 2, ' '), y + 8, heavy)
      pair('TVA 20 %', fr(total * 0.2, 2, ' '), y + 22)
      pair('TOTAL TTC EUR', fr(total * 1.2, 2, ' '), y + 34, heavy)
      sheet.rule(12, y + 50, 215, y + 50, 0.6, '#111', 2)
      pair('Articles', String(take.reduce((sum, [, count]) => sum + count, 0)), y + 56)
      pair('POIDS TOTAL', `${fr(kg, 2)} KG`, y + 70, heavy)
      sheet.write('Chargement sous la', 113, y + 96, { ...style, align: 'center' })
      sheet.write('responsabilité du client', 113, y + 107, { ...style, align: 'center' })
      sheet.write('Signature :', 12, y + 128, style)
      sheet.box(12, y + 140, 203, 48, undefined, '#777')
    },
  }
})
