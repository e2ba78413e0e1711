import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { cents, stocked } from './ridge-load.ts'
import { ridgeParties } from './ridge-parties.ts'
import { columns, figure } from './ridge-print.ts'
import { plasterShelf } from './ridge-wares.ts'

const list = columns(['Désignation', 268], ['Poids/Vol.', 90, 'center'], ['Qté commandée', 78, 'center'], ['Qté à expédier', 78, 'center'])

/** An open-source suite's sending slip: line weights with their unit, the totals under the table. */
export const communitySuiteSendingRidge = layout('community-suite-sending-ridge', [{ seed: 16330, lines: 4 }, { seed: 16331, lines: 7 }, { seed: 16332, lines: 2 }], ({ seed, lines }) => {
  const goods = stocked(plasterShelf, seed, lines, { times: 1.5, decimals: 1 })
  const on = ridgeParties(seed)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      sheet.write('Exemple Négoce Coopératif', 34, 34, { face: 'sansBold', size: 13, color: '#00497a' })
      sheet.write('Bordereau d’expédition', 560, 32, { face: 'sansBold', size: 14, align: 'right', color: '#00497a' })
      ;[`Réf. : SH2611-${on.order}`, `Date prévue de livraison : ${on.date}`, `Code client : CU-${on.account}`, `Réf. commande : CO2611-${on.slip}`].forEach((line, at) => sheet.write(line, 560, 52 + at * 12, { size: 8.5, align: 'right' }))
      sheet.write('Émetteur :', 34, 112, { size: 8 })
      sheet.box(34, 124, 240, 84, '#e6e6e6', '#e6e6e6')
      ;['Exemple Négoce Coopératif', '3 impasse du Modèle', '06130 GRASSE', '', `Tél. : ${on.phone}`].forEach((line, at) => sheet.write(line, 42, 130 + at * 13, { size: 9, face: at === 0 ? 'sansBold' : 'sans' }))
      sheet.write('Destinataire :', 300, 112, { size: 8 })
      sheet.box(300, 124, 260, 84, undefined, '#aaa')
      ;[on.client, on.siteStreet, on.siteTown].forEach((line, at) => sheet.write(line, 308, 130 + at * 13, { size: 9, face: at === 0 ? 'sansBold' : 'sans' }))
      sheet.write('Méthode d’expédition : Transporteur      Numéro de suivi : -', 34, 222, { size: 8.5 })
      const rows = goods.lines.map((line) => [`${line.code} - ${line.words}`, `${figure(line.kg, 1, 'plain')} kg`, String(line.count), String(line.count)])
      const foot = table(sheet, { x: 40, y: 244, columns: list, rows, style: { size: 8.5 }, headStyle: { size: 8.5 }, lines: 'columns', downTo: 600, rowHeight: 16 })
      sheet.write(`Poids total : ${figure(goods.kg, 1, 'plain')} kg`, 44, foot + 8, { face: 'sansBold', size: 9 })
      sheet.write(`Volume total : ${figure(cents(goods.kg / 240), 2, 'plain')} m3`, 200, foot + 8, { face: 'sansBold', size: 9 })
      sheet.write('Total', 430, foot + 8, { face: 'sansBold', size: 9, align: 'right' })
      sheet.write(String(goods.count), 515, foot + 8, { face: 'sansBold', size: 9, align: 'center' })
      sheet.write(`Société à responsabilité limitée - Capital de 8 000 € - SIRET ${on.siret}`, 297, 800, { size: 7, align: 'center', color: '#555' })
    },
  }
})
