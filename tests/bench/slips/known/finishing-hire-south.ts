import { writtenLines } from './written-lines.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { figure, parties } from './south-print.ts'

type Tool = readonly [park: string, words: string, count: number, unitKg: number, worth: number]

interface Variant {
  readonly seed: number
  readonly tools: readonly Tool[]
}

const columns = [
  { title: 'N° parc', width: 62 },
  { title: 'Matériel mis à disposition', width: 228 },
  { title: 'Qté', width: 36, align: 'right' },
  { title: 'Poids kg', width: 62, align: 'right' },
  { title: 'Valeur à neuf', width: 76, align: 'right' },
  { title: 'État', width: 58, align: 'center' },
] as const

/** Hired equipment for finishing work, with what each line weighs and all of it together. */
export const finishingHireSouth = layout<Variant>(
  'finishing-hire-south',
  [
    { seed: 9691, tools: [['DH-204', 'Déshumidificateur de chantier 80 L/j', 2, 58, 1890], ['PO-117', 'Ponceuse girafe + aspirateur', 1, 31, 1240], ['ER-052', 'Échafaudage roulant alu 5 m', 1, 128, 2350]] },
    { seed: 9692, tools: [['PP-031', 'Pompe à projeter l’enduit', 1, 96, 7400], ['CH-088', 'Canon à chaleur fioul 45 kW', 1, 52, 1150], ['LP-009', 'Lève-plaques 3,50 m', 3, 44, 610], ['CA-410', 'Coupe-carreaux électrique 120 cm', 1, 62.5, 1480]] },
  ],
  ({ seed, tools }) => {
    const kg = tools.reduce((sum, [, , count, each]) => sum + count * each, 0)
    const { client, place, town, site, number, date, hour, phone, account } = parties(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        sheet.box(36, 28, 522, 40, '#ffd400', '#ffd400')
        sheet.write('LOCA-MODÈLE', 48, 36, { face: 'narrowBold', size: 22 })
        sheet.write(`CONTRAT DE LOCATION – DÉPART  n° ${number}`, 548, 42, { face: 'narrowBold', size: 12, align: 'right' })
        writtenLines(sheet, ['Locataire', client, place, town, `Compte ${account}`], 36, 80, 14, { face: 'narrow', size: 10 }, { face: 'narrowBold', size: 9 })
        writtenLines(sheet, ['Chantier', site, `Contact ${phone}`, `Départ le ${date} à ${hour}`, 'Durée prévue : 5 jours ouvrés'], 310, 80, 14, { face: 'narrow', size: 10 }, { face: 'narrowBold', size: 9 })
        const rows = tools.map(([park, words, count, each, worth]) => [park, words, String(count), figure(count * each, 1), `${figure(worth * count, 0, ' ')} €`, 'Bon'])
        const y = table(sheet, { x: 36, y: 164, columns, rows, style: { face: 'narrow', size: 10 }, headStyle: { face: 'narrowBold', size: 10 }, headFill: '#fff3b0', lines: 'grid', rowHeight: 21 })
        writtenLines(sheet, [`Poids total du matériel : ${figure(kg, 1)} kg`, 'Livraison par nos soins : 45,00 € HT', 'Caution : 800 € – chèque non encaissé'], 36, y + 14, 17, { face: 'narrow', size: 10.5 }, { face: 'narrowBold', size: 11.5 })
        sheet.flow('Rappels de sécurité. Échafaudage roulant : charge d’exploitation 150 kg par plateau, stabilisateurs obligatoires. Lève-plaques : charge maxi 68 kg. Transport par le locataire : remorque PTAC 750 kg maximum. Le carburant manquant est facturé au retour. Assurance bris de machine souscrite : oui.', 36, y + 84, 522, { face: 'narrow', size: 8.5, color: '#444' })
        ;['Le loueur', 'Le locataire (lu et approuvé)'].forEach((words, at) => {
          sheet.box(36 + at * 270, y + 140, 252, 70)
          sheet.write(words, 42 + at * 270, y + 145, { face: 'narrow', size: 9 })
        })
      },
    }
  },
)
