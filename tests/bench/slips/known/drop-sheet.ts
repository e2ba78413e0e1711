import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { down, pairs } from './page-parts.ts'
import { truckload } from './truckload.ts'

/** The driver's sheet for one stop of a round: the lorry with its permitted weight, the way in, what is to be put down here. */
export const dropSheet = layout('drop-sheet', [
  { seed: 8201, shelf: 'masonry', lines: 4, stop: '3/7' },
  { seed: 8202, shelf: 'garden', lines: 5, stop: '1/5' },
  { seed: 8203, shelf: 'plumbing', lines: 6, stop: '6/6' },
] as const, ({ seed, shelf, lines, stop }) => {
  const goods = truckload(shelf, seed, lines)
  const kg = Math.round(goods.kg)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, date, phone } = marks(seed)
      const set = { face: 'sans', size: 10 } as const
      sheet.write(`Arrêt ${stop}`, 40, 34, { face: 'sansBold', size: 22 })
      sheet.write(`Feuille de livraison – tournée T0${seed % 9} du ${date}`, 555, 42, { ...set, align: 'right' })
      sheet.box(40, 70, 250, 108, '#f2f2f2', '#bbb', 6)
      down(sheet, [client, site, siteTown, `Contact : ${phone}`, 'Créneau : 9 h 30 – 11 h'], 50, 80, 18, set)
      sheet.box(305, 70, 250, 108, '#f2f2f2', '#bbb', 6)
      pairs(sheet, [['Véhicule', 'Porteur 19 t + grue'], ['Immatriculation', 'EX-000-EX'], ['PTAC', '19 000 kg'], ['BL', slip], ['Poids à livrer', `${fr(kg, 0, ' ')} kg`]], [315, 545, 80, 18], set, { face: 'sansBold', size: 10 })
      const foot = table(sheet, {
        x: 40, y: 196, lines: 'rows', style: set, rowHeight: 24, headFill: '#ddd',
        columns: [{ title: 'Qté', width: 50, align: 'right' }, { title: 'Un.', width: 45 }, { title: 'Article', width: 330 }, { title: 'Livré', width: 45, align: 'center' }, { title: 'Manque', width: 45, align: 'center' }],
        rows: goods.lines.map((line) => [String(line.count), line.unit, line.words, '[  ]', '[  ]']),
      })
      down(sheet, ['Accès : portail à code, ne pas stationner devant le n° 12.', 'Palettes reprises : ......   Heure d’arrivée : ......   Heure de départ : ......', 'Nom du réceptionnaire et signature :'], 40, foot + 24, 22, set)
      sheet.box(40, foot + 96, 515, 70, undefined, '#999')
    },
  }
})
