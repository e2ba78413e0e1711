import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { captioned, stacked } from './furniture.ts'

interface Variant {
  readonly seed: number
  readonly goods: readonly string[]
  readonly kg: number
  readonly parcels: string
}

/** The same third of a page three times, to tear apart: one for each who signs. */
export const tearOffThirds = layout<Variant>(
  'tear-off-thirds',
  [
    { seed: 12271, goods: ['14 u Poteau bois 9 × 9 – 2,40 m', '6 u Panneau claustra 180 × 180', '1 carton quincaillerie'], kg: 268, parcels: '3' },
    { seed: 12272, goods: ['1 u Poêle à granulés 8 kW', '1 lot conduits émaillés Ø 80'], kg: 139.5, parcels: '2' },
  ],
  ({ seed, goods, kg, parcels }) => {
    const { client, site, siteTown, slip, date, phone } = marks(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        ;['Exemplaire client', 'Exemplaire transporteur', 'Exemplaire dépôt'].forEach((copy, at) => {
          const top = at * 280
          if (at > 0) sheet.rule(14, top, 581, top, 0.5, '#888', 4)
          sheet.write('DÉPÔT EXEMPLE AMÉNAGEMENT', 36, top + 22, { face: 'sansBold', size: 11 })
          sheet.write(copy, 559, top + 24, { size: 8.5, align: 'right', color: '#555' })
          sheet.write(`Bon de sortie ${slip} – ${date} – dépôt : ${phone}`, 36, top + 40, { size: 9 })
          sheet.box(36, top + 60, 300, 120)
          stacked(sheet, ['Marchandise', ...goods], 44, top + 66, 18, { size: 9.5 }, { size: 7.5, color: '#555' })
          sheet.box(346, top + 60, 213, 120)
          stacked(sheet, ['Livraison', client, site, siteTown], 354, top + 66, 18, { size: 8.5 }, { size: 7.5, color: '#555' })
          captioned(sheet, [['Colis :', parcels], ['Poids :', `${fr(kg, kg % 1 === 0 ? 0 : 1)} kg`]], [354, top + 144], 44, 16, { size: 9.5 }, { face: 'sansBold', size: 10 })
          sheet.write('Date, heure et signature :', 36, top + 194, { size: 9 })
        })
      },
    }
  },
)
