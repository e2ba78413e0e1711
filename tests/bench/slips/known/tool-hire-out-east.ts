import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'
import { facts, footLines } from './east-print.ts'

/** A hire agency's departure note; without weights, only what the machines can bear is told. */
export const toolHireOut = layout(
  'tool-hire-out-east',
  [
    { seed: 9561, machines: [['P2210', 'Plaque vibrante réversible', '1', 88], ['M0310', 'Mini-pelle 0,8 t chenilles', '1', 860], ['R0044', 'Remorque porte-engin (charge utile 1 300 kg)', '1', 480], ['G0107', 'Groupe électrogène 6 kVA', '1', 92]] as const },
    { seed: 9562, machines: [['N0820', 'Nacelle ciseaux 8 m – capacité plate-forme 230 kg', '1', null], ['T0105', 'Monte-matériaux – charge maxi 150 kg', '1', null], ['E0033', 'Échafaudage roulant 6 m – classe 3, 200 kg/m²', '2', null]] as const },
  ],
  ({ seed, machines }) => {
    const weighed = machines.every(([, , , kg]) => kg !== null)
    const kg = machines.reduce((sum, [, , , line]) => sum + (line ?? 0), 0)
    const { client, site, siteStreet, siteTown, number, date, nextDate, hour, phone, town } = parties(seed)
    return {
      expectedKg: weighed ? kg : null,
      draw(sheet) {
        const plain = { face: 'narrow', size: 9.5 } as const
        const bold = { face: 'narrowBold', size: 9.5 } as const
        sheet.box(0, 0, sheet.width, 60, '#f5a300', '#f5a300')
        sheet.write('LOCATION MODÈLE', 34, 16, { face: 'narrowBold', size: 24 })
        sheet.write('Bon de sortie matériel', 561, 24, { face: 'narrowBold', size: 14, align: 'right' })
        facts(sheet, [['Contrat', `CT${number}`], ['Départ', `${date} ${hour}`], ['Retour prévu', nextDate], ['Agence', `${town} – ${phone}`]], 34, 78, 80, 15, plain, bold)
        writtenLines(sheet, ['Locataire', client, site, siteStreet, siteTown], 360, 78, 14, plain, bold)
        const foot = table(sheet, {
          x: 34, y: 166, lines: 'rows', style: plain, headStyle: bold, headFill: '#fdebc8', rowHeight: 24,
          columns: [{ title: 'N° parc', width: 70 }, { title: 'Matériel', width: 297 }, { title: 'Qté', width: 50, align: 'center' }, { title: weighed ? 'Masse (kg)' : 'Compteur', width: 110, align: 'right' }],
          rows: machines.map(([code, words, count, line]) => [code, words, count, line === null ? '–' : String(line)]),
        })
        if (weighed) sheet.write(`Masse totale à transporter : ${fr(kg, 0, ' ')} kg`, 557, foot + 14, { ...bold, align: 'right' })
        sheet.write('Accessoires remis : clés, notice, élingues. Plein fait au départ. Caution : 1 500,00 €', 34, foot + 44, plain)
        sheet.write('État au départ :   bon  [x]    remarques : ........................................................................', 34, foot + 66, plain)
        sheet.box(34, foot + 96, 255, 76)
        sheet.box(306, foot + 96, 255, 76)
        sheet.write('Pour l’agence', 40, foot + 100, plain)
        sheet.write('Pour le locataire', 312, foot + 100, plain)
        footLines(sheet, ['Conditions générales interprofessionnelles de location. Le locataire s’assure que son véhicule peut tracter la charge (permis BE au-delà de 3 500 kg).'], { face: 'narrow' })
      },
    }
  },
)
