import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Ware } from './consigned.ts'
import { layout } from '../layout.ts'
import { addressOf } from './form-parts.ts'

const wares: readonly Ware[] = [
  ['E101', 'Câble R2V 3G2,5 touret 500 m', 'TOU', 96, 410],
  ['E118', 'Câble R2V 5G6 couronne 50 m', 'CRN', 24.5, 172],
  ['E204', 'Gaine ICTA 25 couronne 100 m', 'CRN', 10.2, 42],
  ['E231', 'Chemin de câbles dalle 200 – 3 m', 'U', 8.4, 39],
  ['E305', 'Coffret 4 rangées équipé', 'U', 14.6, 280],
  ['E340', 'Luminaire étanche LED 1,5 m', 'U', 2.3, 45],
  ['E377', 'Boîte de dérivation 105x105 (lot 10)', 'LOT', 1.5, 12],
  ['E412', 'Piquet de terre 1,5 m', 'U', 2.1, 9],
]

// Of the third only the first sheet came.
export const reportedPages = layout(
  'reported-pages',
  [
    { seed: 11_181, turns: 4, first: 18, whole: true },
    { seed: 11_182, turns: 3, first: 15, whole: true },
    { seed: 11_183, turns: 4, first: 18, whole: false },
  ],
  ({ seed, turns, first, whole }) => {
    const take = Array.from({ length: turns * 8 - 3 }, (_, at) => [at % 8, 1 + ((at * 5 + seed) % 4)] as const)
    const pages = [consigned(wares, take.slice(0, first), 1), consigned(wares, take.slice(first), 1)] as const
    const kg = pages[0].kg + pages[1].kg
    return {
      expectedKg: whole ? Number(kg.toFixed(1)) : null,
      draw(sheet) {
        const { slip, date } = marks(seed)
        const face = 'sans'
        const bold = 'sansBold'
        const columns = [{ title: 'Réf', width: 55 }, { title: 'Désignation', width: 260 }, { title: 'Qté', width: 50, align: 'right' }, { title: 'Unité', width: 55, align: 'center' }, { title: 'Poids kg', width: 95, align: 'right' }] as const
        const page = (at: 0 | 1) => {
          sheet.write('ÉLEC MODÈLE', 40, 34, { face: bold, size: 15 })
          sheet.write(`Bordereau de livraison ${slip}`, 555, 34, { face: bold, size: 11, align: 'right' })
          sheet.write(`${date}     Page ${at + 1} sur 2`, 555, 50, { face, size: 9, align: 'right' })
          addressOf(seed).forEach((line, row) => sheet.write(line, 40, 62 + row * 12, { face, size: 9 }))
          const rows = pages[at].lines.map((line) => [line.code, line.words, String(line.count), line.unit, fr(line.kg, 1, ' ')])
          const carried = ['', 'Report', '', '', fr(pages[0].kg, 1, ' ')]
          const foot = table(sheet, { x: 40, y: 110, columns, rows: at === 1 ? [carried, ...rows] : rows, lines: 'columns', downTo: 700, style: { face, size: 9 }, headStyle: { face: bold, size: 9 } })
          sheet.box(355, foot, 200, 22)
          sheet.write(at === 0 ? 'À reporter' : 'POIDS TOTAL kg', 362, foot + 7, { face: bold, size: 9.5 })
          sheet.write(fr(at === 0 ? pages[0].kg : kg, 1, ' '), 551, foot + 7, { face: bold, size: 9.5, align: 'right' })
        }
        page(0)
        if (!whole) return
        sheet.nextPage()
        page(1)
      },
    }
  },
)
