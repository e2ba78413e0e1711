import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './inland-parties.ts'
import { addressBox, facts } from './inland-print.ts'

type Hired = readonly [park: string, words: string, kg: number]
interface Variant {
  readonly seed: number
  readonly hired: readonly Hired[]
  readonly weighed: boolean
}

const variants: readonly Variant[] = [
  { seed: 15241, weighed: true, hired: [['P20417', 'Mini-pelle 1,8 t – cabine, 3 godets', 1870], ['B00952', 'Plaque vibrante réversible', 276], ['R01130', 'Remorque porte-engin (PTAC 3 500 kg)', 690]] },
  { seed: 15242, weighed: false, hired: [['N07731', 'Nacelle ciseaux 8 m – charge max. 230 kg', 1520], ['C00418', 'Chariot télescopique – capacité 2,5 t', 4650]] },
  { seed: 15243, weighed: true, hired: [['M30210', 'Monte-matériaux 18 m (charge utile 200 kg)', 412], ['G00811', 'Groupe électrogène 20 kVA', 845]] },
]

/** A hire branch's departure slip: limits in the words of each machine, its own mass in a column at the branches that keep one. */
export const rentalDepartureInland = layout('rental-departure-inland', variants, ({ seed, hired, weighed }) => {
  const { client, clientStreet, clientTown, site, siteStreet, siteTown, note, date, hour, plate, luck } = parties(seed)
  const kg = hired.reduce((sum, one) => sum + one[2], 0)
  return {
    expectedKg: weighed ? kg : null,
    draw(sheet) {
      sheet.box(0, 0, sheet.width, 62, '#ef6c00', '#ef6c00')
      sheet.write('LOCA-MODÈLE', 40, 18, { face: 'modernBold', size: 22, color: '#fff' })
      sheet.write(`Bon de départ ${note}`, 555, 24, { face: 'modernBold', size: 13, color: '#fff', align: 'right' })
      addressBox(sheet, 'Locataire', [client, clientStreet, clientTown], 40, 78, 250, { face: 'modern', size: 9 }, 4)
      addressBox(sheet, 'Chantier', [site, siteStreet, siteTown], 305, 78, 250, { face: 'modern', size: 9 }, 4)
      facts(sheet, [['Contrat', `LC-${luck.digits(6)}`], ['Départ', `${date} à ${hour}`], ['Retour prévu', 'à confirmer'], ['Transport aller', `Nos soins, ${plate}`]], 40, 152, 90, { face: 'modern', size: 9 }, 15)
      const columns = [{ title: 'N° parc', width: 70 }, { title: 'Matériel', width: 255 }, { title: 'Compteur h', width: 75, align: 'right' as const }, { title: 'Carburant', width: 60, align: 'center' as const }]
      const rows = hired.map(([park, words, one]) => [park, words, ...(park.startsWith('R') ? ['–', '–'] : [`${luck.whole(90, 2400)}`, 'Plein']), ...(weighed ? [fr(one, 0, ' ')] : [])])
      const foot = table(sheet, {
        x: 40, y: 226, lines: 'rows', rowHeight: 24, headFill: '#ffe0c2', style: { face: 'modern', size: 8.5 }, headStyle: { face: 'modernBold', size: 8 },
        columns: weighed ? [...columns, { title: 'Masse kg', width: 55, align: 'right' }] : columns,
        rows,
      })
      if (weighed) {
        sheet.write('Masse à transporter', 40, foot + 14, { face: 'modernBold', size: 9.5 })
        sheet.write(`${fr(kg, 0, ' ')} kg`, 551, foot + 14, { face: 'modernBold', size: 9.5, align: 'right' })
      }
      sheet.write('Accessoires remis : clés, notice d’utilisation, rapport de VGP', 40, foot + 44, { face: 'modern', size: 9 })
      sheet.write('État au départ', 40, foot + 74, { face: 'modernBold', size: 9 })
      ;['Propre', 'Carrosserie', 'Pneus / chenilles', 'Niveaux'].forEach((words, at) => {
        sheet.box(40 + at * 125, foot + 94, 10, 10)
        sheet.write(words, 56 + at * 125, foot + 95, { face: 'modern', size: 8.5 })
      })
      sheet.flow('Il appartient au locataire de s’assurer de la résistance du sol. Caution : 1 500 €. Gazole non routier facturé au retour. Assurance bris de machine 8 %.', 40, foot + 126, 515, { face: 'modern', size: 7.5, color: '#555' })
      sheet.box(40, 690, 250, 70)
      sheet.box(305, 690, 250, 70)
      writtenLines(sheet, ['Pour l’agence'], 47, 695, 12, { face: 'modern', size: 7.5 })
      writtenLines(sheet, ['Pour le locataire (nom, signature)'], 312, 695, 12, { face: 'modern', size: 7.5 })
    },
  }
})
