import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'
import { electricalWares } from './east-wares.ts'

/** A workbook printed with its grid: with a sum, without one, or with unit weights of goods not yet counted. */
export const electricianWorkbook = layout(
  'electrician-workbook-east',
  [
    { seed: 9550, kind: 'summed', take: [[0, 1], [3, 4], [5, 18], [6, 6], [10, 12]] as const },
    { seed: 9551, kind: 'listed', take: [[9, 1], [12, 2], [4, 3], [7, 10]] as const },
    { seed: 9552, kind: 'uncounted', take: [[5, 1], [10, 1], [6, 1], [1, 1]] as const },
  ],
  ({ seed, kind, take }) => {
    const goods = consigned(electricalWares, take, 1)
    const { client, site, siteTown, date } = parties(seed)
    const counted = kind !== 'uncounted'
    const filler = Array.from({ length: 10 - take.length }, () => ['', '', '', '', ''])
    return {
      expectedKg: counted ? goods.kg : null,
      draw(sheet) {
        const plain = { face: 'modern', size: 9 } as const
        const bold = { face: 'modernBold', size: 9 } as const
        sheet.box(50, 50, 495, 30, '#fff2cc', '#888')
        sheet.write(`LIVRAISON CHANTIER – ${site} – ${date}`, sheet.width / 2, 59, { face: 'modernBold', size: 11, align: 'center' })
        table(sheet, { x: 50, y: 80, lines: 'grid', style: plain, headStyle: plain, headHeight: 18, rowHeight: 18, columns: [{ title: 'De : Électricité Exemple', width: 250 }, { title: `Pour : ${client} – ${siteTown}`, width: 245 }], rows: [] })
        const rows = goods.lines.map(({ words, unit, count, unitKg, kg }) => [words, unit, counted ? String(count) : 'suivant plan', fr(unitKg, 2), counted ? fr(kg, 1) : ''])
        const last = kind === 'summed' ? [['TOTAL', '', '', '', fr(goods.kg, 1)]] : [['', '', '', '', '']]
        const foot = table(sheet, {
          x: 50, y: 98, lines: 'grid', style: plain, headStyle: bold, headFill: '#d9e2f3', rowHeight: 19,
          columns: [{ title: 'Matériel', width: 225 }, { title: 'Unité', width: 50, align: 'center' }, { title: 'Quantité', width: 75, align: 'right' }, { title: 'Poids U (kg)', width: 70, align: 'right' }, { title: 'Poids (kg)', width: 75, align: 'right' }],
          rows: [...rows, ...(kind === 'summed' ? last : []), ...filler],
        })
        sheet.write('Réceptionné par :', 50, foot + 20, plain)
        sheet.write('Feuil1', sheet.width / 2, 806, { ...plain, size: 7.5, align: 'center' })
      },
    }
  },
)
