import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { addressOf, captionsAndValues } from './form-parts.ts'

type Machine = readonly [park: string, words: string, count: number, kg: number]

export const plantHireDeparture = layout(
  'plant-hire-departure',
  [
    { seed: 11_141, machines: [['PL-118', 'Plaque vibrante réversible 60 cm', 1, 245], ['BR-042', 'Brise-béton électrique', 2, 27], ['GE-311', 'Groupe électrogène 6 kVA', 1, 96]] as readonly Machine[] },
    { seed: 11_142, machines: [['MP-027', 'Mini-pelle 1,7 t, 3 godets', 1, 1790], ['RM-009', 'Rampes aluminium (paire)', 1, 48]] as readonly Machine[] },
  ],
  ({ seed, machines }) => {
    const kg = machines.reduce((sum, [, , count, each]) => sum + count * each, 0)
    return {
      expectedKg: kg,
      draw(sheet) {
        const { date, slip, account } = marks(seed)
        const face = 'condensed'
        const bold = 'condensedBold'
        sheet.box(0, 0, sheet.width, 60, '#f5b301', '#f5b301')
        sheet.write('SPÉCIMEN LOCATION', 36, 18, { face: bold, size: 24 })
        sheet.write('BON DE DÉPART MATÉRIEL', 559, 22, { face: bold, size: 17, align: 'right' })
        const [client, site, siteTown] = addressOf(seed)
        captionsAndValues(sheet, [['Contrat', slip.replace('BL', 'CL')], ['Client', `${account} – ${client}`], ['Chantier', site], ['', siteTown], ['Départ', `${date} à 7 h 30`]], 36, 110, 78, 16, { face, size: 11.5 }, { face: bold, size: 11.5 })
        const columns = [{ title: 'N° parc', width: 70 }, { title: 'Matériel', width: 258 }, { title: 'Qté', width: 50, align: 'right' }, { title: 'Poids unit. kg', width: 70, align: 'right' }, { title: 'Poids kg', width: 75, align: 'right' }] as const
        const foot = table(sheet, { x: 36, y: 176, columns, rows: machines.map(([park, words, count, each]) => [park, words, String(count), fr(each, 0, ' '), fr(each * count, 0, ' ')]), style: { face, size: 11.5 }, headStyle: { face: bold, size: 11 }, headFill: '#fbe5a6', lines: 'grid', rowHeight: 21 })
        sheet.write(`Poids total du matériel transporté : ${fr(kg, 0, ' ')} kg`, 36, foot + 14, { face: bold, size: 13 })
        sheet.box(36, foot + 44, 523, 96)
        ;['État au départ :   bon   /   à noter', 'Niveau carburant :   1/4   1/2   3/4   plein', 'Compteur horaire départ : ____________      retour : ____________', 'Remorque du loueur : PTAC 2 700 kg – vérifier la capacité de traction du véhicule.'].forEach((line, at) => sheet.write(line, 44, foot + 52 + at * 21, { face, size: 11.5 }))
        sheet.write('Le locataire', 60, foot + 165, { face, size: 11 })
        sheet.write('Le loueur', 420, foot + 165, { face, size: 11 })
        sheet.flow('Assurance bris de machine incluse sauf renonciation écrite. Franchise 10 % avec un minimum de 800 €.', 36, 800, 523, { face, size: 9, color: '#555' })
      },
    }
  },
)
