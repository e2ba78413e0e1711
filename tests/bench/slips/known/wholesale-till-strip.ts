import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk, type Trade } from './lowland-desk.ts'
import { barCode, figure } from './lowland-print.ts'
import { shelves } from './lowland-shelves.ts'

interface Variant { readonly seed: number; readonly trade: Trade; readonly take: Take; readonly caption: string }

const variants: readonly Variant[] = [
  { seed: 9661, trade: 'electric', take: [[0, 1], [4, 6], [5, 1], [7, 8]], caption: 'POIDS TOTAL' },
  { seed: 9662, trade: 'tile', take: [[4, 8], [5, 2], [8, 1], [10, 1]], caption: 'Poids' },
]

/** A counter's strip of thermal paper. */
export const wholesaleTillStrip = layout('wholesale-till-strip-lowland', variants, ({ seed, trade, take, caption }) => {
  const { lines, kg, total } = consigned(shelves[trade], take, 2)
  const who = desk(seed, trade)
  const long = 330 + lines.length * 30
  return {
    paper: { size: [227, long] },
    expectedKg: kg,
    draw(sheet) {
      const style = { face: 'printer', size: 8.5 } as const
      const strong = { face: 'printerBold', size: 9 } as const
      const pair = (left: string, right: string, y: number, set: { readonly face: 'printer' | 'printerBold'; readonly size: number } = style) => {
        sheet.write(left, 10, y, set)
        sheet.write(right, 217, y, { ...set, align: 'right' })
      }
      writtenLines(sheet, [who.supplier, who.town, `Tel ${who.phone}`], 113, 12, 13, { ...style, align: 'center' }, { face: 'printerBold', size: 9, align: 'center' })
      sheet.rule(10, 56, 217, 56, 0.6, '#111', 2)
      pair(`TICKET ${who.slip}`, `${who.date} 07:42`, 62)
      sheet.write(`Client ${who.account} ${who.client}`, 10, 75, { ...style, size: 7.5 })
      sheet.write('ENLEVEMENT COMPTOIR', 10, 88, strong)
      sheet.rule(10, 102, 217, 102, 0.6, '#111', 2)
      lines.forEach((line, at) => {
        sheet.write(line.words.slice(0, 38), 10, 108 + at * 30, style.size === 8.5 ? { ...style, size: 7.5 } : style)
        pair(`  ${line.count} x ${figure(line.price, 2)}`, figure(line.total, 2), 119 + at * 30)
      })
      const foot = 112 + lines.length * 30
      sheet.rule(10, foot, 217, foot, 0.6, '#111', 2)
      pair('TOTAL HT', `${figure(total, 2)} EUR`, foot + 6)
      pair('TVA 20%', `${figure(total * 0.2, 2)} EUR`, foot + 19)
      pair('TOTAL TTC', `${figure(total * 1.2, 2)} EUR`, foot + 32, strong)
      pair(caption, `${figure(kg, 3)} KG`, foot + 50, strong)
      pair('Articles', String(lines.reduce((sum, line) => sum + line.count, 0)), foot + 63)
      barCode(sheet, 34, foot + 84, 160, 34, seed)
      writtenLines(sheet, ['En compte - ne pas payer', 'Echange 30 jours avec ticket', 'Ticket specimen'], 113, foot + 126, 13, { ...style, align: 'center' })
    },
  }
})
