import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take, type Ware } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'
import { garden, masonry } from './west-wares.ts'

const variants: readonly { seed: number; wares: readonly Ware[]; take: Take; caption: string }[] = [
  { seed: 9781, wares: masonry, take: [[2, 10], [4, 2], [10, 12]], caption: 'Poids' },
  { seed: 9782, wares: garden, take: [[3, 30], [7, 4], [2, 15]], caption: 'Pds total' },
]

/** Two copies of one note on a sheet to be cut: the office's and the customer's. */
export const halfLeaves = layout('half-leaves-west', variants, ({ seed, wares, take, caption }) => {
  const { lines, kg } = consigned(wares, take, 1)
  const who = partiesOf(seed)
  return {
    expectedKg: kg,
    draw(sheet) {
      ;['Exemplaire dépôt', 'Exemplaire client'].forEach((copy, half) => {
        const top = half * 421
        sheet.write('Dépôt Exemple TP', 36, top + 26, { face: 'sansBold', size: 14 })
        sheet.write(`${who.street} ${who.town} – ${who.phone}`, 36, top + 46, { size: 8 })
        sheet.write(`Bon d’enlèvement / livraison n° ${who.slip}`, 559, top + 26, { face: 'sansBold', size: 11, align: 'right' })
        sheet.write(`${who.date} ${who.time} – ${copy}`, 559, top + 44, { size: 8.5, align: 'right' })
        writtenLines(sheet, [`${who.client} (${who.account})`, `${who.site} – ${who.siteTown}`], 36, top + 70, 14, { size: 9.5 })
        const foot = table(sheet, {
          x: 36, y: top + 106, lines: 'grid', rowHeight: 21, rows: lines.map(({ code, words, count, unit, kg: weight }) => [code, words, `${count}`, unit, fr(weight, 1, ' ')]),
          columns: [{ title: 'Code', width: 75 }, { title: 'Désignation', width: 258 }, { title: 'Qté', width: 60, align: 'right' }, { title: 'U', width: 50, align: 'center' }, { title: 'Poids kg', width: 80, align: 'right' }],
        })
        sheet.write(`${caption} : ${fr(kg, 1, ' ')} kg`, 555, foot + 10, { face: 'sansBold', size: 11, align: 'right' })
        sheet.write('Signature :', 36, foot + 40, { size: 9 })
        sheet.write('Chargement sous la responsabilité du conducteur du véhicule (respect du PTAC).', 36, top + 392, { size: 7.5, color: '#555' })
      })
      sheet.rule(0, 421, sheet.width, 421, 0.5, '#888', 4)
    },
  }
})
