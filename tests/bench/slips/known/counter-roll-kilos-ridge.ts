import { layout } from '../layout.ts'
import { cents, stocked } from './ridge-load.ts'
import { ridgeParties } from './ridge-parties.ts'
import { figure } from './ridge-print.ts'
import { plasterShelf } from './ridge-wares.ts'

/** A trade counter's roll of thermal paper: goods, money, then parcels and kilos. */
export const counterRollKilosRidge = layout('counter-roll-kilos-ridge', [{ seed: 16275, lines: 4 }, { seed: 16276, lines: 6 }], ({ seed, lines }) => {
  const goods = stocked(plasterShelf, seed, lines, { times: 0.6 })
  const on = ridgeParties(seed)
  const height = 286 + lines * 28
  return {
    expectedKg: goods.kg,
    paper: { size: [226, height] },
    draw(sheet) {
      const style = { face: 'mono', size: 8 } as const
      const middle = (words: string, y: number, size = 8) => sheet.write(words, 113, y, { face: 'mono', size, align: 'center' })
      middle('LE COMPTOIR SPECIMEN', 14, 11)
      middle('Plaques - Isolation - Peinture', 30)
      middle(on.town, 41)
      sheet.rule(10, 56, 216, 56, 0.6, '#111', 2)
      ;[`BON ENLEVEMENT ${on.slip}`, `${on.date} ${on.time}  CAISSE 02`, `CLIENT ${on.account}`].forEach((line, at) => sheet.write(line, 10, 62 + at * 12, style))
      sheet.rule(10, 100, 216, 100, 0.6, '#111', 2)
      goods.lines.forEach((line, at) => {
        const y = 106 + at * 28
        sheet.write(line.words.toUpperCase().slice(0, 40), 10, y, style)
        sheet.write(`${line.count} ${line.unit} x ${figure(line.price, 2, 'point')}`, 22, y + 12, style)
        sheet.write(figure(line.total, 2, 'point'), 216, y + 12, { ...style, align: 'right' })
      })
      const y = 112 + lines * 28
      sheet.rule(10, y, 216, y, 0.6, '#111', 2)
      const totals = [['TOTAL HT', `${figure(goods.total, 2, 'point')} EUR`], ['TVA 20%', `${figure(cents(goods.total * 0.2), 2, 'point')} EUR`], ['ARTICLES', String(goods.count)], ['POIDS TOTAL', `${figure(goods.kg, 2, 'point')} KG`]] as const
      totals.forEach(([name, worth], at) => {
        sheet.write(name, 10, y + 8 + at * 14, { ...style, face: 'mono' })
        sheet.write(worth, 216, y + 8 + at * 14, { ...style, align: 'right' })
      })
      sheet.rule(10, y + 68, 216, y + 68, 0.6, '#111', 2)
      middle('A PRESENTER AU CARISTE', y + 78, 9)
      middle('Quai 3 - port de la ceinture', y + 94)
      middle('Charge utile a respecter', y + 106)
      middle('Merci de votre visite', y + 128)
    },
  }
})
