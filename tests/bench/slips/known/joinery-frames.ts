import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { down } from './page-parts.ts'
import { sumOf } from './truckload.ts'

/** A window and shutter workshop: marks of the plan, sizes, glass; one line of counts under the table. */
export const joineryFrames = layout('joinery-frames', [
  { seed: 6901, frames: [['F1', 'Fenêtre 2 vtx OF', 1200, 1350, 3], ['PF1', 'Porte-fenêtre 2 vtx', 1400, 2150, 2], ['C1', 'Coulissant 2 rails', 2400, 2150, 1]] },
  { seed: 6902, frames: [['R1', 'Fenêtre 1 vtl OB', 600, 950, 4], ['R2', 'Fixe imposte', 1800, 400, 2], ['V1', 'Volet battant alu', 1400, 1350, 6], ['P1', 'Porte d’entrée pleine', 950, 2150, 1]] },
] as const, ({ seed, frames }) => {
  const rows = frames.map(([mark, words, wide, high, count]) => ({ mark, words, wide, high, count, square: (wide * high * count) / 1e6 }))
  const square = sumOf(rows.map((row) => row.square))
  const kg = Math.round(square * 36.5)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, order, date } = marks(seed)
      const set = { face: 'sans', size: 9 } as const
      sheet.box(36, 30, 120, 44, '#23395b', '#23395b')
      sheet.write('MENUISERIE', 96, 36, { face: 'sansBold', size: 13, align: 'center', color: '#fff' })
      sheet.write('EXEMPLE ALU-BOIS', 96, 54, { face: 'sans', size: 10, align: 'center', color: '#fff' })
      down(sheet, [`BL atelier ${slip}`, `Affaire ${order} – ${site}`, `Sortie le ${date}`], 176, 34, 14, set)
      down(sheet, [client, siteTown], 559, 34, 14, { ...set, align: 'right' })
      const foot = table(sheet, {
        x: 36, y: 96, lines: 'grid', style: set, rowHeight: 24, headFill: '#eef1f6',
        columns: [{ title: 'Repère', width: 50, align: 'center' }, { title: 'Menuiserie', width: 170 }, { title: 'L × H (mm)', width: 90, align: 'center' }, { title: 'Vitrage', width: 103, align: 'center' }, { title: 'Nb', width: 40, align: 'right' }, { title: 'm²', width: 70, align: 'right' }],
        rows: rows.map((row) => [row.mark, row.words, `${row.wide} × ${row.high}`, /Volet|pleine/.test(row.words) ? '–' : '4/20/4 FE argon', String(row.count), fr(row.square, 2)]),
      })
      const count = sumOf(rows.map((row) => row.count))
      sheet.write(`Nombre de châssis : ${count}     Surface : ${fr(square, 2)} m²     Poids total : ${kg} kg`, 36, foot + 14, { face: 'sansBold', size: 10 })
      down(sheet, ['Accessoires joints : crémones, cales de vitrage, mousse PU (2 × 750 ml), visserie.', 'Châssis livrés debout sur chevalet bois, à stocker à l’abri et à la verticale.', 'Manutention à deux personnes au minimum.'], 36, foot + 44, 14, set)
      ;['Chauffeur', 'Réceptionnaire'].forEach((words, at) => {
        sheet.box(36 + at * 270, foot + 110, 253, 64)
        sheet.write(words, 42 + at * 270, foot + 114, { ...set, size: 8 })
      })
    },
  }
})
