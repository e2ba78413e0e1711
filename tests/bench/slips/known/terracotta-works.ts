import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'

const wares: readonly Ware[] = [
  ['', 'Tomette hexagonale rouge 15 cm', 'm²', 34, 62],
  ['', 'Carreau rustique 20 × 20 × 2', 'm²', 40, 54],
  ['', 'Plinthe terre cuite 8 × 20', 'ml', 3.1, 9.5],
  ['', 'Couvre-mur 30 × 50', 'pièce', 9.4, 12],
  ['', 'Claustra 20 × 20', 'pièce', 2.6, 5.8],
]

/** A family pottery's note from a spreadsheet: bright head, weight in the line after the table. */
export const terracottaWorks = layout('terracotta-works', [
  { seed: 9261, take: [[0, 18], [2, 22]] as Take },
  { seed: 9262, take: [[1, 65], [2, 48], [4, 30]] as Take },
  { seed: 9263, take: [[3, 16]] as Take },
], ({ seed, take }) => {
  const { lines, kg } = consigned(wares, take, 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, date, phone } = marks(seed)
      const face = { face: 'slab', size: 10 } as const
      sheet.write('Terres Cuites Exemple', 54, 48, { face: 'slabBold', size: 22, color: '#bf360c' })
      sheet.write(`Fabrication artisanale – 83690 SALERNES – ${phone}`, 54, 78, { ...face, size: 9 })
      writtenLines(sheet, [client, site, siteTown], 54, 108, 15, face, { face: 'slabBold', size: 11 })
      sheet.write(`Livraison n° ${slip}`, 541, 108, { face: 'slabBold', size: 12, align: 'right' })
      sheet.write(date, 541, 126, { ...face, align: 'right' })
      const y = table(sheet, {
        x: 54, y: 176, lines: 'grid', rowHeight: 22, style: face, headStyle: { face: 'slabBold', size: 10 }, headFill: '#ffccbc',
        columns: [{ title: 'Produit', width: 307 }, { title: 'Quantité', width: 90, align: 'right' }, { title: 'Unité', width: 90, align: 'center' }],
        rows: [...lines.map((line) => [line.words, String(line.count), line.unit]), ['Palette perdue', '1', 'pièce']],
      })
      sheet.write(`Poids total expédié : ${fr(kg, 0, ' ')} kg`, 54, y + 16, { face: 'slabBold', size: 11 })
      sheet.flow('Les nuances et variations dimensionnelles font le charme de la terre cuite. Panacher les palettes à la pose et prévoir 5 % de chute.', 54, y + 44, 487, { ...face, size: 9 })
      sheet.write('Bon pour accord à la réception :', 54, y + 96, face)
    },
  }
})
