import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { stocked } from './ridge-load.ts'
import { hireShelf } from './ridge-more-wares.ts'
import { ridgeParties } from './ridge-parties.ts'
import { columns, figure, pairs } from './ridge-print.ts'

const weighed = columns(['N° parc', 58], ['Matériel', 230], ['Qté', 44, 'right'], ['Poids unit. kg', 82, 'right'], ['Poids kg', 82, 'right'])
const unweighed = columns(['N° parc', 58], ['Matériel', 230], ['Qté', 44, 'right'], ['€ / jour', 82, 'right'], ['Durée', 82, 'center'])

/** A hire depot's departure sheet: weights for the lorry at the end, or only prices and the trailer's limits. */
export const hireFleetLoadSheetRidge = layout('hire-fleet-load-sheet-ridge', [{ seed: 16290, lines: 4, kilos: true }, { seed: 16291, lines: 6, kilos: true }, { seed: 16292, lines: 3, kilos: false }], ({ seed, lines, kilos }) => {
  const goods = stocked(hireShelf, seed, lines, { times: 1.2, decimals: 1 })
  const on = ridgeParties(seed)
  return {
    expectedKg: kilos ? goods.kg : null,
    draw(sheet) {
      sheet.write('LOCATION SPÉCIMEN', 44, 36, { face: 'modernBold', size: 18, color: '#d00000' })
      sheet.write('Matériel de chantier et élévation', 44, 60, { face: 'modern', size: 9 })
      sheet.write('BON DE SORTIE MATÉRIEL', 551, 40, { face: 'modernBold', size: 12, align: 'right' })
      sheet.write(`Contrat ${on.slip}-${on.order}`, 551, 58, { face: 'modern', size: 9, align: 'right' })
      pairs(sheet, [['Locataire', on.client], ['Lieu d’utilisation', `${on.siteStreet}, ${on.siteTown}`], ['Départ', `${on.date} ${on.time}`], ['Livraison', kilos ? 'Par nos soins, camion plateau' : 'Enlèvement client avec remorque R12']], 44, 150, 92, 16, { face: 'modern', size: 9 })
      const rows = goods.lines.map((line) => (kilos ? [line.code, line.words, String(line.count), figure(line.unitKg, 1), figure(line.kg, 1)] : [line.code, line.words, String(line.count), figure(line.price, 2), '5 jours']))
      const foot = table(sheet, { x: 46, y: 176, columns: kilos ? weighed : unweighed, rows, style: { face: 'modern', size: 8.5 }, headStyle: { face: 'modernBold', size: 8 }, zebra: '#fdeeee', lines: 'grid', rowHeight: 20 })
      if (kilos) {
        sheet.write('Poids à transporter :', 450, foot + 12, { face: 'modernBold', size: 10, align: 'right' })
        sheet.write(`${figure(goods.kg, 1)} kg`, 538, foot + 12, { face: 'modernBold', size: 10, align: 'right' })
      } else {
        sheet.write('Remorque R12 : PTAC 1 300 kg, charge utile 980 kg, permis BE au-delà de 3 500 kg roulants.', 46, foot + 14, { face: 'modern', size: 8.5 })
      }
      const checks = ['Niveaux contrôlés', 'État général vérifié', 'Notice remise', 'Caution déposée']
      checks.forEach((words, at) => {
        sheet.box(50 + at * 126, foot + 46, 9, 9)
        sheet.write(words, 64 + at * 126, foot + 46, { face: 'modern', size: 8.5 })
      })
      sheet.flow('Échafaudage : charge d’exploitation 200 kg/m² par plancher (classe 3). Étais : charge maximale suivant notice. Le locataire a la garde du matériel dès sa mise à disposition.', 46, foot + 76, 490, { face: 'modern', size: 8, color: '#555' })
      sheet.write('Le loueur', 60, 700, { face: 'modern', size: 9 })
      sheet.write('Le locataire', 400, 700, { face: 'modern', size: 9 })
    },
  }
})
