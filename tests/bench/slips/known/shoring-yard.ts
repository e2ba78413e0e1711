import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'
import { cargo, type Stocked } from './cargo.ts'

const stock: readonly Stocked[] = [
  ['ET310', 'Étai E 1,75 – 3,10 m galvanisé', 'U', 13.8, 62, 40],
  ['ET400', 'Étai E 2,25 – 4,00 m galvanisé', 'U', 18.45, 81, 24],
  ['TR3F', 'Trépied de stabilité', 'U', 9.1, 48, 16],
  ['FOUR', 'Fourche 4 branches', 'U', 3.65, 17, 30],
  ['PH20390', 'Poutre H20 – 3,90 m', 'U', 19.5, 74, 24],
  ['PH20265', 'Poutre H20 – 2,65 m', 'U', 13.25, 55, 24],
  ['PAN2790', 'Panneau de coffrage 270 × 90', 'U', 118, 940, 6],
  ['PAN2745', 'Panneau de coffrage 270 × 45', 'U', 71.4, 610, 4],
  ['SERR', 'Serrure d\'assemblage', 'U', 3.1, 29, 40],
  ['STAB', 'Stabilisateur tire-pousse', 'U', 21.7, 160, 8],
]

/** Formwork and props leave a hire yard: unit weight, line weight and replacement value, the sum in a frame under the table. */
export const shoringYard = layout('shoring-yard', [{ seed: 9404, lines: 5, words: 'Poids total sortie' }, { seed: 9412, lines: 8, words: 'POIDS TOTAL DU MATÉRIEL' }], ({ seed, lines, words: label }) => {
  const load = cargo(seed, stock, lines, 2)
  return {
    expectedKg: load.kg,
    draw(sheet) {
      const { street, town, phone, client, site, siteTown, slip, account, date } = marks(seed)
      sheet.box(30, 26, 535, 40, '#f4b400', '#f4b400')
      sheet.write('EXEMPLE COFFRAGE ÉTAIEMENT', 42, 37, { face: 'condensedBold', size: 19 })
      sheet.write('BON DE SORTIE PARC', 552, 39, { face: 'condensedBold', size: 15, align: 'right' })
      block(sheet, [street, town, `Tél. ${phone}`, `Chef de parc : poste 12`], 36, 76, 12, { face: 'condensed', size: 9.5 })
      block(sheet, [`N° ${slip}   du ${date}`, `Contrat de location ${account}-26`, `Client : ${client}`, `Livré : ${site}`, siteTown], 270, 76, 13, { face: 'condensed', size: 10 })
      const rows = load.lines.map(({ code, words, count, unitKg, kg, price }) => [code, words, `${count}`, fr(unitKg, 2), fr(kg, 2, ' '), fr(price * count, 2, ' ')])
      const y = table(sheet, { x: 36, y: 158, lines: 'grid', rowHeight: 18, headHeight: 30, headFill: '#fdf0c4', style: { face: 'condensed', size: 10 }, headStyle: { face: 'condensedBold', size: 9.5 }, columns: [{ title: 'Code', width: 55 }, { title: 'Désignation', width: 208 }, { title: 'Qté\nsortie', width: 45, align: 'right' }, { title: 'Poids\nunit. kg', width: 60, align: 'right' }, { title: 'Poids\nkg', width: 70, align: 'right' }, { title: 'Valeur de\nremplacement', width: 85, align: 'right' }], rows })
      sheet.box(330, y + 10, 229, 24)
      sheet.write(`${label} : ${fr(load.kg, 2, ' ')} kg`, 340, y + 16, { face: 'condensedBold', size: 12 })
      sheet.write(`Nombre de pièces : ${load.count}`, 36, y + 16, { face: 'condensed', size: 10 })
      const after = sheet.flow('Le matériel reste la propriété du loueur. Toute pièce manquante au retour est facturée à sa valeur de remplacement. Chargement arrimé sous la responsabilité du transporteur. Camion plateau PTAC 19 T.', 36, y + 50, 520, { face: 'condensed', size: 8.5 })
      ;['Sorti par', 'Chauffeur / immatriculation', 'Reçu sur chantier'].forEach((words, at) => {
        sheet.box(36 + at * 176, after + 16, 170, 56)
        sheet.write(words, 41 + at * 176, after + 20, { face: 'condensed', size: 8.5 })
      })
    },
  }
})
