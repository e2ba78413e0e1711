import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { twoAddressHead } from './heath-print.ts'
import { masonryWares } from './heath-wares.ts'

const first: Take = [[0, 30], [2, 90], [3, 12], [4, 10], [5, 8]]
const variants: readonly { readonly seed: number; readonly first: Take; readonly second: Take | null }[] = [
  { seed: 413135, first, second: [[6, 50], [7, 9], [11, 2]] },
  { seed: 413136, first: [[1, 20], [2, 150], [8, 2], [7, 10], [4, 4]], second: [[10, 2], [5, 6]] },
  { seed: 413137, first: [[0, 18], [1, 10], [6, 36], [8, 1], [3, 6]], second: null },
]

/** Two leaves with the weight carried over; the last one has only its first leaf. */
export const twoLeavesCarriedHeath = layout('two-leaves-carried-heath', variants, ({ seed, first: one, second }) => {
  const carried = consigned(masonryWares, one)
  const last = consigned(masonryWares, second ?? [])
  const all = Number((carried.kg + last.kg).toFixed(2))
  return {
    expectedKg: second === null ? null : all,
    draw(sheet) {
      const parties = heathParties(seed)
      const leaf = (page: number, rows: string[][]) => {
        const y = twoAddressHead(sheet, parties, { supplier: 'SPÉCIMEN NÉGOCE', title: 'BORDEREAU DE LIVRAISON', facts: [`N° ${parties.number}  Date ${parties.date}`, `Page ${page} / 2`] })
        return table(sheet, {
          x: 36, y, lines: 'columns', downTo: 640, style: { size: 8.5 },
          columns: [{ title: 'Article', width: 65 }, { title: 'Désignation', width: 268 }, { title: 'Qté', width: 60, align: 'right' }, { title: 'Un.', width: 45, align: 'center' }, { title: 'Poids kg', width: 85, align: 'right' }],
          rows,
        })
      }
      const rowsOf = ({ lines }: typeof carried) => lines.map(({ code, words, count, unit, kg }) => [code, words, String(count), unit, fr(kg, 2, ' ')])
      const foot = leaf(1, rowsOf(carried))
      sheet.write('À reporter', 460, foot + 8, { face: 'sansBold', align: 'right' })
      sheet.write(fr(carried.kg, 2, ' '), 555, foot + 8, { face: 'sansBold', align: 'right' })
      if (second === null) return
      sheet.nextPage()
      const end = leaf(2, [['', 'Report page 1', '', '', fr(carried.kg, 2, ' ')], ...rowsOf(last)])
      sheet.box(36, end + 6, 523, 24, '#f3f3f3')
      sheet.write(`Poids total : ${fr(all, 2, ' ')} kg`, 549, end + 13, { face: 'sansBold', size: 10, align: 'right' })
      sheet.write('Signature :', 44, end + 13)
    },
  }
})
