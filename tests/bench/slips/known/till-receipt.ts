import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { layout } from '../layout.ts'

/** A strip of the counter's printer: narrow, fixed pitch, quantity × price under each name. */
export const tillReceipt = layout('till-receipt', [
  { seed: 1810, foot: (kg: string) => [`POIDS TOTAL`, `${kg} KG`] },
  { seed: 1820, foot: (kg: string) => [`Poids marchandise`, `${kg}kg`] },
  { seed: 1830, foot: (kg: string) => [`PDS TOTAL (KG)`, kg] },
], ({ seed, foot }) => {
  const goods = load(seed, { lines: 5, decimals: 2, fromKg: 40, upToKg: 480 })
  return {
    expectedKg: goods.kg,
    paper: { size: [226, 520] },
    draw(sheet) {
      const { supplier, town, phone, date, slip } = marks(seed)
      const width = 30
      const pair = (left: string, right: string) => left + right.padStart(width - left.length)
      const rule = '-'.repeat(width)
      const [label = '', value = ''] = foot(fr(goods.kg, 2))
      const lines = [
        supplier, town, `Tel ${phone}`, '', `BON D'ENLEVEMENT ${slip}`, `${date} 08:14  Caisse 2`, rule,
        ...goods.lines.flatMap(({ words, count, price, total }) => [words.slice(0, width), pair(`  ${count} x ${fr(price, 2)}`, fr(total, 2))]),
        rule, pair('TOTAL TTC EUR', fr(goods.total, 2)), pair('dont TVA 20%', fr(goods.total / 6, 2)), rule, pair('ARTICLES', String(goods.lines.length)), pair(label, value), '', 'Merci de votre visite', 'Exemple - bon de livraison',
      ]
      lines.forEach((line, at) => sheet.write(line, 16, 20 + at * 15, { face: 'printer', size: 10.5 }))
    },
  }
})
