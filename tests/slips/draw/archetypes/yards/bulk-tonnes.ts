import { fr } from '#tests/slips/draw/french-number.ts'
import { marks } from '#tests/slips/draw/letterheads.ts'
import { layout } from '#tests/slips/draw/layout.ts'

/** A quarry's slip: quantities are tonnes, and so is their total. */
export const bulkTonnes = layout(
  'bulk-tonnes',
  [
    { seed: 1910, tonnes: [0.4, 0.65], heading: 'Quantité (t)', total: 'Total livré (t)' },
    { seed: 1920, tonnes: [0.35, 0.2, 0.225], heading: 'Poids (T)', total: 'TOTAL' },
    { seed: 1930, tonnes: [0.88], heading: 'Tonnes', total: 'Tonnage livré' },
  ],
  ({ seed, tonnes, heading, total }) => {
    const sum = tonnes.reduce((all, each) => all + each, 0)
    return {
      expectedKg: Math.round(sum * 1000),
      paper: { size: 'A5' },
      draw(sheet) {
        const { supplier, client, siteTown, slip, date } = marks(seed)
        sheet.write(`Sablière ${supplier}`, 36, 34, { face: 'serifBold', size: 15 })
        sheet.write(`Bon de livraison n° ${slip}`, 36, 58, { face: 'serif', size: 12 })
        sheet.write(`${date} – ${client}, ${siteTown}`, 36, 76, { face: 'serif', size: 11 })
        sheet.box(36, 110, 348, 26, '#e9e4d8')
        sheet.write('Matériau', 44, 117, { face: 'serifBold', size: 12 })
        sheet.write(heading, 376, 117, { face: 'serifBold', size: 12, align: 'right' })
        const names = ['Sable à maçonner 0/4', 'Gravillon concassé 6/20', 'Tout-venant 0/31,5']
        tonnes.forEach((each, at) => {
          sheet.write(names[at]!, 44, 144 + at * 24, { face: 'serif', size: 12 })
          sheet.write(fr(each, 3), 376, 144 + at * 24, { face: 'serif', size: 12, align: 'right' })
          sheet.rule(36, 162 + at * 24, 384, 162 + at * 24, 0.4)
        })
        sheet.write(total, 44, 152 + tonnes.length * 24, { face: 'serifBold', size: 13 })
        sheet.write(fr(sum, 3), 376, 152 + tonnes.length * 24, { face: 'serifBold', size: 13, align: 'right' })
        sheet.write('Granulats marqués CE. Déchargement par benne.', 36, 300, { face: 'serif', size: 10 })
      },
    }
  },
)
