import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'
import { sumOf } from './west-print.ts'

type Slab = readonly [words: string, long: number, wide: number, thick: number, count: number]
const variants: readonly { seed: number; slabs: readonly Slab[]; density: number; caption: string }[] = [
  { seed: 9761, slabs: [['Appui de fenêtre pierre adoucie', 1.4, 0.35, 5, 6], ['Seuil pierre adoucie', 1, 0.4, 5, 4], ['Couvertine deux pentes', 1, 0.3, 6, 18]], density: 2.4, caption: 'Poids total approximatif' },
  { seed: 9762, slabs: [['Plan granit noir flammé', 2.6, 0.63, 3, 2], ['Crédence granit noir', 2.6, 0.5, 2, 2], ['Îlot granit noir', 1.8, 0.9, 3, 1]], density: 2.8, caption: 'Poids total' },
]

/** A stonecutter's note: slabs measured, weights by lot. */
export const stoneSlabs = layout('stone-slabs-west', variants, ({ seed, slabs, density, caption }) => {
  const areas = slabs.map(([, long, wide, , count]) => Number((long * wide * count).toFixed(2)))
  const weights = slabs.map(([, , , thick], at) => Math.round(areas[at]! * thick * 10 * density))
  const kg = sumOf(weights)
  const who = partiesOf(seed)
  return {
    expectedKg: kg,
    draw(sheet) {
      sheet.write('Marbrerie de l’Exemple', 50, 40, { face: 'bookBold', size: 19 })
      sheet.write('taille de pierre – plans de travail – dallages', 50, 66, { face: 'book', size: 9.5, color: '#666' })
      writtenLines(sheet, [who.street, who.town, who.phone], 545, 42, 13, { face: 'book', size: 9, align: 'right' })
      sheet.rule(50, 90, 545, 90, 0.8, '#999')
      sheet.write(`Bordereau de livraison n° ${who.order}`, 50, 104, { face: 'bookBold', size: 13 })
      sheet.write(`le ${who.date}`, 545, 106, { face: 'book', size: 10, align: 'right' })
      writtenLines(sheet, [`Pour : ${who.client}`, `${who.site}, ${who.siteTown}`], 50, 134, 15, { face: 'book', size: 10 })
      const foot = table(sheet, {
        x: 50, y: 180, lines: 'rows', rowHeight: 24, headHeight: 30, style: { face: 'book', size: 9.5 }, headStyle: { face: 'bookBold', size: 9 },
        rows: slabs.map(([words, long, wide, thick, count], at) => [words, `${fr(long, 2)} x ${fr(wide, 2)}`, String(thick), String(count), fr(areas[at]!, 2), String(weights[at])]),
        columns: [{ title: 'Pièces', width: 185 }, { title: 'Dimensions\nm', width: 85, align: 'center' }, { title: 'Ép.\ncm', width: 45, align: 'right' }, { title: 'Nb', width: 40, align: 'right' }, { title: 'Surface\nm²', width: 65, align: 'right' }, { title: 'Poids\nkg', width: 75, align: 'right' }],
      })
      sheet.write(caption, 400, foot + 14, { face: 'book', size: 10.5, align: 'right' })
      sheet.write(`${fr(kg, 0, ' ')} kg`, 541, foot + 13, { face: 'bookBold', size: 12, align: 'right' })
      sheet.write(`Masse volumique retenue : ${fr(density * 1000, 0, ' ')} kg/m³. Stocker les pièces sur chant, sur bois.`, 50, foot + 50, { face: 'book', size: 8.5, color: '#666' })
      sheet.write('Bon pour réception :', 330, 560, { face: 'book', size: 10 })
    },
  }
})
