import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { addressOf } from './form-parts.ts'

type Lot = readonly [words: string, pieces: number, metres: number, cubic: number]

export const sawnLots = layout(
  'sawn-lots',
  [
    { seed: 11_121, tonnes: 2.45, lots: [['Bastaing sapin 63x175 C24', 72, 5, 3.969], ['Lambourde 45x75', 60, 4, 0.81]] as readonly Lot[] },
    { seed: 11_122, tonnes: 0.92, lots: [['Douglas 100x100 raboté', 18, 3, 0.54], ['Volige 18x150', 150, 2.5, 1.013]] as readonly Lot[] },
  ],
  ({ seed, tonnes, lots }) => ({
    expectedKg: tonnes * 1000,
    draw(sheet) {
      const { date, slip, phone } = marks(seed)
      const face = 'typewriter'
      sheet.write('Scierie du Spécimen', 40, 40, { face, size: 18 })
      sheet.write(`Route forestière de l’Exemple – 04000 MODÈLE – ${phone}`, 40, 64, { face, size: 9.5 })
      sheet.rule(40, 80, 555, 80, 1.5)
      sheet.write(`Bon d’enlèvement et de livraison ${slip}`, 40, 94, { face, size: 13 })
      sheet.write(date, 555, 96, { face, size: 10, align: 'right' })
      writtenLines(sheet, addressOf(seed), 40, 122, 15, { face, size: 10.5 })
      const columns = [{ title: 'Désignation', width: 225 }, { title: 'Pièces', width: 60, align: 'right' }, { title: 'Long. m', width: 70, align: 'right' }, { title: 'ml', width: 75, align: 'right' }, { title: 'm3', width: 85, align: 'right' }] as const
      const rows = lots.map(([words, pieces, metres, cubic]) => [words, String(pieces), fr(metres, 2), fr(pieces * metres, 2), fr(cubic, 3)])
      const foot = table(sheet, { x: 40, y: 185, columns, rows, lines: 'columns', downTo: 420, style: { face, size: 10 }, headStyle: { face, size: 10 } })
      const cubic = lots.reduce((sum, lot) => sum + lot[3], 0)
      sheet.write(`Cube total : ${fr(cubic, 3)} m3`, 40, foot + 14, { face, size: 11 })
      sheet.write(`Poids estimé du chargement : ${fr(tonnes, 2)} t`, 40, foot + 34, { face, size: 11 })
      sheet.write('Bois ressuyé, humidité 25 % à la livraison. Traitement classe 2.', 40, foot + 62, { face, size: 9 })
      sheet.write('Signature :', 400, foot + 100, { face, size: 10 })
    },
  }),
)
