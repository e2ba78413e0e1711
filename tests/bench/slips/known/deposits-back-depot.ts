import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { desk, type Trade } from './lowland-desk.ts'
import { figure } from './lowland-print.ts'
import { shelves } from './lowland-shelves.ts'

interface Variant { readonly seed: number; readonly trade: Trade; readonly take: Take; readonly back: readonly (readonly [words: string, count: number])[] }

const variants: readonly Variant[] = [
  { seed: 9751, trade: 'tile', take: [[7, 42], [4, 20], [10, 4]], back: [['Palette consignée 100 × 120', 3], ['Big bag vide', 2]] },
  { seed: 9752, trade: 'electric', take: [[1, 2], [6, 20], [2, 12]], back: [['Touret bois T 800 vide', 4]] },
]

/** A depot's round slip: delivered above, deposits taken back below; only what is delivered is weighed. */
export const depositsBackDepot = layout('deposits-back-depot-lowland', variants, ({ seed, trade, take, back }) => {
  const { lines, kg } = consigned(shelves[trade], take, 0)
  const who = desk(seed, trade)
  return {
    expectedKg: kg,
    draw(sheet) {
      const style = { face: 'narrow', size: 10 } as const
      const strong = { face: 'narrowBold', size: 10 } as const
      sheet.write(who.supplier, 40, 34, { face: 'narrowBold', size: 17 })
      sheet.write(`${who.street} – ${who.town} – Tél. ${who.phone}`, 40, 56, style)
      sheet.box(385, 30, 170, 44, '#222', '#222')
      writtenLines(sheet, ['BON DE TOURNÉE', `${who.slip} – ${who.date}`], 470, 37, 17, { ...style, color: '#fff', align: 'center' }, { face: 'narrowBold', size: 13, color: '#fff', align: 'center' })
      writtenLines(sheet, [`Client : ${who.client}`, `Livrer : ${who.site}, ${who.siteStreet}, ${who.siteTown}`, 'Chauffeur : tournée 3 – ordre 5'], 40, 88, 15, style, strong)
      sheet.write('LIVRÉ', 40, 142, { face: 'narrowBold', size: 12 })
      const delivered = table(sheet, {
        x: 40, y: 162, lines: 'grid', style, headStyle: strong, headFill: '#ddd', rowHeight: 20,
        columns: [{ title: 'Code', width: 70 }, { title: 'Désignation', width: 265 }, { title: 'Quantité', width: 60, align: 'right' }, { title: 'Unité', width: 50, align: 'center' }, { title: 'Kg', width: 70, align: 'right' }],
        rows: [...lines.map((line) => [line.code, line.words, String(line.count), line.unit, figure(line.kg, 0, 'blank')]), ['', 'Total livré', '', '', figure(kg, 0, 'blank')]],
      })
      sheet.write('REPRIS (consignes)', 40, delivered + 18, { face: 'narrowBold', size: 12 })
      const taken = table(sheet, {
        x: 40, y: delivered + 38, lines: 'grid', style, headStyle: strong, headFill: '#ddd', rowHeight: 20,
        columns: [{ title: 'Désignation', width: 335 }, { title: 'Quantité', width: 60, align: 'right' }, { title: 'Avoir HT', width: 120, align: 'right' }], rows: back.map(([words, count]) => [words, String(count), figure(count * 18, 2)]),
      })
      sheet.write('Heure d’arrivée : ......... h .........     Heure de départ : ......... h .........', 40, taken + 20, style)
      sheet.box(40, taken + 44, 515, 70)
      sheet.write('Client : nom, signature, observations', 48, taken + 50, style)
    },
  }
})
