import { fr } from '#tests/slips/draw/french-number.ts'
import { marks } from '#tests/slips/draw/letterheads.ts'
import { load } from '#tests/slips/draw/load.ts'
import { table } from '#tests/slips/draw/table.ts'
import { layout } from '#tests/slips/draw/layout.ts'

/**
 * A driver's sheet: one row a parcel lot, kilos among times and places, and the sum of the truck in the heading of the
 * table.
 */
export const roundSheet = layout(
  'round-sheet',
  [
    { seed: 3810, sum: (kg: string) => `Poids total du chargement : ${kg} kg`, heading: 'Kg' },
    { seed: 3820, sum: (kg: string) => `Total chargé ${kg} kg sur 1 520 kg de charge utile`, heading: 'Poids (kg)' },
    { seed: 3830, sum: (kg: string) => `POIDS TOTAL ${kg} KG – PTAC 3,5 T`, heading: 'Poids' },
  ],
  ({ seed, sum, heading }) => {
    const goods = load(seed, { lines: 5, decimals: 0 })
    return {
      expectedKg: goods.kg,
      paper: { landscape: true },
      draw(sheet) {
        const { supplier, siteTown, slip, date } = marks(seed)
        sheet.write(`FEUILLE DE ROUTE – BORDEREAU ${slip}`, 40, 36, { face: 'narrowBold', size: 16 })
        sheet.write(`${supplier}, ${date}, départ 7 h 15, véhicule AA-000-AA`, 40, 60, { face: 'narrow', size: 11 })
        sheet.box(40, 84, 760, 26, '#20303f', '#20303f')
        sheet.write(sum(fr(goods.kg, 0, ' ')), 50, 91, { face: 'narrowBold', size: 12, color: '#ffffff' })
        table(sheet, {
          x: 40,
          y: 120,
          lines: 'grid',
          rowHeight: 30,
          style: { face: 'narrow', size: 11.5 },
          headStyle: { face: 'narrowBold', size: 11 },
          columns: [
            { title: 'Lot', width: 50 },
            { title: 'Heure', width: 70 },
            { title: 'Lieu', width: 160 },
            { title: 'Marchandise', width: 270 },
            { title: heading, width: 70, align: 'right' },
            { title: 'Signature', width: 140 },
          ],
          rows: goods.lines.map(({ words, kg }, at) => [String(at + 1), `${8 + at} h 30`, siteTown, words, fr(kg), '']),
        })
      },
    }
  },
)
