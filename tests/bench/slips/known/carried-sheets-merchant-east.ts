import type { Sheet } from '../drawing/sheet.ts'
import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type ConsignedLine } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'
import { electricalWares, plumbingWares, toolWares, type Rows } from './east-wares.ts'

const shelf: Rows = [...plumbingWares, ...toolWares, ...electricalWares]
const everyThird = (from: number, count: number) => Array.from({ length: count }, (_, at) => [(from + at * 3) % shelf.length, 1 + ((from + at * 5) % 6)] as const)

/** Sheets whose weights are carried over; one came without its last sheet. */
export const carriedSheetsMerchant = layout(
  'carried-sheets-merchant-east',
  [
    { seed: 9510, lines: 30, perPage: 18, lost: false },
    { seed: 9511, lines: 44, perPage: 18, lost: false },
    { seed: 9512, lines: 26, perPage: 18, lost: true },
  ],
  ({ seed, lines, perPage, lost }) => {
    const goods = consigned(shelf, everyThird(seed % 11, lines))
    const pages = Math.ceil(lines / perPage)
    return {
      expectedKg: lost ? null : goods.kg,
      draw(sheet) {
        let carried = 0
        for (let page = 0; page < (lost ? 1 : pages); page++) {
          if (page > 0) sheet.nextPage()
          const shown = goods.lines.slice(page * perPage, (page + 1) * perPage)
          const foot = drawn(sheet, seed, shown, page, pages, carried)
          carried = Number((carried + shown.reduce((sum, { kg }) => sum + kg, 0)).toFixed(2))
          const last = page === pages - 1
          sheet.box(395, foot + 4, 172, 22)
          sheet.write(last ? 'TOTAL POIDS (KG)' : 'A reporter', 402, foot + 11, { face: last ? 'sansBold' : 'sans' })
          sheet.write(fr(carried, 2), 563, foot + 11, { face: last ? 'sansBold' : 'sans', align: 'right' })
          if (last) sheet.write('Émargement du réceptionnaire :', 28, foot + 50, { face: 'sans' })
        }
      },
    }
  },
)

function drawn(sheet: Sheet, seed: number, lines: readonly ConsignedLine[], page: number, pages: number, carried: number): number {
  const { client, clientStreet, clientTown, number, date, account, street, town } = parties(seed)
  sheet.write('DISTRIBUTION MODÈLE', 28, 30, { face: 'sansBold', size: 14 })
  writtenLines(sheet, ['Outillage – Sanitaire – Électricité', street, town], 28, 50, 11, { size: 8.5 })
  writtenLines(sheet, [client, clientStreet, clientTown], 370, 70, 12, { size: 10 })
  sheet.write(`BORDEREAU DE LIVRAISON ${number} du ${date}`, 28, 120, { face: 'sansBold', size: 11 })
  sheet.write(`Compte ${account}`, 370, 120)
  sheet.write(`Page ${page + 1}/${pages}`, 567, 120, { align: 'right' })
  const rows = lines.map(({ code, words, unit, count, unitKg, kg }) => [code, words, String(count), unit, fr(unitKg, 2), fr(kg, 2)])
  return table(sheet, {
    x: 28, y: 144, lines: 'grid', headFill: '#ddd', headStyle: { face: 'sansBold', size: 8.5 }, style: { size: 8.5 }, downTo: 144 + 22 + 19 * 17,
    columns: [{ title: 'Code', width: 82 }, { title: 'Libellé', width: 245 }, { title: 'Qté', width: 40, align: 'right' }, { title: 'U', width: 40, align: 'center' }, { title: 'Poids U.', width: 60, align: 'right' }, { title: 'Poids', width: 72, align: 'right' }],
    rows: page === 0 ? rows : [['', 'Report', '', '', '', fr(carried, 2)], ...rows],
  })
}
