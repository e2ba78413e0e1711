import { fr } from '../drawing/french-number.ts'
import { boxedHead, signatures } from '../drawing/letterheads.ts'
import { load } from '../drawing/load.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'

/** Net and gross beside each other: what the truck carries is the gross. */
export const netAndBrut = layout('net-and-brut', [
  { seed: 51, net: 'Poids net', gross: 'Poids brut', footer: false },
  { seed: 52, net: 'P. net kg', gross: 'P. brut kg', footer: false },
  { seed: 53, net: 'Net (kg)', gross: 'Brut (kg)', footer: true },
], ({ seed, net, gross, footer }) => {
  const goods = load(seed, { lines: 6, decimals: 2 })
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const y = boxedHead(sheet, { seed, face: 'book', bold: 'bookBold' })
      const rows = goods.lines.map(({ code, words, count, kg, netKg }) => [code, words, String(count), fr(netKg, 2), fr(kg, 2)])
      const total = ['', 'TOTAL', '', fr(goods.netKg, 2), fr(goods.kg, 2)]
      const under = table(sheet, {
        x: 30, y, lines: 'grid', style: { face: 'book', size: 8 }, headStyle: { face: 'bookBold', size: 8 },
        columns: [{ title: 'Réf.', width: 65 }, { title: 'Désignation des marchandises', width: 265 }, { title: 'Quantité', width: 55, align: 'right' }, { title: net, width: 75, align: 'right' }, { title: gross, width: 75, align: 'right' }],
        rows: footer ? rows : [...rows, total],
      })
      if (footer) {
        sheet.write(`Poids net total : ${fr(goods.netKg, 2)} kg`, 565, under + 14, { face: 'book', align: 'right' })
        sheet.write(`Poids brut total : ${fr(goods.kg, 2)} kg`, 565, under + 30, { face: 'bookBold', align: 'right' })
      }
      signatures(sheet, 740, 'book')
    },
  }
})
