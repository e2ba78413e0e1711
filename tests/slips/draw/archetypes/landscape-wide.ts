import { fr } from '../french-number.ts'
import { bandHead } from '../letterheads.ts'
import { load } from '../load.ts'
import { table } from '../table.ts'
import { layout } from '../layout.ts'

/** A wide sheet with many number columns; the total row sums several of them. */
export const landscapeWide = layout(
  'landscape-wide',
  [
    { seed: 151, weight: 'Poids total', unit: 'Poids unitaire', word: 'Total' },
    { seed: 152, weight: 'Pds total kg', unit: 'Pds unit. kg', word: 'TOTAL LIVRAISON' },
    { seed: 153, weight: 'Poids Kg', unit: 'Kg/unité', word: 'Totaux' },
  ],
  ({ seed, weight, unit, word }) => {
    const goods = load(seed, { lines: 11, decimals: 2 })
    return {
      expectedKg: goods.kg,
      paper: { landscape: true },
      draw(sheet) {
        const y = bandHead(sheet, { seed, color: '#264653' })
        const rows = goods.lines.map(({ code, words, count, unit: each, unitKg, kg, price, total }) => [
          code,
          words,
          fr(count, 2),
          each,
          fr(unitKg, 3),
          fr(kg, 2),
          fr(kg / 850, 3),
          fr(price, 2),
          fr(total, 2, ' '),
        ])
        const volume = goods.lines.reduce((sum, { kg }) => sum + kg / 850, 0)
        table(sheet, {
          x: 40,
          y,
          lines: 'grid',
          style: { face: 'modern', size: 8 },
          headStyle: { face: 'modernBold', size: 7.5 },
          headFill: '#e9f0f1',
          rowHeight: 18,
          columns: [
            { title: 'Code', width: 60 },
            { title: 'Désignation', width: 230 },
            { title: 'Qté', width: 55, align: 'right' },
            { title: 'U', width: 45, align: 'center' },
            { title: unit, width: 80, align: 'right' },
            { title: weight, width: 80, align: 'right' },
            { title: 'Volume m3', width: 70, align: 'right' },
            { title: 'PU HT €', width: 65, align: 'right' },
            { title: 'Montant €', width: 77, align: 'right' },
          ],
          rows: [...rows, ['', word, '', '', '', fr(goods.kg, 2), fr(volume, 3), '', fr(goods.total, 2, ' ')]],
        })
      },
    }
  },
)
