import { chance } from '../drawing/chance.ts'
import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { under } from './corners.ts'

/** A logistics platform's packing list: one line for each pallet with its sizes, and the sum of them. */
export const palletDetail = layout('pallet-detail', [
  { seed: 8281, pallets: [412, 388.5, 276] },
  { seed: 8282, pallets: [642.4, 655.8, 610, 598.6, 340.2] },
  { seed: 8283, pallets: [148.5, 92] },
], ({ seed, pallets }) => {
  const kg = Number(pallets.reduce((all, one) => all + one, 0).toFixed(1))
  return {
    expectedKg: kg,
    draw(sheet) {
      const luck = chance(seed)
      const { client, site, siteTown, slip, date, order } = marks(seed)
      sheet.write('Plateforme Exemple Logistique', 40, 36, { face: 'modernBold', size: 13 })
      sheet.write('Liste de colisage', 40, 56, { face: 'modern', size: 18, color: '#37474f' })
      under(sheet, [`Expédition ${slip}`, `Commande ${order}`, `Date d’expédition ${date}`, 'Incoterm : DAP'], 40, 90, 14, { face: 'modern', size: 9 })
      under(sheet, ['Livrer à', client, site, siteTown], 330, 90, 14, { face: 'modern', size: 9 }, { face: 'modernBold', size: 8 })
      const y = table(sheet, {
        x: 40, y: 166, lines: 'grid', headFill: '#eceff1', rowHeight: 24, headStyle: { face: 'modernBold', size: 8 }, style: { face: 'modern', size: 9 },
        columns: [{ title: 'Palette', width: 60, align: 'center' }, { title: 'SSCC', width: 160 }, { title: 'Dimensions (cm)', width: 115, align: 'center' }, { title: 'Colis', width: 60, align: 'right' }, { title: 'Poids brut (kg)', width: 120, align: 'right' }],
        rows: pallets.map((one, at) => [`${at + 1}/${pallets.length}`, `3${luck.digits(17)}`, `120 × 80 × ${luck.whole(60, 180)}`, String(luck.whole(4, 30)), fr(one, 1)]),
      })
      sheet.write(`Total ${pallets.length} palettes`, 48, y + 12, { face: 'modernBold', size: 10 })
      sheet.write(`Poids brut total : ${fr(kg, 1, ' ')} kg`, 551, y + 12, { face: 'modernBold', size: 10, align: 'right' })
      sheet.write('Palettes Europe à échanger. Ne pas gerber.', 40, y + 44, { face: 'modern', size: 8.5 })
      sheet.write('Contrôle au départ : ______________', 40, 770, { face: 'modern', size: 9 })
    },
  }
})
