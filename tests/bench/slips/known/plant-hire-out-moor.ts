import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Ware } from './consigned.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { addressFrame, headed, pairs } from './moor-print.ts'

const machines: readonly Ware[] = [
  ['MP18', 'Mini-pelle 1,8 t canopy, 3 godets', 'U', 1890, 145],
  ['PV60', 'Plaque vibrante 60 cm réversible', 'U', 332, 62],
  ['BET350', 'Bétonnière tractable 350 L', 'U', 268, 41],
  ['BUN3', 'Base vie 3 m isolée', 'U', 1120, 9.5],
  ['CLOT', 'Clôture mobile 3,50 x 2 m', 'U', 16.5, 0.35],
  ['PLOT', 'Plot béton de clôture', 'U', 35, 0.1],
  ['GE20', 'Groupe électrogène 20 kVA insonorisé', 'U', 865, 78],
]
const variants = [
  { seed: 14241, take: [[0, 1], [1, 1], [2, 1]] },
  { seed: 14242, take: [[3, 1], [4, 30], [5, 32], [6, 1]] },
] as const

/** A hire company's departure note: each machine's kilos, the load's total for the haulier, limits in the small print. */
export const plantHireOut = layout('plant-hire-out-moor', variants, ({ seed, take }) => {
  const goods = consigned(machines, take, 0)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const face = 'modern'
      const who = moorParties(seed, ['Modèle Location BTP', 'Exemple Loc’ Matériel'])
      sheet.box(36, 30, 523, 40, '#f2b705', '#f2b705')
      sheet.write(who.sender, 48, 40, { face: 'modernBold', size: 16 })
      sheet.write('BON DE DÉPART EN LOCATION', 548, 44, { face: 'modernBold', size: 10.5, align: 'right' })
      pairs(sheet, [['Contrat', `L${who.slip}`], ['Départ', `${who.date} à ${who.hour}`], ['Retour prévu', 'selon appel client'], ['Transport', `${who.carrier}, porte-engins`]], 36, 88, 80, 15, { face, size: 9 }, { face: 'modernBold', size: 9 })
      addressFrame(sheet, 'Locataire – lieu d’utilisation', shipTo(who), [330, 82, 229, 80], { face, bold: 'modernBold', line: '#999' })
      const end = table(sheet, {
        x: 36, y: 182, lines: 'rows', rowHeight: 24, style: { face, size: 9 }, headStyle: { face: 'modernBold', size: 8.5 }, headHeight: 26, headFill: '#f7ecc8',
        columns: [{ title: 'N° parc', width: 60 }, { title: 'Matériel', width: 223 }, { title: 'Qté', width: 40, align: 'right' }, { title: 'Poids unit.\n(kg)', width: 70, align: 'right' }, { title: 'Poids (kg)', width: 65, align: 'right' }, { title: '€ HT / j', width: 65, align: 'right' }],
        rows: goods.lines.map(({ code, words, count, unitKg, kg, price }) => [code, words, String(count), fr(unitKg, Number.isInteger(unitKg) ? 0 : 1, ' '), fr(kg, 0, ' '), fr(price, 2)]),
      })
      sheet.write(`Poids total à transporter : ${fr(goods.kg, 0, ' ')} kg`, 36, end + 16, { face: 'modernBold', size: 11 })
      headed(sheet, ['État au départ : propre, plein fait, niveaux contrôlés.', 'Assurance bris de machine : souscrite (8 % du loyer).', 'Arrimage : 4 sangles 5 t. Remorque porte-engins : PTAC 3 500 kg, charge utile 2 700 kg si retrait client.'], 36, end + 46, 14, { face, size: 8, color: '#444' })
      headed(sheet, ['Pour le loueur', '', ''], 60, 700, 12, { face, size: 8.5 })
      sheet.write('Pour le locataire (lu et approuvé)', 330, 700, { face, size: 8.5 })
      sheet.box(36, 694, 250, 76, undefined, '#999')
      sheet.box(309, 694, 250, 76, undefined, '#999')
    },
  }
})
