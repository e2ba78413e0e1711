import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'
import { basket, paint, roofing } from './trade-wares.ts'

/** The counter's till: a narrow strip, each article on two lines, the weight to load at the end. */
export const tillTicket = layout(
  'till-ticket-grove',
  [
    { seed: 307505, wares: paint, taken: '2:2 0:1 9:1' },
    { seed: 307506, wares: roofing, taken: '4:4 5:2 9:1 1:10' },
  ],
  ({ seed, wares, taken }) => {
    const goods = basket(wares, taken, 3)
    return {
      expectedKg: goods.kg,
      paper: { size: [226, 420] },
      draw(sheet) {
        const { street, town, date, time, number, account } = particulars(seed)
        const style = { face: 'printer' as const, size: 7.5 }
        sheet.write('COMPTOIR SPÉCIMEN', 113, 16, { face: 'printerBold', size: 12, align: 'center' })
        sheet.write(street, 113, 34, { ...style, align: 'center' })
        sheet.write(town, 113, 45, { ...style, align: 'center' })
        lines(sheet, [`BON D’ENLEVEMENT ${number}`, `${date} ${time}  CAISSE 2`, `CPTE ${account} ARTISAN EXEMPLE`], 12, 66, 11, style)
        sheet.rule(12, 104, 214, 104, 0.6, '#111', 2)
        goods.lines.forEach((line, at) => {
          const y = 112 + at * 26
          sheet.write(line.words.slice(0, 42), 12, y, style)
          sheet.write(`  ${line.count} x ${fr(line.price, 2)}`, 12, y + 11, style)
          sheet.write(fr(line.total, 2), 214, y + 11, { ...style, align: 'right' })
        })
        const foot = 116 + goods.lines.length * 26
        sheet.rule(12, foot, 214, foot, 0.6, '#111', 2)
        const sums = [['TOTAL HT EUR', fr(goods.total, 2)], ['NB ARTICLES', String(goods.count)], ['POIDS A CHARGER', `${fr(goods.kg, 3)} KG`]] as const
        sums.forEach(([caption, value], at) => {
          sheet.write(caption, 12, foot + 8 + at * 14, { ...style, size: 8.5 })
          sheet.write(value, 214, foot + 8 + at * 14, { ...style, size: 8.5, align: 'right' })
        })
        lines(sheet, ['Montant porté en compte.', 'Merci de votre visite.'], 12, foot + 64, 11, style)
      },
    }
  },
)
