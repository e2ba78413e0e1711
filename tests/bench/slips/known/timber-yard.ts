import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'

/** A sawmill counts pieces, metres and cubic metres; the weight is reckoned from these, in a sentence below. */
export const timberYard = layout('timber-yard', [
  { seed: 5110, isTold: true, after: (kg: string, cubic: string) => [`Cubage total : ${cubic} m³ – Poids théorique : ${kg} kg (base 500 kg/m³)`] },
  { seed: 5120, isTold: true, after: (kg: string, cubic: string) => [`Cubage : ${cubic} m³`, `Poids estimé du chargement : ${kg} kg`, 'Humidité : 18 % ± 3'] },
  { seed: 5130, isTold: false, after: (_kg: string, cubic: string) => [`Cubage : ${cubic} m³`, 'Bois vert, densité de 700 à 900 kg/m³ selon humidité', 'Poids : non communiqué'] },
], ({ seed, isTold, after }) => {
  const shift = (seed / 10) % 3
  const beams = [['Chevron', 63, 75, 4, 22 + shift * 4], ['Bastaing', 63, 175, 5, 8], ['Madrier', 75, 225, 4.5, 3 + shift], ['Liteau', 27, 40, 4, 60]] as const
  const cubes = beams.map(([, thick, wide, long, count]) => Number(((thick * wide * long * count) / 1e6).toFixed(3)))
  const cubic = cubes.reduce((sum, each) => sum + each, 0)
  const kg = Math.round(cubic * 500)
  return {
    expectedKg: isTold ? kg : null,
    draw(sheet) {
      const { supplier, client, site, siteTown, slip, date, town } = marks(seed)
      sheet.write('SCIERIE', 56, 44, { face: 'slab', size: 10, spacing: 4, color: '#5a3d1c' })
      sheet.write(supplier, 56, 58, { face: 'slabBold', size: 22, color: '#5a3d1c' })
      sheet.write(`${town} – sapin, épicéa, douglas`, 56, 86, { face: 'slab', size: 10 })
      sheet.write(`Bordereau de cubage et de livraison n° ${slip}`, 56, 124, { face: 'slabBold', size: 13 })
      sheet.write(`${date}. Destinataire : ${client}, ${site}, ${siteTown}.`, 56, 144, { face: 'slab', size: 10 })
      const under = table(sheet, {
        x: 56, y: 172, lines: 'columns', rowHeight: 24, style: { face: 'slab', size: 11 }, headStyle: { face: 'slabBold', size: 10 }, headHeight: 30, downTo: 420,
        columns: [{ title: 'Débit', width: 110 }, { title: 'Section\nmm', width: 90, align: 'center' }, { title: 'Longueur\nm', width: 80, align: 'center' }, { title: 'Pièces', width: 60, align: 'right' }, { title: 'Mètres\nlinéaires', width: 75, align: 'right' }, { title: 'm³', width: 70, align: 'right' }],
        rows: beams.map(([name, thick, wide, long, count], at) => [name, `${thick} × ${wide}`, fr(long, 2), String(count), fr(long * count, 2), fr(cubes[at]!, 3)]),
      })
      after(fr(kg), fr(cubic, 3)).forEach((line, at) => sheet.write(line, 56, under + 22 + at * 19, { face: at === 0 ? 'slabBold' : 'slab', size: 11.5 }))
      sheet.write('Bois certifié issu de forêts gérées durablement. Traitement classe 2, lot 26-041.', 56, 560, { face: 'slab', size: 9 })
      sheet.write('Reçu conforme, le', 56, 600, { face: 'slab', size: 10 })
      sheet.rule(56, 660, 300, 660, 0.5)
    },
  }
})
