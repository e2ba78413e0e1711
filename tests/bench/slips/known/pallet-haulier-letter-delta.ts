import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './delta-parties.ts'
import { columnsOf, stacked, underColumns } from './delta-print.ts'

const columns = columnsOf(['Marques et n°', 96], ['Nombre', 52, 'c'], ['Emballage', 84], ['Nature de la marchandise', 166], ['Dim. (cm)', 66, 'c'], ['Poids brut', 60, 'r'])

/** A pallet carrier's national letter: one line a support, the gross weight summed. */
export const palletHaulierLetter = layout(
  'pallet-haulier-letter-delta',
  [
    { seed: 18820, goods: [['Palette 80x120', 'Radiateurs acier', 386], ['Palette 80x120', 'Ballon et accessoires', 214], ['Demi-palette', 'Robinetterie en cartons', 78]] as const, freight: 'Port payé' },
    { seed: 18821, goods: [['Palette 100x120', 'Carrelage grès cérame', 1120], ['Palette 80x120', 'Mortier colle en sacs', 1050]] as const, freight: 'Port dû' },
  ],
  ({ seed, goods, freight }) => {
    const p = partiesOf(seed)
    const kg = goods.reduce((all, [, , one]) => all + one, 0)
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.box(36, 30, 524, 36, '#1c1c1c', '#1c1c1c')
        sheet.write('TRANSPORTS MODÈLE PALETTE', 46, 41, { face: 'condensedBold', size: 16, color: '#fff' })
        sheet.write('LETTRE DE VOITURE', 550, 42, { face: 'condensedBold', size: 14, color: '#fff', align: 'right' })
        sheet.write(`N° récépissé ${p.number}${p.order}`, 36, 76, { face: 'condensedBold', size: 12 })
        sheet.write(`Établi le ${p.date} à ${p.hour} – véhicule ${p.plate}`, 560, 77, { face: 'condensed', size: 11, align: 'right' })
        ;([['EXPÉDITEUR', 'Fabrique Exemple SAS', p.street, p.town], ['DESTINATAIRE', p.client, p.clientStreet, p.clientTown]] as const).forEach((lines, at) => {
          sheet.box(36 + at * 266, 98, 258, 78)
          stacked(sheet, lines, 44 + at * 266, 104, 16, { face: 'condensed', size: 12 }, { face: 'condensedBold', size: 9, color: '#555' })
        })
        sheet.write(`Livraison demandée : ${p.nextDate} – prise de rendez-vous – hayon et transpalette`, 36, 186, { face: 'condensed', size: 11 })
        const rows = goods.map(([pack, words, one], at) => [`EX${p.order}-${at + 1}`, '1', pack, words, `${pack.startsWith('Demi') ? '60x80' : pack.endsWith('100x120') ? '100x120' : '80x120'}x${[160, 110, 90][at]!}`, `${fr(one)} kg`])
        const foot = table(sheet, { x: 36, y: 206, columns, rows, lines: 'grid', style: { face: 'condensed', size: 11 }, headStyle: { face: 'condensedBold', size: 11 }, headFill: '#e6e6e6', rowHeight: 20 })
        underColumns(sheet, columns, 36, foot + 6, ['TOTAL', String(goods.length), '', '', '', `${fr(kg, 0, ' ')} kg`], { face: 'condensedBold', size: 12 })
        sheet.rule(36, foot + 26, 560, foot + 26, 1)
        stacked(sheet, [`${freight}. Valeur déclarée : néant. Contre-remboursement : néant.`, 'Poids taxable minimum 100 kg par emplacement palette au sol.', 'Palettes rendues : ........   Palettes échangées : ........'], 36, foot + 40, 15, { face: 'condensed', size: 11 })
        ;['Expéditeur', 'Transporteur', 'Destinataire – date, heure, nom'].forEach((words, at) => {
          sheet.box(36 + at * 176, 560, 170, 90)
          sheet.write(words, 42 + at * 176, 566, { face: 'condensed', size: 10 })
        })
        sheet.flow('Transport soumis au contrat type général. Indemnité limitée à 33 € par kg et 1 000 € par colis pour les envois de moins de 3 tonnes ; 20 € par kg au-delà.', 36, 664, 524, { face: 'condensed', size: 8.5, color: '#555' })
      },
    }
  },
)
