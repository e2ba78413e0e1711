import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'

const wares: readonly Ware[] = [
  ['NHL35', 'Chaux hydraulique naturelle NHL 3,5 – sac 25 kg', 'sac', 25, 9.8],
  ['NHL2', 'Chaux hydraulique naturelle NHL 2 – sac 25 kg', 'sac', 25, 11.2],
  ['CL90', 'Chaux aérienne CL 90-S – sac 20 kg', 'sac', 20, 10.4],
  ['BADI', 'Badigeon blanc – seau 15 kg', 'seau', 15, 48],
  ['OCRE', 'Ocre jaune – sachet 1 kg', 'sachet', 1, 6.5],
]

/** A lime works: no weight in the table; net and gross weight on two lines under it. */
export const limeBurner = layout('lime-burner', [
  { seed: 9061, take: [[0, 20], [2, 10], [4, 5]] as Take, packing: 27 },
  { seed: 9062, take: [[0, 60], [1, 20], [3, 6]] as Take, packing: 66 },
], ({ seed, take, packing }) => {
  const { lines, kg } = consigned(wares, take, 0)
  return {
    expectedKg: kg + packing,
    draw(sheet) {
      const { client, site, siteTown, slip, order, date, account } = marks(seed)
      sheet.write('Chaux & Enduits Exemple', 297, 40, { face: 'serifBold', size: 22, align: 'center' })
      sheet.write('Fours à chaux – 84400 EXEMPLE-EN-PROVENCE', 297, 68, { face: 'serif', size: 10, align: 'center' })
      sheet.rule(50, 88, 545, 88)
      writtenLines(sheet, [`BON DE LIVRAISON N° ${slip}`, `Date : ${date}`, `Compte : ${account}`, `Réf. : ${order}`], 50, 102, 14, { face: 'serif', size: 10 }, { face: 'serifBold', size: 11 })
      writtenLines(sheet, [client, site, siteTown], 350, 116, 14, { face: 'serif', size: 11 }, { face: 'serifBold', size: 11 })
      const y = table(sheet, {
        x: 50, y: 186, lines: 'columns', downTo: 470, style: { face: 'serif', size: 10 }, headStyle: { face: 'serifBold', size: 10 },
        columns: [{ title: 'Code', width: 70 }, { title: 'Désignation', width: 305 }, { title: 'Unité', width: 60, align: 'center' }, { title: 'Quantité', width: 60, align: 'right' }],
        rows: lines.map((line) => [line.code, line.words, line.unit, String(line.count)]),
      })
      sheet.write(`Poids net : ${fr(kg, 0, ' ')} kg`, 545, y + 12, { face: 'serif', size: 11, align: 'right' })
      sheet.write(`Poids brut : ${fr(kg + packing, 0, ' ')} kg`, 545, y + 28, { face: 'serifBold', size: 11, align: 'right' })
      sheet.write(`Palettes : ${kg > 1000 ? 2 : 1}`, 50, y + 12, { face: 'serif', size: 11 })
      sheet.flow('Danger – H315, H318, H335. Porter des gants de protection et un équipement de protection des yeux. En cas de contact, rincer abondamment à l’eau.', 50, y + 60, 495, { face: 'serif', size: 9 })
      sheet.write('Le chauffeur', 50, y + 110, { face: 'serif', size: 10 })
      sheet.write('Le réceptionnaire', 400, y + 110, { face: 'serif', size: 10 })
    },
  }
})
