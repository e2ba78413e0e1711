import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'

/** A craftsman's quoting program: chapters, sub-numbers, and the weight only if he typed a line of comment. */
export const quoteSuitePlumber = layout(
  'quote-suite-plumber-east',
  [
    { seed: 9546, kg: 264, rows: [['1', 'SALLE DE BAINS', '', ''], ['1.1', 'Receveur de douche extra-plat 90x140', 'U', '2,00'], ['1.2', 'Paroi fixe verre 8 mm', 'U', '2,00'], ['1.3', 'Colonne thermostatique', 'U', '2,00'], ['2', 'CHAUFFERIE', '', ''], ['2.1', 'Chauffe-eau vertical 200 l', 'U', '1,00']] as const },
    { seed: 9547, kg: null, rows: [['1', 'SANITAIRES', '', ''], ['1.1', 'Pack WC suspendu', 'ENS', '3,00'], ['1.2', 'Lave-mains d’angle', 'U', '1,00'], ['2', 'ÉVACUATIONS', '', ''], ['2.1', 'Tube PVC Ø 100', 'ML', '24,00'], ['2.2', 'Culotte, coudes, colle', 'ENS', '1,00']] as const },
  ],
  ({ seed, kg, rows }) => {
    const { client, site, siteStreet, siteTown, clientStreet, clientTown, number, date, street, town, phone, siret } = parties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        const plain = { face: 'sans', size: 9.5 } as const
        const bold = { face: 'sansBold', size: 9.5 } as const
        sheet.box(36, 32, 70, 50, '#d9ecff', '#2b78c5', 8)
        sheet.write('LOGO', 71, 51, { ...bold, color: '#2b78c5', align: 'center' })
        writtenLines(sheet, ['Plomberie du Modèle', street, town, `Tél. : ${phone}`], 116, 32, 13, plain, { face: 'sansBold', size: 12 })
        writtenLines(sheet, [client, clientStreet, clientTown], 360, 96, 14, { size: 10.5 })
        sheet.write(`BON DE LIVRAISON N° BL-${number}`, 36, 154, { face: 'sansBold', size: 12, color: '#2b78c5' })
        sheet.write(`Date : ${date}`, 36, 172, plain)
        sheet.write(`Chantier : ${site}, ${siteStreet}, ${siteTown}`, 36, 187, plain)
        const foot = table(sheet, {
          x: 36, y: 210, lines: 'columns', style: plain, headStyle: { ...bold, color: '#fff' }, headFill: '#2b78c5', downTo: 560,
          columns: [{ title: 'N°', width: 45 }, { title: 'Désignation', width: 345 }, { title: 'U', width: 53, align: 'center' }, { title: 'Qté', width: 80, align: 'right' }],
          rows: [...rows, ['', '', '', ''], ...(kg === null ? [['', 'Déchargement à la charge du client', '', '']] : [['', `Poids total du matériel livré : ${fr(kg)} kg`, '', ''], ['', 'Prévoir deux personnes au déchargement', '', '']])],
        })
        sheet.write('Le client reconnaît avoir reçu le matériel ci-dessus.', 36, foot + 20, plain)
        sheet.write('Date et signature :', 36, foot + 40, plain)
        sheet.write(`Plomberie du Modèle – EURL au capital de 5 000 € – SIRET ${siret} – TVA FR00 000000000 – Assurance décennale Exemple`, sheet.width / 2, 806, { size: 7, color: '#555', align: 'center' })
      },
    }
  },
)
