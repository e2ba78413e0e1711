import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from '../known/written-lines.ts'
import { layout } from '../layout.ts'

const variants: readonly { seed: number; pieces: readonly (readonly [number, string, string, number])[]; m3: number }[] = [
  { seed: 412_596, m3: 2.88, pieces: [[2, 'Palette', 'Radiateurs acier', 418], [1, 'Colis', 'Accessoires', 22]] },
  { seed: 412_597, m3: 1.2, pieces: [[1, 'Palette', 'Receveurs et parois', 236]] },
  { seed: 412_598, m3: 4.1, pieces: [[3, 'Palette', 'Carrelage', 2745], [1, 'Fardeau', 'Profilés 2,50 m', 31], [2, 'Colis', 'Divers', 18]] },
]

/** A pallet carrier's receipt: pieces, nature, weight and volume, with their totals. */
export const haulierReceipt = layout('haulier-receipt-creek', variants, ({ seed, pieces, m3 }) => {
  const kg = pieces.reduce((sum, piece) => sum + piece[3], 0)
  const { supplier, street, town, client, site, siteTown, date, slip } = marks(seed)
  return {
    expectedKg: kg,
    paper: { size: 'A5', landscape: true },
    draw(sheet) {
      sheet.write('TRANSPORTS EXEMPLE', 24, 20, { face: 'narrowBold', size: 15 })
      sheet.write('Récépissé de transport', 571, 20, { face: 'narrowBold', size: 13, align: 'right' })
      sheet.write(`N° ${slip.slice(2)}57   du ${date}`, 571, 38, { face: 'narrow', size: 9.5, align: 'right' })
      const parties = [['EXPÉDITEUR', supplier, street, town], ['DESTINATAIRE', client, site, siteTown]]
      parties.forEach((lines, at) => {
        sheet.box(24 + at * 277, 56, 270, 62)
        writtenLines(sheet, lines, 30 + at * 277, 61, 13.5, { face: 'narrow', size: 10 }, { face: 'narrowBold', size: 8 })
      })
      const foot = table(sheet, {
        x: 24, y: 126, lines: 'columns', downTo: 234, style: { face: 'narrow', size: 10 }, headStyle: { face: 'narrowBold', size: 9 }, headFill: '#e4e4e4',
        rows: pieces.map(([count, kind, words, weight]) => [fr(count), kind, words, fr(weight, 0, ' '), '']),
        columns: [{ title: 'Nombre', width: 60, align: 'right' }, { title: 'Emballage', width: 90 }, { title: 'Nature déclarée', width: 227 }, { title: 'Poids (kg)', width: 85, align: 'right' }, { title: 'Volume (m³)', width: 85, align: 'right' }],
      })
      sheet.box(24, foot, 547, 20)
      ;[[fr(pieces.reduce((sum, piece) => sum + piece[0], 0)), 80], [fr(kg, 0, ' '), 482], [fr(m3, 2), 567]].forEach(([value, x]) => sheet.write(String(value), Number(x), foot + 5, { face: 'narrowBold', size: 10, align: 'right' }))
      sheet.write('TOTAUX', 110, foot + 5, { face: 'narrowBold', size: 10 })
      ;['Port : payé', 'Contre-remboursement : néant', 'Hayon : oui'].forEach((words, at) => sheet.write(words, 28 + at * 130, 266, { face: 'narrow', size: 9 }))
      ;['Réserves du destinataire', 'Date, heure, signature et cachet'].forEach((words, at) => {
        sheet.box(24 + at * 277, 284, 270, 88)
        sheet.write(words, 30 + at * 277, 288, { face: 'narrow', size: 8 })
      })
      sheet.write('Contrat type général – indemnité limitée à 33 € par kg et 1 000 € par colis.', 24, 382, { face: 'narrow', size: 7, color: '#444' })
    },
  }
})
