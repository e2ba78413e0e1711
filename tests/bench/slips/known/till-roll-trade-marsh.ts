import { fr } from '../drawing/french-number.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { masonryWares } from './marsh-wares.ts'

/** A trade counter's till roll: quantity under each article, the kilos after the money. */
export const tillRollTrade = layout<{ seed: number; take: Take; words: string }>('till-roll-trade-marsh', [
  { seed: 303590, take: [[0, 6], [1, 20], [9, 1]], words: 'POIDS TOTAL' },
  { seed: 303591, take: [[5, 4], [7, 12], [2, 2], [6, 2]], words: 'POIDS CHARGE' },
], ({ seed, take, words }) => {
  const { lines, kg, total } = consigned(masonryWares, take, 1)
  return {
    expectedKg: kg,
    paper: { size: [226, 520] as const },
    draw(sheet) {
      const who = marshParties(seed)
      const style = { face: 'mono' as const, size: 8 }
      writtenLines(sheet, ['MODELE PRO', 'ZA DE L’EXEMPLE', '06250 MOUGINS', `TEL ${who.phone}`], 113, 12, 15, { ...style, align: 'center' }, { face: 'sansBold', size: 13, align: 'center' })
      writtenLines(sheet, ['BON D’ENLEVEMENT / LIVRAISON', `No ${who.number}   ${who.day} ${who.hour}`, `CLIENT ${who.account}`, `LIV. ${who.siteTown}`], 14, 74, 12, style)
      sheet.rule(14, 126, 212, 126, 0.6, '#111', 2)
      lines.forEach((line, at) => {
        sheet.write(line.words.slice(0, 38), 14, 134 + at * 28, style)
        sheet.write(`  ${line.count} ${line.unit} x ${fr(line.price, 2)}`, 14, 145 + at * 28, style)
        sheet.write(fr(line.total, 2), 212, 145 + at * 28, { ...style, align: 'right' })
      })
      const y = 140 + lines.length * 28
      sheet.rule(14, y, 212, y, 0.6, '#111', 2)
      const sums = [['TOTAL HT EUR', fr(total, 2)], ['TVA 20%', fr(total * 0.2, 2)], ['TOTAL TTC EUR', fr(total * 1.2, 2)], ['NB ARTICLES', String(lines.reduce((sum, line) => sum + line.count, 0))], [`${words} KG`, fr(kg, 1)]] as const
      sums.forEach(([caption, value], at) => {
        sheet.write(caption, 14, y + 8 + at * 13, style)
        sheet.write(value, 212, y + 8 + at * 13, { ...style, align: 'right' })
      })
      sheet.rule(14, y + 78, 212, y + 78, 0.6, '#111', 2)
      writtenLines(sheet, ['EN COMPTE – A FACTURER', 'SIGNATURE :'], 14, y + 86, 14, style)
    },
  }
})
