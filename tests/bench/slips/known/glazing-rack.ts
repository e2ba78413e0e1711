import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { down, pairs } from './page-parts.ts'
import { cut, sumOf } from './truckload.ts'

/** A glass processor: panes with their kilos; the foot adds the glass and the rack it stands on. */
export const glazingRack = layout('glazing-rack', [
  { seed: 7001, rack: 85, panes: [['44.2 clair', 22, 1180, 1960, 2], ['4/16/4 FE', 20, 980, 1210, 6], ['Miroir 6 mm', 15, 800, 1900, 2]] },
  { seed: 7002, rack: 140, panes: [['55.2 trempé', 27, 1500, 1000, 8], ['44.2/14/4', 31, 1120, 2080, 5], ['8 mm dépoli', 20, 900, 2000, 1]] },
] as const, ({ seed, rack, panes }) => {
  const rows = panes.map(([glass, perSquare, wide, high, count]) => ({ glass, wide, high, count, kg: cut((wide * high * count * perSquare) / 1e6, 1) }))
  const glassKg = sumOf(rows.map((row) => row.kg))
  const kg = cut(glassKg + rack, 1)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { street, town, client, site, siteTown, slip, date, account } = marks(seed)
      const set = { face: 'condensed', size: 10.5 } as const
      sheet.write('Miroiterie de l’Exemple', 46, 40, { face: 'condensedBold', size: 20, color: '#0b6e6e' })
      down(sheet, [street, town], 46, 66, 13, set)
      down(sheet, ['Livraison', `N° ${slip}   ${date}`, `Compte ${account}`], 380, 42, 16, { face: 'condensedBold', size: 12 })
      down(sheet, [client, site, siteTown], 380, 106, 14, set)
      const foot = table(sheet, {
        x: 46, y: 166, lines: 'columns', style: set, headStyle: { face: 'condensedBold', size: 10.5, color: '#fff' }, headFill: '#0b6e6e', rowHeight: 20, downTo: 420,
        columns: [{ title: 'Pos', width: 40, align: 'center' }, { title: 'Composition', width: 150 }, { title: 'Larg.', width: 65, align: 'right' }, { title: 'Haut.', width: 65, align: 'right' }, { title: 'Pièces', width: 60, align: 'right' }, { title: 'Poids (kg)', width: 90, align: 'right' }],
        rows: rows.map((row, at) => [String((at + 1) * 10), row.glass, String(row.wide), String(row.high), String(row.count), fr(row.kg, 1)]),
      })
      sheet.box(300, foot + 12, 216, 66)
      pairs(sheet, [['Poids verre', `${fr(glassKg, 1)} kg`], [`Chevalet n° ${account.slice(1)}`, `${fr(rack, 1)} kg`]], [308, 508, foot + 18, 17], set)
      pairs(sheet, [['Poids total', `${fr(kg, 1)} kg`]], [308, 508, foot + 55, 17], { face: 'condensedBold', size: 12 })
      down(sheet, ['Chevalet consigné 250,00 € HT,', 'à restituer sous 30 jours.', 'Casse : réserves sur ce bon', 'avec photo, au déchargement.'], 46, foot + 16, 14, set)
      sheet.write('Nom, date et signature :', 46, foot + 120, set)
    },
  }
})
