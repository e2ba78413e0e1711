import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { barcode } from './paper-marks.ts'
import { timberWares } from './structural-wares.ts'

interface Variant {
  readonly seed: number
  readonly take: Take
}

const variants: readonly Variant[] = [
  { seed: 9617, take: [[0, 40], [1, 12], [3, 120], [5, 22], [8, 36], [9, 4]] },
  { seed: 9618, take: [[6, 8], [2, 10], [4, 16], [7, 30], [9, 2]] },
]

/** A timber merchant's picking slip: bays to walk to, and the load's weight in the head. */
export const preparationSlip = layout('preparation-slip-north', variants, ({ seed, take }) => {
  const { lines, kg } = consigned(timberWares, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, siteTown, slip, date, order } = marks(seed)
      const plain = { face: 'condensed', size: 11 } as const
      const bold = { face: 'condensedBold', size: 11 } as const
      sheet.write('BON DE PRÉPARATION', 36, 30, { face: 'condensedBold', size: 20 })
      sheet.write('Bois Exemple – parc couvert', 36, 56, plain)
      barcode(sheet, 400, 30, 158, 34, seed)
      sheet.write(slip, 479, 67, { ...plain, size: 10, align: 'center' })
      sheet.box(36, 84, 523, 76, '#f5f5f5', '#999')
      writtenLines(sheet, [`Commande : ${order}`, `Client : ${client} – ${siteTown}`, `Départ : ${date}, tournée 2, camion plateau`], 46, 94, 20, plain)
      writtenLines(sheet, [`Lignes : ${lines.length}`, 'Préparateur : ..........', `Poids théorique : ${fr(kg, 2, ' ')} kg`], 390, 94, 20, plain)
      const foot = table(sheet, {
        x: 36, y: 176, rowHeight: 28, headHeight: 26, lines: 'rows', style: { face: 'condensed', size: 12 }, headStyle: bold,
        columns: [{ title: 'Travée', width: 60 }, { title: 'Code', width: 66 }, { title: 'Désignation', width: 235 }, { title: 'À préparer', width: 62, align: 'right' }, { title: 'Préparé', width: 60, align: 'center' }, { title: 'Fait', width: 40, align: 'center' }],
        rows: lines.map((line, at) => [`${'ABCD'[at % 4]}${at + 3}-0${(at % 3) + 1}`, line.code, line.words, fr(line.count), '........', '']),
      })
      lines.forEach((_line, at) => sheet.box(533, 210 + at * 28, 12, 12))
      writtenLines(sheet, ['Cercler par longueur. Ne pas dépasser 1 500 kg par fardeau (chariot latéral).', 'Signaler toute rupture au bureau avant le départ du camion.'], 36, foot + 16, 17, plain)
      sheet.write('Contrôlé par :', 36, foot + 70, plain)
      sheet.write('Heure :', 300, foot + 70, plain)
    },
  }
})
