import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './west-parties.ts'
import { sumOf } from './west-print.ts'
import { painting } from './west-wares.ts'

const variants: readonly { seed: number; take: Take; decimals: number }[] = [
  { seed: 9581, take: [[0, 16], [2, 8], [6, 10], [4, 12]], decimals: 1 },
  { seed: 9582, take: [[3, 32], [5, 4], [9, 12]], decimals: 2 },
]

/** A paint maker's dispatch note: net and gross columns, both totalled. */
export const paintWorks = layout('paint-works-west', variants, ({ seed, take, decimals }) => {
  const { lines, kg } = consigned(painting, take, decimals)
  const nets = lines.map(({ kg: weight }) => Number((weight * 0.95).toFixed(decimals)))
  const who = partiesOf(seed)
  return {
    expectedKg: kg,
    draw(sheet) {
      ;['#e63946', '#f4a261', '#2a9d8f', '#264653'].forEach((color, at) => sheet.box(40 + at * 16, 34, 16, 30, color, color))
      sheet.write('Peintures Spécimen', 114, 36, { face: 'narrowBold', size: 16 })
      sheet.write(`Usine et dépôt : ${who.street}, ${who.town}`, 114, 57, { face: 'narrow', size: 8.5 })
      sheet.write('Bon d’expédition', 555, 36, { face: 'narrowBold', size: 14, align: 'right' })
      sheet.write(`${who.slip} – ${who.date}`, 555, 56, { face: 'narrow', size: 9, align: 'right' })
      writtenLines(sheet, ['Destinataire', who.client, who.clientStreet, who.clientTown], 40, 92, 14, { face: 'narrow', size: 9 }, { face: 'narrowBold', size: 8, color: '#2a9d8f' })
      writtenLines(sheet, ['Livraison', who.site, who.siteStreet, who.siteTown], 230, 92, 14, { face: 'narrow', size: 9 }, { face: 'narrowBold', size: 8, color: '#2a9d8f' })
      writtenLines(sheet, ['Transport', 'Messagerie Exemple', 'Port payé', `Réf. ${who.order}`], 430, 92, 14, { face: 'narrow', size: 9 }, { face: 'narrowBold', size: 8, color: '#2a9d8f' })
      const rows = lines.map(({ code, words, unit, count, kg: weight }, at) => [code, words, String(count), unit, fr(nets[at]!, decimals, ' '), fr(weight, decimals, ' ')])
      rows.push(['', 'Totaux', String(sumOf(take.map(([, count]) => count))), '', fr(sumOf(nets), decimals, ' '), fr(kg, decimals, ' ')])
      const foot = table(sheet, {
        x: 40, y: 172, rows, rowHeight: 22, zebra: '#f2f7f6', headHeight: 28, headFill: '#2a9d8f', style: { face: 'narrow', size: 10 }, headStyle: { face: 'narrowBold', size: 8, color: '#fff' },
        columns: [{ title: 'Code', width: 60 }, { title: 'Produit', width: 225 }, { title: 'Qté', width: 45, align: 'right' }, { title: 'Cond.', width: 55 }, { title: 'Poids net\nkg', width: 65, align: 'right' }, { title: 'Poids brut\nkg', width: 65, align: 'right' }],
      })
      sheet.write(`Colis : ${who.luck.whole(2, 4)} palettes filmées`, 40, foot + 16, { face: 'narrow', size: 9 })
      sheet.flow('Produits en phase aqueuse non soumis à l’ADR. White spirit : UN 1300, classe 3, GE III, quantité limitée, emballages jusqu’à 5 L, masse brute maximale par colis 30 kg. Densité moyenne des peintures 1,35 à 1,55.', 40, foot + 40, 515, { face: 'narrow', size: 8.5, color: '#555' })
      sheet.write('Conserver à l’abri du gel', 40, 780, { face: 'narrowBold', size: 9, color: '#e63946' })
    },
  }
})
