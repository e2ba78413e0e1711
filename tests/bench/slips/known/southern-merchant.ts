import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { down } from './page-parts.ts'
import { truckload } from './truckload.ts'

/** A southern merchant's dot-matrix stationery: capitals without accents, a dot between thousands, abbreviated weight in the last line of the frame. */
export const southernMerchant = layout('southern-merchant', [
  { seed: 8601, lines: 6 },
  { seed: 8602, lines: 9 },
] as const, ({ seed, lines }) => {
  const goods = truckload('masonry', seed, lines, 0)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { street, town, client, site, siteTown, slip, account, date, phone } = marks(seed)
      const set = { face: 'mono', size: 9 } as const
      const plain = (words: string) => words.normalize('NFD').replace(/[\u0300-\u036f]/g, '').replaceAll('’', '\'').replaceAll('×', 'X').replaceAll('Ø', 'D').replaceAll('–', '-').replaceAll('«', '"').replaceAll('»', '"').toUpperCase()
      down(sheet, ['MATERIAUX DU SUD EXEMPLE', plain(street), town, `TEL ${phone}`], 36, 36, 12, set)
      down(sheet, ['B O N   D E   L I V R A I S O N', `NO ${slip}   LE ${date}`, `CLIENT ${account}`], 330, 36, 12, set)
      down(sheet, [client, ...site.split(', '), siteTown].map(plain), 330, 84, 12, set)
      const line = `+${'-'.repeat(9)}+${'-'.repeat(43)}+${'-'.repeat(9)}+${'-'.repeat(6)}+${'-'.repeat(12)}+`
      const row = (code: string, words: string, count: string, unit: string, kg: string) => `!${` ${code}`.padEnd(9)}!${` ${words}`.slice(0, 43).padEnd(43)}!${`${count} `.padStart(9)}!${` ${unit}`.padEnd(6)}!${`${kg} `.padStart(12)}!`
      const foot = down(sheet, [
        line, row('CODE', 'DESIGNATION', 'QTE', 'UN', 'PDS KG'), line,
        ...goods.lines.map((one) => row(one.code, plain(one.words), String(one.count), one.unit, fr(one.kg, 0, '.'))),
        ...Array.from({ length: 4 }, () => row('', '', '', '', '')), line,
        `!${` NB LIGNES : ${lines}`.padEnd(42)}${`PDS TOTAL : ${fr(goods.kg, 0, '.')} KG `.padStart(41)}!`, line,
      ], 36, 150, 13, set)
      down(sheet, ['MARCHANDISE RECONNUE CONFORME EN QUANTITE ET QUALITE', 'NOM :                       SIGNATURE :'], 36, foot + 20, 20, set)
      sheet.write('TOUTE PALETTE NON RENDUE SOUS 3 MOIS EST FACTUREE', 36, 790, { ...set, size: 8 })
    },
  }
})
