import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { coastParties } from './coast-parties.ts'
import { printed, stacked } from './coast-print.ts'

const columns = [
  { title: 'Code', width: 60 },
  { title: 'Matériel loué', width: 240 },
  { title: 'Sortie', width: 45, align: 'right' },
  { title: 'Retour', width: 45, align: 'right' },
  { title: 'Poids u.', width: 60, align: 'right' },
  { title: 'Poids', width: 65, align: 'right' },
] as const

export const towerHireOut = layout(
  'tower-hire-out-coast',
  [
    { seed: 9751, goods: [['ER8', 'Échafaudage roulant alu, plateau à 8 m', 1, 214], ['STA', 'Stabilisateur télescopique', 4, 8.6], ['LEST', 'Lest 20 kg', 4, 20]], known: true },
    { seed: 9752, goods: [['PIR3', 'Plate-forme individuelle roulante 3 m', 2, 41.5], ['MPL', 'Monte-matériaux 18 m', 1, 168], ['GRP', 'Groupe électrogène 5 kVA', 1, 84]], known: true },
    { seed: 9753, goods: [['PON', 'Ponceuse girafe avec aspirateur', 2, 0], ['AIR', 'Pompe airless électrique', 1, 0], ['ESC', 'Escabeau plateforme 8 marches', 2, 0]], known: false },
  ] as const,
  ({ seed, goods, known }) => {
    const kg = goods.reduce((sum, [, , count, each]) => sum + count * each, 0)
    const { client, site, siteStreet, siteTown, number, date, hour, account } = coastParties(seed, 'painter')
    return {
      expectedKg: known ? kg : null,
      draw(sheet) {
        sheet.box(40, 30, 515, 40, '#ffb300', '#ffb300')
        sheet.write('LOC’EXEMPLE', 52, 39, { face: 'narrowBold', size: 20 })
        sheet.write(`BON DE SORTIE ${number}`, 545, 43, { face: 'narrowBold', size: 14, align: 'right' })
        stacked(sheet, [`Locataire : ${client} (${account})`, `Chantier : ${site}, ${siteStreet}, ${siteTown}`, `Départ : ${date} ${hour}      Retour prévu : à votre appel`], 40, 84, 16, { face: 'narrow', size: 11 })
        const rows = goods.map(([code, words, count, each]) => [code, words, `${count}`, '', known ? `${printed(each, 1)} kg` : '', known ? `${printed(each * count, 1)} kg` : ''])
        const under = table(sheet, { x: 40, y: 146, columns, rows, style: { face: 'narrow', size: 11 }, headStyle: { face: 'narrowBold', size: 10.5 }, headFill: '#ffe9b8', lines: 'grid', rowHeight: 22 })
        if (known) {
          sheet.write('Poids total du matériel transporté :', 485, under + 12, { face: 'narrowBold', size: 11, align: 'right' })
          sheet.write(`${printed(kg, 1)} kg`, 551, under + 12, { face: 'narrowBold', size: 11, align: 'right' })
        }
        sheet.flow('Charge maximale d’un plateau : 200 kg/m² uniformément répartis. Ne jamais déplacer l’échafaudage avec une personne dessus. Le locataire reconnaît avoir reçu la notice et vérifié le matériel. Caution : 1 500 €.', 40, under + 40, 515, { face: 'narrow', size: 9.5 })
        sheet.box(40, under + 88, 250, 80)
        sheet.box(305, under + 88, 250, 80)
        sheet.write('Le loueur', 48, under + 94, { face: 'narrow', size: 10 })
        sheet.write('Le locataire, à la sortie', 313, under + 94, { face: 'narrow', size: 10 })
      },
    }
  },
)
