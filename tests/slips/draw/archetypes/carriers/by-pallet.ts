import { fr } from '#tests/slips/draw/french-number.ts'
import { marks } from '#tests/slips/draw/letterheads.ts'
import { load } from '#tests/slips/draw/load.ts'
import { layout } from '#tests/slips/draw/layout.ts'

/** Goods in groups, one for each pallet, each with its own weight in its heading or under it; the whole at the end. */
export const byPallet = layout(
  'by-pallet',
  [
    { seed: 1510, pallets: 3, under: true, word: 'Total chargé' },
    { seed: 1520, pallets: 2, under: false, word: 'Poids total chargé' },
    { seed: 1530, pallets: 4, under: true, word: 'TOTAL DE L’EXPÉDITION' },
  ],
  ({ seed, pallets, under, word }) => {
    const loads = Array.from({ length: pallets }, (_, at) =>
      load(seed + at, { lines: 3, decimals: 1, fromKg: 60, upToKg: 320 }),
    )
    const kg = Number(loads.reduce((sum, each) => sum + each.kg, 0).toFixed(1))
    return {
      expectedKg: kg,
      draw(sheet) {
        const { supplier, client, siteTown, slip, date } = marks(seed)
        sheet.write('LISTE DE COLISAGE', 297, 34, { face: 'bookBold', size: 17, align: 'center' })
        sheet.write(`jointe au bon de livraison ${slip} du ${date}`, 297, 58, {
          face: 'book',
          size: 10,
          align: 'center',
        })
        sheet.write(`${supplier}  →  ${client}, ${siteTown}`.replace('→', '–'), 297, 76, {
          face: 'book',
          size: 10,
          align: 'center',
        })
        let y = 112
        for (const [at, goods] of loads.entries()) {
          sheet.box(50, y, 495, 18, '#ece8df', '#ece8df')
          sheet.write(`Palette ${at + 1}${under ? '' : ` – ${fr(goods.kg, 1)} kg`}`, 58, y + 4, {
            face: 'bookBold',
            size: 9.5,
          })
          y += 24
          for (const { words, count, unit, kg: weight } of goods.lines) {
            sheet.write(`${count} ${unit}`, 66, y, { face: 'book', size: 9.5 })
            sheet.write(words, 130, y, { face: 'book', size: 9.5 })
            sheet.write(`${fr(weight, 1)} kg`, 540, y, { face: 'book', size: 9.5, align: 'right' })
            y += 16
          }
          if (under) {
            sheet.write(`Sous-total palette ${at + 1}`, 400, y + 2, {
              face: 'book',
              size: 9.5,
              align: 'right',
              color: '#555',
            })
            sheet.write(`${fr(goods.kg, 1)} kg`, 540, y + 2, { face: 'book', size: 9.5, align: 'right', color: '#555' })
            y += 20
          }
          y += 12
        }
        sheet.rule(50, y, 545, y, 1.5)
        sheet.write(word, 58, y + 8, { face: 'bookBold', size: 12 })
        sheet.write(`${fr(kg, 1, ' ')} kg`, 540, y + 8, { face: 'bookBold', size: 12, align: 'right' })
      },
    }
  },
)
