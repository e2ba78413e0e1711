import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from '../known/consigned.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { signBoxes, twoAddressHead } from './heath-print.ts'
import { waterWares } from './heath-wares.ts'

const variants: readonly { readonly seed: number; readonly take: Take; readonly late: readonly number[] }[] = [
  { seed: 413110, take: [[0, 2], [1, 5], [4, 3], [6, 1]], late: [0, 1, 0, 0] },
  { seed: 413111, take: [[2, 4], [7, 4], [9, 4], [3, 0]], late: [0, 0, 2, 4] },
  { seed: 413112, take: [[8, 3], [5, 24], [3, 6]], late: [0, 6, 0] },
]

/** A plumbing wholesaler's branch: ordered, delivered, remainder; the weight said under the table. */
export const plumbingRemaindersHeath = layout('plumbing-remainders-heath', variants, ({ seed, take, late }) => {
  const { lines, kg } = consigned(waterWares, take)
  return {
    expectedKg: kg,
    draw(sheet) {
      const parties = heathParties(seed)
      const { number, date, order, ordered, account } = parties
      const y = twoAddressHead(sheet, parties, { supplier: 'Sanitaire Exemple Distribution', title: 'BON DE LIVRAISON', facts: [`BL n° ${number} – ${date}`, `Commande ${order} du ${ordered}`, `Compte ${account}`], face: 'narrow', bold: 'narrowBold', color: '#0b4f8a' })
      const foot = table(sheet, {
        x: 36, y, lines: 'rows', style: { face: 'narrow', size: 9.5 }, headStyle: { face: 'narrowBold', size: 9 }, headFill: '#dbe8f4', rowHeight: 18,
        columns: [{ title: 'Article', width: 80 }, { title: 'Libellé', width: 250 }, { title: 'Cdé', width: 48, align: 'right' }, { title: 'Livré', width: 48, align: 'right' }, { title: 'Reste', width: 48, align: 'right' }, { title: 'Cond.', width: 49, align: 'center' }],
        rows: lines.map(({ code, words, count, unit }, at) => [code, words, String(count + late[at]!), String(count), String(late[at]), unit]),
      })
      sheet.write(`Poids de la livraison : ${fr(kg, 2, ' ')} Kg`, 36, foot + 16, { face: 'narrowBold', size: 11 })
      sheet.write(`${lines.filter(({ count }) => count > 0).length} lignes livrées   –   Les reliquats sont livrés sans frais dès réception.`, 36, foot + 34, { face: 'narrow', size: 9.5 })
      signBoxes(sheet, ['Préparé par', 'Contrôlé par', 'Réception client : date, nom, cachet'], 700, 60, 'narrow')
    },
  }
})
