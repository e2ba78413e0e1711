import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { down, pairs } from './page-parts.ts'
import { cut, sumOf } from './truckload.ts'

/** A timber frame maker: beams by section and length; pieces, cubic metres and mass listed on the right under the table. */
export const glulamFrame = layout('glulam-frame', [
  { seed: 8901, beams: [['LC GL24h 120 × 280', 5.8, 6], ['LC GL24h 100 × 200', 4.2, 10], ['Panne BMA 80 × 220', 6, 8]] },
  { seed: 8902, beams: [['Arbalétrier 100 × 300', 7.35, 4], ['Entrait moisé 63 × 200', 8, 4], ['Poinçon 150 × 150', 2.1, 2]] },
] as const, ({ seed, beams }) => {
  const rows = beams.map(([words, metres, count]) => {
    const [wide, high] = words.match(/\d+(?= ×)|\d+$/g)!.map(Number) as [number, number]
    return { words, metres, count, cubic: cut((wide * high * metres * count) / 1e6, 3) }
  })
  const cubic = sumOf(rows.map((row) => row.cubic))
  const kg = Math.round(cubic * 460)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { town, client, site, siteTown, slip, date, phone } = marks(seed)
      const set = { face: 'slab', size: 9.5 } as const
      sheet.write('Charpentes Exemple', 60, 44, { face: 'slabBold', size: 20, color: '#8a5a1b' })
      sheet.write(`Taille numérique, levage – ${town} – ${phone}`, 60, 70, set)
      sheet.rule(60, 88, 535, 88, 2, '#8a5a1b')
      down(sheet, [`Bon de livraison chantier n° ${slip}`, `Départ atelier : ${date}`], 60, 100, 15, set)
      down(sheet, [client, site, siteTown], 330, 100, 15, set)
      const foot = table(sheet, {
        x: 60, y: 164, lines: 'rows', style: set, headStyle: { face: 'slabBold', size: 9.5 }, rowHeight: 21,
        columns: [{ title: 'Pièce, section (mm)', width: 205 }, { title: 'Longueur (m)', width: 90, align: 'right' }, { title: 'Nombre', width: 80, align: 'right' }, { title: 'Cube (m³)', width: 100, align: 'right' }],
        rows: rows.map((row) => [row.words, fr(row.metres, 2), String(row.count), fr(row.cubic, 3)]),
      })
      pairs(sheet, [['Pièces', String(sumOf(rows.map((row) => row.count)))], ['Cube total', `${fr(cubic, 3)} m³`], ['Masse totale', `${fr(kg, 0, ' ')} kg`]], [360, 535, foot + 14, 16], set, { face: 'slabBold', size: 10 })
      down(sheet, ['Ferrures et assemblages : caisse jointe.', 'Traitement classe 2, bois sec 15 %.', 'Plan de montage PM-02 dans la pochette.'], 60, foot + 14, 16, set)
      sheet.write('Bon pour réception', 60, 640, set)
      sheet.box(60, 656, 220, 70, undefined, '#8a5a1b')
    },
  }
})
