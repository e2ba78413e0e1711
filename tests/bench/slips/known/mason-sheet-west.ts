import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'
import { twoColumns } from './west-print.ts'
import { masonry } from './west-wares.ts'

const variants: readonly { seed: number; take: Take; caption: string; fill: string }[] = [
  { seed: 9671, take: [[0, 80], [2, 12], [6, 5], [10, 30]], caption: 'TOTAL POIDS', fill: '#fff2cc' },
  { seed: 9672, take: [[3, 8], [4, 1], [8, 2], [11, 2], [7, 2]], caption: 'Total kg', fill: '#c6e0b4' },
]

/** A small merchant's own workbook, printed: count, kilograms apiece, kilograms. */
export const masonSheet = layout('mason-sheet-west', variants, ({ seed, take, caption, fill }) => {
  const { lines, kg } = consigned(masonry, take, 1)
  const who = partiesOf(seed)
  return {
    expectedKg: kg,
    draw(sheet) {
      sheet.write('BON LIVRAISON CHANTIER', 297, 44, { face: 'sansBold', size: 16, align: 'center' })
      twoColumns(sheet, [['Fournisseur :', 'Dépôt Modèle Maçonnerie'], ['Date :', who.date], ['N° :', who.order], ['Chantier :', who.site], ['Adresse :', `${who.siteStreet} ${who.siteTown}`], ['Camion :', 'Plateau 12 t avec grue']], 60, 84, 90, 18, { face: 'sansBold', size: 9.5 }, { face: 'sans', size: 9.5 })
      const rows = lines.map(({ words, count, unit, unitKg, kg: weight }) => [words, String(count), unit, fr(unitKg, 1), fr(weight, 1)])
      const blanks = Array.from({ length: 10 - rows.length }, () => ['', '', '', '', ''])
      const foot = table(sheet, {
        x: 60, y: 206, lines: 'grid', rows: [...rows, ...blanks], rowHeight: 20, headFill: fill, style: { face: 'sans', size: 9 }, headStyle: { face: 'sansBold', size: 9 },
        columns: [{ title: 'Matériaux', width: 225 }, { title: 'Qté', width: 55, align: 'right' }, { title: 'Unité', width: 50, align: 'center' }, { title: 'Poids/u kg', width: 70, align: 'right' }, { title: 'Poids kg', width: 75, align: 'right' }],
      })
      sheet.box(390, foot, 145, 22, fill)
      sheet.write(caption, 394, foot + 5, { face: 'sansBold', size: 9.5 })
      sheet.write(fr(kg, 1), 531, foot + 5, { face: 'sansBold', size: 9.5, align: 'right' })
      sheet.write('Remarques :', 60, foot + 12, { face: 'sans', size: 9 })
      sheet.write('Livré par :', 60, 560, { face: 'sans', size: 9.5 })
      sheet.write('Reçu par :', 330, 560, { face: 'sans', size: 9.5 })
    },
  }
})
