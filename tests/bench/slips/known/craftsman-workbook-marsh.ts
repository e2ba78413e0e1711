import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { finishingWares, masonryWares } from './marsh-wares.ts'

/** A craftsman's workbook, its cells all drawn: kilos each, kilos in all, and a yellow sum. */
export const craftsmanWorkbook = layout<{ seed: number; wares: readonly Ware[]; take: Take; sumWords: string }>('craftsman-workbook-marsh', [
  { seed: 303640, wares: masonryWares, take: [[0, 8], [1, 30], [7, 10]], sumWords: 'TOTAL KG' },
  { seed: 303641, wares: finishingWares, take: [[0, 12], [2, 20], [3, 8], [5, 2], [7, 1]], sumWords: 'Total' },
], ({ seed, wares, take, sumWords }) => {
  const { lines, kg } = consigned(wares, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const who = marshParties(seed)
      sheet.write('Entreprise Modèle – maçonnerie et plâtrerie', 50, 46, { face: 'sansBold', size: 13 })
      sheet.write('Livraison chantier', 50, 70, { face: 'sansBold', size: 11 })
      writtenLines(sheet, [`Date : ${who.day}`, `Chantier : ${who.site}`, `Adresse : ${who.siteStreet}, ${who.siteTown}`, `Bon n° ${who.account}`], 50, 92, 15, { size: 10 })
      const columns = [{ title: 'Matériel', width: 250 }, { title: 'Quantité', width: 70, align: 'right' as const }, { title: 'kg / unité', width: 80, align: 'right' as const }, { title: 'kg', width: 90, align: 'right' as const }]
      const rows = [...lines.map((line) => [line.words, String(line.count), fr(line.unitKg, 2), fr(line.kg, 2)]), ['', '', '', ''], ['', '', '', '']]
      const foot = table(sheet, { x: 50, y: 166, columns, rows, rowHeight: 18, lines: 'grid', headFill: '#d9e1f2', style: { size: 10 } })
      sheet.box(50, foot, 490, 20, '#ffff66', '#111')
      sheet.write(sumWords, 54, foot + 5, { face: 'sansBold', size: 10 })
      sheet.write(fr(kg, 2), 536, foot + 5, { face: 'sansBold', size: 10, align: 'right' })
      sheet.write('Camionnette : charge utile 1 150 kg, ne pas dépasser', 50, foot + 40, { size: 9.5 })
      sheet.write('Reçu par :', 50, foot + 64, { size: 10 })
    },
  }
})
