import { fr } from '../drawing/french-number.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { table } from '../drawing/table.ts'
import { consigned, type ConsignedLine, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { plumbingWares } from './marsh-wares.ts'

/** One leaf torn in two: the customer's copy and the driver's, the same note on both. */
export const twoCopiesOneLeaf = layout<{ seed: number; take: Take }>('two-copies-one-leaf-marsh', [
  { seed: 303690, take: [[0, 1], [3, 2], [6, 1]] },
  { seed: 303691, take: [[1, 4], [2, 2], [8, 4], [7, 4]] },
], ({ seed, take }) => {
  const { lines, kg } = consigned(plumbingWares, take, 1)
  return {
    expectedKg: kg,
    draw(sheet) {
      copy(sheet, seed, lines, kg, 0, 'Exemplaire client')
      sheet.rule(20, 421, 575, 421, 0.6, '#777', 4)
      copy(sheet, seed, lines, kg, 421, 'Exemplaire chauffeur – à retourner signé')
    },
  }
})

function copy(sheet: Sheet, seed: number, lines: readonly ConsignedLine[], kg: number, top: number, whose: string): void {
  const who = marshParties(seed)
  sheet.write('Chauffage Spécimen', 40, top + 24, { face: 'sansBold', size: 14 })
  sheet.write(`BL ${who.number} – ${who.day}`, 555, top + 26, { face: 'sansBold', size: 11, align: 'right' })
  sheet.write(whose, 555, top + 42, { size: 8, align: 'right', color: '#555' })
  sheet.write('12 rue du Modèle – 06700 ST-LAURENT-DU-VAR', 40, top + 44, { size: 8.5 })
  writtenLines(sheet, [who.client, `${who.site}, ${who.siteStreet}, ${who.siteTown}`], 40, top + 66, 13, { size: 9 }, { face: 'sansBold', size: 9 })
  const columns = [{ title: 'Réf.', width: 80 }, { title: 'Désignation', width: 285 }, { title: 'Qté', width: 60, align: 'right' as const }, { title: 'Poids', width: 90, align: 'right' as const }]
  const rows = lines.map((line) => [line.code, line.words, String(line.count), `${fr(line.kg, 1)} kg`])
  const foot = table(sheet, { x: 40, y: top + 104, columns, rows, rowHeight: 20, lines: 'grid', headFill: '#eee' })
  sheet.write(`Poids total : ${fr(kg, 1)} kg`, 551, foot + 8, { face: 'sansBold', size: 10, align: 'right' })
  sheet.box(315, foot + 36, 240, 60)
  sheet.write('Signature', 321, foot + 40, { size: 7.5 })
}
