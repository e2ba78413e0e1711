import { fr } from '../french-number.ts'
import { plainHead, signatures } from '../letterheads.ts'
import { load } from '../load.ts'
import { table } from '../table.ts'
import { layout } from '../layout.ts'

/**
 * Two to four pages: 'À reporter' at the foot, 'Report' at the head, the total on the last page. Without that page
 * nobody knows it.
 */
export const carriedForward = layout(
  'carried-forward',
  [
    { seed: 131, pages: 2, perPage: 10, forward: 'À reporter', brought: 'Report', upToKg: 1300, kept: 2 },
    { seed: 132, pages: 3, perPage: 8, forward: 'A REPORTER', brought: 'REPORT', upToKg: 3000, kept: 3 },
    {
      seed: 133,
      pages: 4,
      perPage: 7,
      forward: 'Sous-total à reporter',
      brought: 'Report page précédente',
      upToKg: 4000,
      kept: 4,
    },
    { seed: 134, pages: 2, perPage: 9, forward: 'A reporter', brought: 'Report', upToKg: 1300, kept: 1 },
  ],
  ({ seed, pages, perPage, forward, brought, upToKg, kept }) => {
    const goods = load(seed, { lines: pages * perPage, decimals: 2, upToKg })
    return {
      expectedKg: kept < pages ? null : goods.kg,
      draw(sheet) {
        const columns = [
          { title: 'Code', width: 65 },
          { title: 'Désignation', width: 290 },
          { title: 'Qté', width: 60, align: 'right' },
          { title: 'Poids kg', width: 100, align: 'right' },
        ] as const
        let sum = 0
        for (let page = 0; page < kept; page++) {
          if (page > 0) sheet.nextPage()
          const lines = goods.lines.slice(page * perPage, (page + 1) * perPage)
          const rows = lines.map(({ code, words, count, kg }) => [code, words, String(count), fr(kg, 2)])
          const before = page > 0 ? [['', brought, '', fr(sum, 2)]] : []
          sum += lines.reduce((all, { kg }) => all + kg, 0)
          const last = page === pages - 1
          const after = ['', last ? 'TOTAL GÉNÉRAL' : forward, '', fr(last ? goods.kg : sum, 2)]
          table(sheet, {
            x: 40,
            y: plainHead(sheet, { seed }),
            columns,
            rows: [...before, ...rows, after],
            lines: 'grid',
            rowHeight: 20,
          })
          sheet.write(`Page ${page + 1}/${pages}`, 555, 810, { size: 8, align: 'right' })
          if (last) signatures(sheet, 740)
        }
      },
    }
  },
)
