import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { bars, stacked } from './furniture.ts'

interface Variant {
  readonly seed: number
  readonly pallet: string
  readonly kg: number
  readonly goods: string
  readonly whole: boolean
}

/** A label stuck on a pallet: when it is one of several, nobody knows what the load weighs. */
export const palletAddressLabel = layout<Variant>(
  'pallet-address-label',
  [
    { seed: 12181, pallet: '1 / 1', kg: 684, goods: 'Chape allégée sacs', whole: true },
    { seed: 12182, pallet: '2 / 4', kg: 912, goods: 'Carreaux de plâtre', whole: false },
    { seed: 12183, pallet: '1 / 1', kg: 246.5, goods: 'Volets roulants', whole: true },
  ],
  ({ seed, pallet, kg, goods, whole }) => {
    const { supplier, client, site, siteTown, slip, order } = marks(seed)
    return {
      expectedKg: whole ? kg : null,
      paper: { size: [298, 420] },
      draw(sheet) {
        sheet.box(8, 8, 282, 404)
        stacked(sheet, ['DE', supplier], 16, 14, 12, { face: 'narrow', size: 10 }, { face: 'narrow', size: 7 })
        sheet.rule(8, 46, 290, 46)
        stacked(sheet, ['LIVRER À', client, site, siteTown], 16, 52, 20, { face: 'narrowBold', size: 12 }, { face: 'narrow', size: 7 })
        sheet.rule(8, 138, 290, 138)
        const cells = [['BL', slip], ['COMMANDE', order], ['PALETTE', pallet], ['POIDS BRUT', `${fr(kg, kg % 1 === 0 ? 0 : 1)} kg`]]
        cells.forEach(([caption, value], at) => {
          const x = 16 + (at % 2) * 141
          const y = 144 + Math.floor(at / 2) * 52
          sheet.write(caption!, x, y, { face: 'narrow', size: 7 })
          sheet.write(value!, x, y + 12, { face: 'narrowBold', size: at < 2 ? 13 : 20 })
        })
        sheet.rule(149, 138, 149, 246)
        sheet.rule(8, 190, 290, 190)
        sheet.rule(8, 246, 290, 246)
        sheet.write(goods, 16, 254, { face: 'narrowBold', size: 13 })
        sheet.write('Charge dynamique palette : 1500 kg – gerbage interdit', 16, 274, { face: 'narrow', size: 9 })
        bars(sheet, 30, 300, 238, 70, seed)
        sheet.write(`(00) 3 0000000 ${slip.slice(2)} 0`, 149, 378, { face: 'mono', size: 10, align: 'center' })
      },
    }
  },
)
