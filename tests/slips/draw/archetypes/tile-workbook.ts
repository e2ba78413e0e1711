import { fr } from '../french-number.ts'
import { marks } from '../letterheads.ts'
import { layout } from '../layout.ts'

const boxes = [
  ['Grès cérame 60×60 beige', 1.44, 17, 30.5],
  ['Faïence blanche 25×40', 1.5, 8, 21.2],
  ['Plinthe assortie 7×60', 0, 4, 12.8],
  ['Colle C2S1 sac 25 kg', 0, 6, 25],
  ['Croisillons 2 mm', 0, 3, 0.4],
] as const

/**
 * A tile shop's own workbook without grid: lines on top, and far below them a little list of sums beginning in the
 * first column.
 */
export const tileWorkbook = layout(
  'tile-workbook',
  [
    {
      seed: 7710,
      last: 4,
      head: 'Poids kg',
      names: ['Total m2', 'Total cartons', 'Total poids'],
      unit: ' kg',
      isFilled: true,
    },
    { seed: 7720, last: 5, head: 'kg', names: ['Surface', 'Nb colis', 'Poids total en kg'], unit: '', isFilled: true },
    {
      seed: 7730,
      last: 5,
      head: 'Poids kg',
      names: ['Total m2', 'Total cartons', 'Total poids'],
      unit: ' kg',
      isFilled: false,
    },
  ],
  ({ seed, last, head, names, unit, isFilled }) => {
    const goods = boxes.slice(0, last).map(([words, surface, count, each]) => ({
      words,
      surface: surface * count,
      count,
      kg: Number((count * each).toFixed(1)),
    }))
    const sum = (what: 'surface' | 'count' | 'kg') => goods.reduce((all, line) => all + line[what], 0)
    return {
      expectedKg: isFilled ? Number(sum('kg').toFixed(1)) : null,
      draw(sheet) {
        const { supplier, client, site, siteTown, slip, date, phone } = marks(seed)
        const plain = { face: 'sans', size: 10 } as const
        const bold = { face: 'sansBold', size: 10 } as const
        sheet.write('BL 2026 – Feuil1', 297, 24, { face: 'sans', size: 8, color: '#666', align: 'center' })
        sheet.write(`${supplier} Carrelages`, 50, 60, { face: 'sansBold', size: 14 })
        sheet.write(`tel ${phone}`, 50, 80, plain)
        ;[
          ['BL n°', slip],
          ['Date', date],
          ['Client', client],
          ['Chantier', `${site} ${siteTown}`],
        ].forEach(([name = '', value = ''], at) => {
          sheet.write(name, 50, 112 + at * 17, bold)
          sheet.write(value, 130, 112 + at * 17, plain)
        })
        const columns = [330, 420, 520]
        sheet.box(50, 196, 480, 17, '#ffe699', '#ffe699')
        sheet.write('Article', 54, 199, bold)
        ;['Cartons', 'm2', head].forEach((title, at) =>
          sheet.write(title, columns[at]!, 199, { ...bold, align: 'right' }),
        )
        goods.forEach(({ words, surface, count, kg }, at) => {
          const y = 216 + at * 17
          sheet.write(words, 54, y, plain)
          ;[String(count), surface === 0 ? '' : fr(surface, 2), isFilled ? fr(kg, 1) : ''].forEach((value, column) =>
            sheet.write(value, columns[column]!, y, { ...plain, align: 'right' }),
          )
        })
        const foot = 216 + goods.length * 17 + 34
        const values = [fr(sum('surface'), 2), String(sum('count')), isFilled ? `${fr(sum('kg'), 1)}${unit}` : '0,0 kg']
        names.forEach((name, at) => {
          sheet.write(name, 54, foot + at * 17, bold)
          sheet.write(values[at]!, 230, foot + at * 17, { ...bold, align: 'right' })
        })
        sheet.write('Sol chauffant : charge 350 kg/m2 maxi. Bain identique, calibre 9, lot 2604.', 54, foot + 80, {
          face: 'sans',
          size: 9,
        })
        sheet.write('Signature', 420, foot + 80, plain)
        sheet.write('Page 1', 297, 810, { face: 'sans', size: 8, color: '#666', align: 'center' })
      },
    }
  },
)
