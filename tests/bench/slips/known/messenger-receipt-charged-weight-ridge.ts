import { table } from '../drawing/table.ts'
import { chance } from '../drawing/chance.ts'
import { layout } from '../layout.ts'
import { ridgeParties } from './ridge-parties.ts'
import { columns, figure } from './ridge-print.ts'

const list = columns(['Nbre', 44, 'center'], ['Emballage', 84], ['Nature de la marchandise', 196], ['Poids réel (kg)', 78, 'right'], ['Volume (m³)', 66, 'right'], ['Poids taxé', 76, 'right'])

/** A groupage carrier's receipt on half a sheet: the goods' real weight, and what is charged. */
export const messengerReceiptChargedWeightRidge = layout('messenger-receipt-charged-weight-ridge', [{ seed: 16230, bulky: 1.35 }, { seed: 16231, bulky: 1 }, { seed: 16232, bulky: 1.2 }], ({ seed, bulky }) => {
  const luck = chance(seed)
  const on = ridgeParties(seed)
  const kg = luck.whole(64, 780)
  const [number, packing] = luck.pick([[1, 'Palette 80x120'], [2, 'Palettes'], [3, 'Colis + 1 tube']] as const)
  const charged = Math.ceil((kg * bulky) / 10) * 10
  return {
    expectedKg: kg,
    paper: { size: 'A5', landscape: true },
    draw(sheet) {
      const detail = chance(seed + 1)
      sheet.write('TRANSPORTS SPÉCIMEN MESSAGERIE', 24, 20, { face: 'condensedBold', size: 15 })
      sheet.write('Récépissé - titre de transport', 571, 20, { face: 'condensedBold', size: 13, align: 'right' })
      sheet.write(`N° ${on.slip}${on.order}   du ${on.date}`, 571, 38, { face: 'condensed', size: 10, align: 'right' })
      const blocks = [['EXPÉDITEUR', 'Dépôt Exemple Matériel', '8 rue de l’Exemple', '69000 LYON'], ['DESTINATAIRE', on.client, on.siteStreet, on.siteTown]]
      blocks.forEach((lines, side) => {
        sheet.box(24 + side * 276, 58, 270, 68)
        lines.forEach((line, at) => sheet.write(line, 32 + side * 276, 63 + at * 15, { face: at < 2 ? 'condensedBold' : 'condensed', size: at === 0 ? 8 : 10.5 }))
      })
      table(sheet, { x: 24, y: 138, columns: list, lines: 'grid', downTo: 230, headFill: '#e6e6e6', rowHeight: 26, style: { face: 'condensed', size: 11 }, headStyle: { face: 'condensedBold', size: 9 }, rows: [[String(number), packing, detail.pick(['Outillage et visserie', 'Radiateurs acier', 'Profilés aluminium', 'Portes intérieures']), String(kg), figure(detail.between(0.6, 3), 2), String(charged)]] })
      sheet.write('Port : PAYÉ        Contre-remboursement : NÉANT        Valeur déclarée : NÉANT', 24, 242, { face: 'condensed', size: 10 })
      sheet.write('Instructions : livraison sur rendez-vous, hayon (max. 750 kg par palette).', 24, 258, { face: 'condensed', size: 10 })
      ;['Prise en charge le', 'Livré le', 'Signature et cachet du destinataire'].forEach((words, at) => {
        sheet.box(24 + at * 184, 284, 178, 82)
        sheet.write(words, 30 + at * 184, 288, { face: 'condensed', size: 8.5 })
      })
      sheet.write('Conditions du contrat type applicable aux envois de moins de 3 tonnes. Indemnité limitée à 33 € par kg, 1 000 € par colis.', 24, 382, { face: 'condensed', size: 8, color: '#444' })
    },
  }
})
