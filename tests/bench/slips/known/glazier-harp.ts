import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './parties.ts'

type Pane = readonly [make: string, width: number, height: number, count: number, squareKg: number]

/** A glazier's list: pieces, square metres and kilos are summed in the same line at the foot. */
export const glazierHarp = layout('glazier-harp', [
  { seed: 7271, panes: [['4/16/4 FE argon', 1180, 1350, 6, 20], ['4/16/4 FE argon', 780, 950, 4, 20], ['44.2/14/4 FE', 900, 2150, 2, 30.6]] as readonly Pane[] },
  { seed: 7272, panes: [['Trempé 8 mm clair', 950, 2050, 3, 20], ['Miroir 6 mm JPI', 1200, 1900, 2, 15]] as readonly Pane[] },
], ({ seed, panes }) => {
  const rows = panes.map(([make, width, height, count, squareKg]) => {
    const area = Number(((width * height * count) / 1_000_000).toFixed(2))
    return { make, size: `${width} × ${height}`, count, area, kg: Math.round(area * squareKg) }
  })
  const sum = (what: 'count' | 'area' | 'kg') => rows.reduce((all, row) => all + row[what], 0)
  return {
    expectedKg: sum('kg'),
    draw(sheet) {
      const { client, site, siteTown, number, day, order } = parties(seed)
      const text = { face: 'book', size: 9.5 } as const
      const bold = { face: 'bookBold', size: 9.5 } as const
      sheet.write('MIROITERIE DE L’EXEMPLE', 297, 40, { face: 'bookBold', size: 17, align: 'center' })
      sheet.write('Vitrages isolants – Miroirs – Trempe', 297, 64, { ...text, align: 'center' })
      sheet.rule(40, 84, 555, 84)
      writtenLines(sheet, [`BON DE LIVRAISON ${number}`, `Du ${day}`, `Notre commande ${order}`], 40, 96, 15, text, bold)
      writtenLines(sheet, [client, site, siteTown], 340, 96, 15, text, bold)
      const y = table(sheet, {
        x: 40, y: 160, lines: 'rows', rowHeight: 21, style: text, headStyle: bold, headFill: '#e3f2f1',
        columns: [{ title: 'Pos.', width: 45 }, { title: 'Composition', width: 190 }, { title: 'Dimensions (mm)', width: 115, align: 'center' }, { title: 'Nb', width: 45, align: 'right' }, { title: 'm²', width: 60, align: 'right' }, { title: 'kg', width: 60, align: 'right' }],
        rows: rows.map((row, at) => [String(at + 1), row.make, row.size, String(row.count), fr(row.area, 2), String(row.kg)]),
      })
      sheet.write('Totaux', 89, y + 8, bold)
      sheet.write(String(sum('count')), 431, y + 8, { ...bold, align: 'right' })
      sheet.write(fr(sum('area'), 2), 491, y + 8, { ...bold, align: 'right' })
      sheet.write(String(sum('kg')), 551, y + 8, { ...bold, align: 'right' })
      sheet.rule(40, y + 26, 555, y + 26)
      writtenLines(sheet, ['Chevalet n° 14 – consigné, à rendre', 'Vitrages à stocker verticalement, à l’abri du soleil.', 'Casse à signaler avant le départ du chauffeur.'], 40, y + 40, 15, text)
    },
  }
})
