import { fr } from '../drawing/french-number.ts'
import { chance } from '../drawing/chance.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consignment, rounded, type ConsignmentLine } from './consignment.ts'
import { stack } from './stack.ts'

/** A general merchant's slip over several pages: each page's weight is carried over, the last page says what it comes to. */
export const carriedPages = layout('carried-pages', [
  { seed: 8381, pages: [['drywall', 980], ['plumbing', 190], ['hardware', 60]] },
  { seed: 8382, pages: [['masonry', 1900], ['wood', 640]] },
] as const, ({ seed, pages }) => {
  const parts = pages.map(([shelf, nearKg], at) => consignment(seed + at * 9, shelf, { lines: 9, nearKg, decimals: 2 }))
  const kg = rounded(parts.reduce((sum, part) => sum + part.kg, 0), 2)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, order, date, account } = marks(seed)
      const luck = chance(seed)
      const set = { face: 'narrow', size: 9.5 } as const
      const bold = { face: 'narrowBold', size: 9.5 } as const
      const row = (line: ConsignmentLine) => [luck.digits(6), line.words, String(line.count), line.unit, fr(line.kg, 2, ' '), fr(line.total, 2, ' ')]
      let carried = 0
      let money = 0
      parts.forEach((part, page) => {
        if (page > 0) sheet.nextPage()
        sheet.write('GRAND DÉPÔT EXEMPLE', 36, 30, { face: 'narrowBold', size: 16 })
        sheet.write(`Bordereau ${slip} – ${date} – page ${page + 1}/${parts.length}`, 559, 34, { ...bold, align: 'right' })
        stack(sheet, [`Client ${account} – ${client}`, `${site} – ${siteTown}`, `Commande ${order} – livraison camion plateau`], 36, 56, { ...set, step: 14 })
        const report = page === 0 ? [] : [['', 'Report', '', '', fr(carried, 2, '\u00a0'), fr(money, 2, ' ')]]
        carried = rounded(carried + part.kg, 2)
        money = rounded(money + part.total, 2)
        const last = page === parts.length - 1
        const foot = table(sheet, {
          x: 36, y: 110, style: set, headStyle: bold, headFill: '#ddd', rowHeight: 20, lines: 'grid',
          columns: [{ title: 'Code', width: 58 }, { title: 'Désignation', width: 255 }, { title: 'Qté', width: 45, align: 'right' }, { title: 'Un.', width: 40, align: 'center' }, { title: 'Poids kg', width: 60, align: 'right' }, { title: 'Montant HT', width: 65, align: 'right' }],
          rows: [...report, ...part.lines.map(row), ['', last ? 'Total général' : 'À reporter', '', '', fr(carried, 2, '\u00a0'), fr(money, 2, ' ')]],
        })
        if (last) stack(sheet, ['Marchandise reconnue conforme et en bon état', 'Date, nom et signature'], 36, foot + 30, { ...set, step: 16 })
        sheet.write('Grand Dépôt Exemple – route de l’Exemple – 06140 VENCE – www.exemple.invalid', 297, 815, { ...set, size: 8, align: 'center' })
      })
    },
  }
})
