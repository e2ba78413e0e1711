import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'

const wares: readonly Ware[] = [
  ['GAB-100', 'Gabion soudé 100 × 50 × 50, maille 100 × 50', 'U', 17.5, 46],
  ['GAB-200', 'Gabion soudé 200 × 50 × 50, maille 100 × 50', 'U', 31.2, 79],
  ['TIR-50', 'Tirant L 50 cm – lot de 20', 'LOT', 2.4, 12],
  ['AGR', 'Agrafes inox – seau de 1000', 'SEAU', 5.5, 44],
  ['GEO-50', 'Géotextile 200 g – 50 m²', 'RLX', 10.2, 39],
]

/** A gabion maker: a table with a weight column, and its sum under the column without a row's frame. */
export const gabionMaker = layout('gabion-maker', [
  { seed: 9321, take: [[0, 12], [2, 3], [3, 1]] as Take },
  { seed: 9322, take: [[1, 20], [2, 10], [4, 2]] as Take },
], ({ seed, take }) => {
  const { lines, kg } = consigned(wares, take, 1)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, order, date, phone } = marks(seed)
      const face = { face: 'narrow', size: 10 } as const
      const bold = { face: 'narrowBold', size: 10 } as const
      sheet.write('Gabions Exemple', 42, 40, { face: 'narrowBold', size: 20, color: '#455a64' })
      sheet.write(`Soudure et treillis – ${phone}`, 42, 66, face)
      sheet.write(`BORDEREAU DE LIVRAISON N° ${slip}`, 553, 44, { ...bold, size: 12, align: 'right' })
      sheet.write(`${date} – commande ${order}`, 553, 64, { ...face, align: 'right' })
      writtenLines(sheet, [client, site, siteTown], 320, 94, 15, face, bold)
      const y = table(sheet, {
        x: 42, y: 160, lines: 'rows', rowHeight: 21, style: face, headStyle: { ...bold, color: '#fff' }, headFill: '#607d8b',
        columns: [{ title: 'Code', width: 66 }, { title: 'Désignation', width: 245 }, { title: 'Qté', width: 55, align: 'right' }, { title: 'Unité', width: 55, align: 'center' }, { title: 'Poids (kg)', width: 90, align: 'right' }],
        rows: lines.map((line) => [line.code, line.words, String(line.count), line.unit, fr(line.kg, 1)]),
      })
      sheet.write('Poids total (kg) :', 450, y + 8, { ...bold, align: 'right' })
      sheet.write(fr(kg, 1, ' '), 549, y + 8, { ...bold, align: 'right' })
      sheet.flow('Les pierres de remplissage (80/120) ne sont pas fournies : compter environ 1,6 tonne par m³ de gabion. Acier galvanisé Zn-Al classe A.', 42, y + 44, 511, { ...face, size: 8.5 })
      writtenLines(sheet, ['Chargement vérifié par', 'Livraison acceptée par'], 42, y + 90, 34, face)
    },
  }
})
