import { fr } from '#tests/slips/draw/french-number.ts'
import { chance } from '#tests/builders/chance.ts'
import { marks } from '#tests/slips/draw/letterheads.ts'
import { layout } from '#tests/slips/draw/layout.ts'

/**
 * A plasterboard maker's note: one card a pallet in two columns, and between addresses and cards a frame for the whole.
 */
export const palletCards = layout(
  'pallet-cards',
  [
    { seed: 5810, pallets: 3, caption: 'POIDS BRUT TOTAL', unit: ' kg', decimals: 0 },
    { seed: 5820, pallets: 4, caption: 'Poids de l’expédition', unit: ' kg', decimals: 1 },
    { seed: 5830, pallets: 2, caption: 'Pds total brut (kg)', unit: '', decimals: 0 },
  ],
  ({ seed, pallets, caption, unit, decimals }) => {
    const luck = chance(seed)
    const cards = Array.from({ length: pallets }, (_, at) => ({
      kg: Number(luck.between(180, 330).toFixed(decimals)),
      boards: luck.whole(8, 14),
      sscc: `3 4000000 ${luck.digits(9)} ${at}`,
    }))
    const kg = Number(cards.reduce((sum, card) => sum + card.kg, 0).toFixed(1))
    return {
      expectedKg: kg,
      draw(sheet) {
        const { supplier, street, town, client, site, siteTown, slip, date, order } = marks(seed)
        sheet.write('AVIS D’EXPÉDITION', 40, 40, { face: 'narrowBold', size: 20 })
        sheet.write(`${slip} / ${date} / cde ${order}`, 555, 45, { face: 'narrow', size: 12, align: 'right' })
        ;[
          [supplier, street, town],
          [client, site, siteTown],
        ].forEach((lines, column) =>
          lines.forEach((line, at) =>
            sheet.write(line, 40 + column * 265, 78 + at * 15, {
              face: at === 0 ? 'narrowBold' : 'narrow',
              size: 11.5,
            }),
          ),
        )
        sheet.box(40, 136, 515, 52, undefined, '#222', 6)
        ;[
          ['Palettes', String(pallets)],
          ['Plaques', String(cards.reduce((sum, card) => sum + card.boards, 0))],
          [caption, `${fr(kg, decimals, ' ')}${unit}`],
          ['Hauteur maxi', '1,15 m'],
        ].forEach(([name = '', value = ''], at) => {
          sheet.write(name, 52 + [0, 95, 190, 390][at]!, 142, { face: 'narrow', size: 10 })
          sheet.write(value, 52 + [0, 95, 190, 390][at]!, 158, { face: 'narrowBold', size: 18 })
        })
        cards.forEach((card, at) => {
          const [x, y] = [40 + (at % 2) * 262, 206 + Math.floor(at / 2) * 150]
          sheet.box(x, y, 253, 138, '#f7f7f4', '#999', 6)
          sheet.write(`Palette ${at + 1}/${pallets}`, x + 12, y + 10, { face: 'narrowBold', size: 14 })
          ;[
            `${card.boards} plaques BA13 2500 × 1200`,
            `Lot 26${slip.slice(-3)}${at} – 13:4${at}`,
            `Poids brut : ${fr(card.kg, decimals)} kg`,
            `SSCC ${card.sscc}`,
          ].forEach((line, row) => sheet.write(line, x + 12, y + 34 + row * 20, { face: 'narrow', size: 12 }))
        })
        sheet.write('Manutention : chariot 1,5 t minimum. Ne pas gerber. Stocker à plat et au sec.', 40, 530, {
          face: 'narrow',
          size: 11,
        })
      },
    }
  },
)
