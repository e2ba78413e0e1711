import type { Sheet } from '../drawing/sheet.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { roofShelf } from './ridge-wares.ts'
import { cents, stocked } from './ridge-load.ts'
import { timberShelf } from './ridge-more-wares.ts'
import { ridgeParties, type RidgeParties } from './ridge-parties.ts'
import { columns, figure } from './ridge-print.ts'

const list = columns(['Réf.', 66], ['Article', 210], ['Qté', 50, 'right'], ['U', 30, 'center'], ['Kg/U', 60, 'right'], ['Poids (kg)', 80, 'right'])

function head(sheet: Sheet, on: RidgeParties, page: number): void {
  sheet.write('COUVERTURE MODÈLE DISTRIBUTION', 48, 36, { face: 'slabBold', size: 14 })
  sheet.write('Quai de l’Exemple - 83600 FRÉJUS', 48, 54, { face: 'slab', size: 9 })
  sheet.write(`Bon de livraison n° LIV-${on.slip}`, 548, 36, { face: 'slabBold', size: 12, align: 'right' })
  sheet.write(`du ${on.date} - page ${page}/2`, 548, 54, { face: 'slab', size: 9, align: 'right' })
  ;[`Client : ${on.client} (${on.account})`, `Livraison : ${on.site}, ${on.siteTown}`].forEach((line, at) => sheet.write(line, 48, 78 + at * 13, { face: 'slab', size: 9.5 }))
}

function carried(sheet: Sheet, words: string, kg: number, y: number): void {
  sheet.write(words, 452, y, { face: 'slabBold', size: 9.5, align: 'right' })
  sheet.write(figure(kg, 2), 540, y, { face: 'slabBold', size: 9.5, align: 'right' })
}

/** A roofing merchant's note over two pages, the weight carried from one to the other; once the second page is missing. */
export const roofMerchantTwoLeavesRidge = layout('roof-merchant-two-leaves-ridge', [{ seed: 16220, both: true }, { seed: 16221, both: true }, { seed: 16222, both: false }], ({ seed, both }) => {
  const goods = stocked([...roofShelf, ...timberShelf], seed, 20, { times: 1.5 })
  const on = ridgeParties(seed)
  const [first, second] = [goods.lines.slice(0, 16), goods.lines.slice(16)]
  const firstKg = cents(first.reduce((sum, { kg }) => sum + kg, 0))
  const written = (lines: typeof first) => lines.map((line) => [line.code, line.words, String(line.count), line.unit, figure(line.unitKg, 2), figure(line.kg, 2)])
  const style = { face: 'slab', size: 9.5 } as const
  return {
    expectedKg: both ? goods.kg : null,
    draw(sheet) {
      head(sheet, on, 1)
      const under = table(sheet, { x: 48, y: 116, columns: list, rows: written(first), style, headStyle: { face: 'slabBold', size: 9 }, lines: 'grid', rowHeight: 20 })
      carried(sheet, 'À reporter', firstKg, under + 12)
      sheet.write('.../... suite page 2', 548, 800, { face: 'slab', size: 9, align: 'right' })
      if (!both) return
      sheet.nextPage()
      head(sheet, on, 2)
      carried(sheet, 'Report', firstKg, 112)
      const end = table(sheet, { x: 48, y: 130, columns: list, rows: written(second), style, headStyle: { face: 'slabBold', size: 9 }, lines: 'grid', rowHeight: 20 })
      sheet.box(340, end + 10, 204, 22, '#eee', '#111')
      carried(sheet, 'POIDS TOTAL', goods.kg, end + 15)
      sheet.write('Tuiles livrées sur palettes filmées de 900 à 1 050 kg, à poser sur sol stabilisé.', 48, end + 50, { face: 'slab', size: 8.5 })
      sheet.write('Bon pour réception, le', 48, 740, style)
      sheet.write('Signature', 340, 740, style)
    },
  }
})
