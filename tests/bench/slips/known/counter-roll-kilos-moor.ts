import { fr } from '../drawing/french-number.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { moorParties } from './moor-parties.ts'
import { bars } from './moor-print.ts'
import { finishWares, masonryWares } from './moor-wares.ts'

const wares = [...masonryWares, ...finishWares]
const variants = [
  { seed: 14341, take: [[0, 6], [8, 10], [3, 2]] },
  { seed: 14342, take: [[12, 2], [14, 3], [15, 5], [5, 4]] },
] as const

/** A counter's roll ticket that serves as collection slip: pieces, euros and, under them, kilos. */
export const counterRollKilos = layout('counter-roll-kilos-moor', variants, ({ seed, take }) => {
  const goods = consigned(wares, take)
  return {
    expectedKg: goods.kg,
    paper: { size: [226, 470] },
    draw(sheet) {
      const face = 'printer'
      const who = moorParties(seed, ['COMPTOIR PRO EXEMPLE', 'LIBRE-SERVICE MODELE'])
      const middle = (words: string, y: number, size = 8.5) => sheet.write(words, 113, y, { face, size, align: 'center' })
      const split = (left: string, right: string, y: number, bold = false) => {
        const style = { face: bold ? 'printerBold' : 'printer', size: 8.5 } as const
        sheet.write(left, 12, y, style)
        sheet.write(right, 214, y, { ...style, align: 'right' })
      }
      sheet.write(who.sender, 113, 16, { face: 'printerBold', size: 11, align: 'center' })
      middle(who.town, 34)
      middle(`TEL ${who.phone}`, 46)
      sheet.rule(12, 62, 214, 62, 0.6, '#111', 2)
      middle(`BON D’ENLEVEMENT ${who.slip}`, 68, 9.5)
      split(who.date, who.hour, 84)
      split('COMPTE', who.account, 96)
      sheet.rule(12, 112, 214, 112, 0.6, '#111', 2)
      goods.lines.forEach(({ words, count, price, total }, at) => {
        sheet.write(words.slice(0, 34), 12, 120 + at * 26, { face, size: 8 })
        split(`  ${count} x ${fr(price, 2)}`, fr(total, 2), 132 + at * 26)
      })
      const foot = 122 + goods.lines.length * 26
      sheet.rule(12, foot, 214, foot, 0.6, '#111', 2)
      split('TOTAL HT EUR', fr(goods.total, 2), foot + 8, true)
      split('ARTICLES', String(goods.count), foot + 24)
      split('POIDS TOTAL KG', fr(goods.kg, 2), foot + 36)
      sheet.rule(12, foot + 54, 214, foot + 54, 0.6, '#111', 2)
      middle('PASSEZ A LA COUR AVEC CE BON', foot + 62)
      bars(sheet, 43, foot + 82, 140, 30)
      middle('MERCI DE VOTRE VISITE', foot + 122)
    },
  }
})
