import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { captionedBoxes, writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'
import { sumOf } from './west-print.ts'
import { insulating } from './west-wares.ts'

type Order = readonly [at: number, ordered: number, delivered: number]
const variants: readonly { seed: number; orders: readonly Order[]; unit: string }[] = [
  { seed: 9711, orders: [[7, 60, 40], [8, 48, 48], [0, 20, 8], [10, 10, 10]], unit: 'Kg' },
  { seed: 9712, orders: [[2, 24, 24], [6, 50, 20], [9, 3, 0], [4, 12, 12]], unit: 'kg' },
]

/** Part of an order delivered, the rest to follow: only what is delivered is weighed. */
export const plasterPartial = layout('plaster-partial-west', variants, ({ seed, orders, unit }) => {
  const weights = orders.map(([at, , delivered]) => Number((insulating[at]![3] * delivered).toFixed(2)))
  const kg = sumOf(weights, 2)
  const who = partiesOf(seed)
  return {
    expectedKg: kg,
    draw(sheet) {
      sheet.write('Plâtres & Isolants Modèle', 40, 34, { face: 'sansBold', size: 15, color: '#b23a00' })
      writtenLines(sheet, [`${who.street} – ${who.town}`, `Tél. ${who.phone}`], 40, 56, 12, { size: 8.5 })
      sheet.write('LIVRAISON PARTIELLE', 555, 34, { face: 'sansBold', size: 14, align: 'right' })
      writtenLines(sheet, [`BL n° ${who.slip}-1 du ${who.date}`, `Commande n° ${who.order}`], 555, 56, 13, { size: 9.5, align: 'right' })
      sheet.rule(40, 90, 555, 90, 1.5, '#b23a00')
      writtenLines(sheet, [who.client, who.clientStreet, who.clientTown], 40, 102, 13, { size: 9.5 })
      writtenLines(sheet, [`Livré : ${who.site}`, who.siteStreet, who.siteTown], 310, 102, 13, { size: 9.5 })
      const rows = orders.map(([at, ordered, delivered], row) => {
        const [code, words, sold] = insulating[at]!
        return [code, words, sold, String(ordered), String(delivered), ordered > delivered ? String(ordered - delivered) : '-', delivered > 0 ? fr(weights[row]!, 2, ' ') : '-']
      })
      const foot = table(sheet, {
        x: 40, y: 160, rows, lines: 'grid', rowHeight: 22, headFill: '#fde5d8', style: { size: 9 }, headStyle: { face: 'sansBold', size: 8.5 },
        columns: [{ title: 'Réf.', width: 62 }, { title: 'Libellé', width: 190 }, { title: 'Un.', width: 35, align: 'center' }, { title: 'Cdé', width: 45, align: 'right' }, { title: 'Livré', width: 50, align: 'right' }, { title: 'Reliquat', width: 55, align: 'right' }, { title: `Poids ${unit}`, width: 78, align: 'right' }],
      })
      captionedBoxes(sheet, [['Poids livré', `${fr(kg, 2, ' ')} ${unit}`], ['Palettes', String(who.luck.whole(1, 3))], ['Reliquat prévu', 'Semaine suivante']], 255, foot + 14, [120, 70, 110], { size: 10 })
      sheet.write('Les reliquats sont livrés sans frais supplémentaires dès réapprovisionnement.', 40, foot + 70, { size: 8.5 })
      sheet.write('Bon pour réception – nom et signature', 330, 560, { size: 9 })
    },
  }
})
