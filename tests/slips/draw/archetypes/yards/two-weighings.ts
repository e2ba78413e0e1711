import { fr } from '#tests/slips/draw/french-number.ts'
import { marks } from '#tests/slips/draw/letterheads.ts'
import { layout } from '#tests/slips/draw/layout.ts'

/** Empty on the way in, loaded on the way out, beside each other; what was taken is the difference, printed as net. */
export const twoWeighings = layout(
  'two-weighings',
  [
    { seed: 3910, entry: 2140, exit: 2760, heads: ['ENTRÉE (vide)', 'SORTIE (charge)', 'NET'], unit: ' kg' },
    { seed: 3920, entry: 1985, exit: 3110, heads: ['Pesée vide', 'Pesée pleine', 'Poids net livré'], unit: ' kg' },
    { seed: 3930, entry: 2.06, exit: 2.94, heads: ['Tare (t)', 'Brut (t)', 'Net (t)'], unit: '' },
  ],
  ({ seed, entry, exit, heads, unit }) => {
    const inTonnes = exit < 100
    const show = (weight: number) => `${inTonnes ? fr(weight, 2) : fr(weight, 0, ' ')}${unit}`
    return {
      expectedKg: Math.round((exit - entry) * (inTonnes ? 1000 : 1)),
      paper: { size: 'A5', landscape: true },
      draw(sheet) {
        const { supplier, client, siteTown, slip, date } = marks(seed)
        sheet.write(`Plate-forme ${supplier}`, 40, 32, { face: 'bookBold', size: 16 })
        sheet.write(`Bon de livraison ${slip} – ${date} 10:17`, 40, 58, { face: 'book', size: 11 })
        sheet.write(`Client : ${client}, ${siteTown}`, 40, 78, { face: 'book', size: 11 })
        sheet.write('Matériau : terre végétale criblée', 40, 98, { face: 'book', size: 11 })
        ;[entry, exit, exit - entry].forEach((weight, at) => {
          sheet.box(40 + at * 172, 140, 164, 90, at === 2 ? '#eee6d6' : undefined)
          sheet.write(heads[at]!, 122 + at * 172, 154, { face: 'book', size: 11, align: 'center' })
          sheet.write(show(weight), 122 + at * 172, 184, { face: 'bookBold', size: 20, align: 'center' })
        })
        sheet.write('Pont-bascule vérifié. Véhicule AA-000-AA, PTAC 3 500 kg.', 40, 260, { face: 'book', size: 9.5 })
      },
    }
  },
)
