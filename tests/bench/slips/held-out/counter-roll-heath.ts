import { fr } from '../drawing/french-number.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { dryWares } from './heath-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take }[] = [
  { seed: 413260, take: [[0, 8], [3, 12], [8, 1]] },
  { seed: 413261, take: [[6, 4], [4, 6], [9, 3], [5, 5]] },
]

/** A trade counter's roll: goods on two lines, weight before the amount. */
export const counterRollHeath = layout('counter-roll-heath', variants, ({ seed, take }) => {
  const { lines, kg, total } = consigned(dryWares, take)
  return {
    expectedKg: kg,
    paper: { size: [226, 300 + lines.length * 26] },
    draw(sheet) {
      const { number, date, hour, account, client, phone } = heathParties(seed)
      const mono = { face: 'mono', size: 8 } as const
      const pair = (words: string, value: string, y: number, face: 'mono' | 'printerBold' = 'mono') => {
        sheet.write(words, 12, y, { face, size: 8 })
        sheet.write(value, 214, y, { face, size: 8, align: 'right' })
      }
      sheet.write('POINT PRO EXEMPLE', 113, 14, { face: 'printerBold', size: 12, align: 'center' })
      sheet.write(phone, 113, 32, { ...mono, align: 'center' })
      sheet.write('BON D’ENLEVEMENT COMPTOIR', 113, 48, { ...mono, align: 'center' })
      pair(`No ${number}`, `${date} ${hour}`, 68)
      sheet.write(`Client ${account}`, 12, 81, mono)
      sheet.write(client, 12, 94, mono)
      sheet.rule(12, 108, 214, 108, 0.6, '#111', 2)
      lines.forEach((line, at) => {
        sheet.write(line.words, 12, 114 + at * 26, mono)
        pair(`   ${line.count} ${line.unit} x ${fr(line.price, 2)}`, fr(line.total, 2), 125 + at * 26)
      })
      const foot = 116 + lines.length * 26
      sheet.rule(12, foot, 214, foot, 0.6, '#111', 2)
      pair('Articles', String(lines.reduce((sum, { count }) => sum + count, 0)), foot + 8)
      pair('Poids total kg', fr(kg, 2), foot + 21)
      pair('Total HT EUR', fr(total, 2), foot + 34)
      pair('TVA 20,00 %', fr(Number((total * 0.2).toFixed(2)), 2), foot + 47)
      pair('TOTAL TTC EUR', fr(total + Number((total * 0.2).toFixed(2)), 2), foot + 62, 'printerBold')
      sheet.write('En compte', 12, foot + 82, mono)
      sheet.write('Signature', 12, foot + 100, mono)
      sheet.write('Arrimez votre chargement !', 113, foot + 158, { ...mono, align: 'center' })
    },
  }
})
