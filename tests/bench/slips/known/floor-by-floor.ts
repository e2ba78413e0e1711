import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'
import { cargo, type Stocked } from './cargo.ts'

const stock: readonly Stocked[] = [
  ['BA13-250', 'Plaque BA13 2,50 × 1,20 m', 'pl', 27, 9, 30],
  ['BA13H', 'Plaque BA13 hydro 2,50 × 1,20 m', 'pl', 28.5, 14, 12],
  ['BA18F', 'Plaque BA18 feu 2,50 × 1,20 m', 'pl', 45, 17, 10],
  ['R48', 'Rail 48 3 m', 'u', 1.8, 3, 30],
  ['M48', 'Montant 48/35 2,50 m', 'u', 1.9, 3, 60],
  ['F530', 'Fourrure F530 5,30 m', 'u', 2.8, 5, 40],
  ['MAP', 'Mortier adhésif 25 kg', 'sac', 25, 9, 12],
  ['EJ', 'Enduit joint 25 kg', 'sac', 25, 22, 6],
]

/** Plasterboard craned floor by floor: a small table and a weight for every level, then the weight of the delivery. */
export const floorByFloor = layout('floor-by-floor', [
  { seed: 10_701, levels: ['RDC', 'R+1'], label: 'Poids total livraison' },
  { seed: 10_705, levels: ['RDC', 'R+1', 'R+2'], label: 'POIDS TOTAL DE LA LIVRAISON' },
], ({ seed, levels, label }) => {
  const loads = levels.map((level, at) => ({ level, ...cargo(seed + at * 31, stock, 4, 1) }))
  const kg = Number(loads.reduce((sum, load) => sum + load.kg, 0).toFixed(1))
  return {
    expectedKg: kg,
    draw(sheet) {
      const { street, town, client, site, siteTown, slip, order, date, phone } = marks(seed)
      sheet.write('Plâtres & Cloisons Exemple', 40, 32, { face: 'sansBold', size: 15 })
      sheet.write(`${street} - ${town} - ${phone}`, 40, 52, { size: 8 })
      sheet.write('Livraison à l\'étage', 555, 32, { face: 'sansBold', size: 12, align: 'right' })
      sheet.write(`BL ${slip} du ${date} - commande ${order}`, 555, 50, { size: 8.5, align: 'right' })
      block(sheet, [`${client} - ${site}`, siteTown, 'Camion grue 26 T, portée 18 m, fourche à plaques'], 40, 74, 13, { size: 9 })
      let y = 126
      for (const load of loads) {
        sheet.write(`Niveau ${load.level}`, 40, y, { face: 'sansBold', size: 10 })
        y = table(sheet, { x: 40, y: y + 14, lines: 'grid', rowHeight: 16, headHeight: 16, style: { size: 8.5 }, headStyle: { face: 'sansBold', size: 8 }, headFill: '#eee', columns: [{ title: 'Article', width: 80 }, { title: 'Libellé', width: 275 }, { title: 'Quantité', width: 70, align: 'right' }, { title: 'Poids (kg)', width: 90, align: 'right' }], rows: load.lines.map(({ code, words, count, unit, kg: lineKg }) => [code, words, `${count} ${unit}`, fr(lineKg, 1, ' ')]) })
        sheet.write(`Poids niveau ${load.level} : ${fr(load.kg, 1, ' ')} kg`, 551, y + 5, { size: 9, align: 'right' })
        y += 30
      }
      sheet.box(330, y, 225, 22, '#333', '#333')
      sheet.write(`${label} : ${fr(kg, 1, ' ')} kg`, 548, y + 7, { face: 'sansBold', size: 9, color: '#fff', align: 'right' })
      block(sheet, ['Plancher porteur : répartir les piles, 5 plaques maximum par mètre linéaire.', 'Réserve et signature du chef de chantier :'], 40, y + 40, 16, { size: 8.5 })
    },
  }
})
