import { fr } from '../french-number.ts'
import { marks } from '../letterheads.ts'
import { load } from '../load.ts'
import { layout } from '../layout.ts'

/** Everything about the whole stands in the title, the word weight nowhere or once. */
export const titleLine = layout(
  'title-line',
  [
    { seed: 3410, title: (kg: string, parcels: number) => `${parcels} colis – poids total ${kg} kg` },
    { seed: 3420, title: (kg: string, parcels: number) => `${parcels} palettes, poids brut total ${kg} kg, 1 camion` },
    { seed: 3430, title: (kg: string, parcels: number) => `Total expédié : ${parcels} colis, ${kg} kg` },
  ],
  ({ seed, title }) => {
    const goods = load(seed, { lines: 5, decimals: 0 })
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        const { supplier, client, site, siteTown, slip, date } = marks(seed)
        sheet.write(`Livraison ${slip} du ${date}`, 60, 70, { face: 'bookBold', size: 20 })
        sheet.write(title(fr(goods.kg, 0, ' '), goods.parcels), 60, 102, {
          face: 'bookBold',
          size: 13,
          color: '#7a2a2a',
        })
        sheet.write(`${supplier} pour ${client}`, 60, 136, { face: 'book', size: 11 })
        sheet.write(`${site}, ${siteTown}`, 60, 154, { face: 'book', size: 11 })
        goods.lines.forEach(({ words, count, unit }, at) => {
          sheet.box(60, 196 + at * 34, 14, 14)
          sheet.write(`${words}, ${count} ${unit}`, 84, 197 + at * 34, { face: 'book', size: 11.5 })
        })
        sheet.write('Cocher chaque ligne à la réception.', 60, 720, { face: 'book', size: 9.5 })
      },
    }
  },
)
