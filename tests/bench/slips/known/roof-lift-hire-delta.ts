import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { partiesOf } from './delta-parties.ts'
import { columnsOf, stacked } from './delta-print.ts'

const weighed = columnsOf(['Code', 54], ['Matériel', 234], ['Qté', 40, 'r'], ['Masse u. (kg)', 78, 'r'], ['Masse (kg)', 78, 'r'])
const unweighed = columnsOf(['Code', 54], ['Matériel', 274], ['Qté', 46, 'r'], ['Jours', 50, 'r'], ['N° de parc', 60])

/** A hire firm's departure sheet for roofers; the masses stand there only when a lorry brings the gear. */
export const roofLiftHire = layout(
  'roof-lift-hire-delta',
  [
    { seed: 18888, brought: true, goods: [['MTM8', 'Monte-matériaux 8 m avec plateau', 1, 148], ['ECH65', 'Cadre d’échafaudage façade 2 m', 24, 18.4], ['PLA3', 'Plateau acier 3,00 m', 18, 17.2], ['GC3', 'Garde-corps 3,00 m', 20, 9.6]] as const },
    { seed: 18889, brought: false, goods: [['MTM15', 'Monte-tuiles 15 m électrique', 1, 0], ['REM', 'Remorque porte-engin PTAC 750 kg', 1, 0], ['FIL', 'Filet de protection 10 x 5 m', 4, 0]] as const },
  ],
  ({ seed, brought, goods }) => {
    const p = partiesOf(seed)
    const masses = goods.map(([, , count, one]) => Math.round(count * one * 10) / 10)
    const kg = Math.round(masses.reduce((all, one) => all + one, 0) * 10) / 10
    return {
      expectedKg: brought ? kg : null,
      draw(sheet) {
        sheet.box(40, 32, 516, 30, '#f2b705', '#f2b705')
        sheet.write('LOCATION EXEMPLE – ACCÈS ET LEVAGE', 50, 41, { face: 'narrowBold', size: 13 })
        sheet.write('BON DE SORTIE', 546, 41, { face: 'narrowBold', size: 13, align: 'right' })
        stacked(sheet, [`Contrat ${p.number}`, `Départ le ${p.date} à ${p.hour}`, `Agence : ${p.town}`, `Tél. ${p.phone}`], 40, 74, 14, { face: 'narrow', size: 10 })
        stacked(sheet, [p.client, p.site, p.clientStreet, p.clientTown], 330, 74, 14, { face: 'narrow', size: 10 }, { face: 'narrowBold', size: 10.5 })
        const rows = goods.map(([code, words, count, one], at) => (brought ? [code, words, fr(count), fr(one, 1), fr(masses[at]!, 1)] : [code, words, fr(count), '7', `${p.account}${at}`]))
        const foot = table(sheet, { x: 40, y: 146, columns: brought ? weighed : unweighed, rows, lines: 'grid', style: { face: 'narrow', size: 10 }, headStyle: { face: 'narrowBold', size: 10 }, headFill: '#fdf3cf', rowHeight: 20 })
        if (brought) {
          sheet.write('Masse totale à transporter', 380, foot + 8, { face: 'narrowBold', size: 10.5, align: 'right' })
          sheet.write(`${fr(kg, 1, ' ')} kg`, 520, foot + 8, { face: 'narrowBold', size: 10.5, align: 'right' })
        }
        stacked(sheet, ['Monte-matériaux : charge utile 250 kg, inclinaison 85° maxi. Interdit aux personnes.', 'Échafaudage classe 3 : 200 kg/m² uniformément répartis.', brought ? 'Livraison par notre camion plateau.' : 'Enlevé par le client avec son véhicule ; permis B, PTRA à vérifier par le conducteur.'], 40, foot + 40, 14, { face: 'narrow', size: 9.5 })
        ;['État au départ', 'Signature du locataire', 'État au retour'].forEach((words, at) => {
          sheet.box(40 + at * 174, foot + 100, 168, 80, undefined, '#888')
          sheet.write(words, 46 + at * 174, foot + 105, { face: 'narrow', size: 9 })
        })
      },
    }
  },
)
