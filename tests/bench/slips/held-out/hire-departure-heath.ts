import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { heathParties } from './heath-parties.ts'
import { headLines, signBoxes, smallPrint } from './heath-print.ts'

type Machine = readonly [park: string, words: string, count: number, kg: number]
const variants: readonly { readonly seed: number; readonly gear: readonly Machine[]; readonly limits?: readonly string[] }[] = [
  { seed: 413185, gear: [['ML-018', 'Mini-pelle 1,7 t à chenilles', 1, 1720], ['GD-204', 'Godet curage 1000 mm', 1, 68], ['PV-077', 'Plaque vibrante réversible', 1, 165]] },
  { seed: 413186, gear: [['NA-031', 'Nacelle ciseaux 8 m électrique', 1, 1530], ['EC-412', 'Échafaudage roulant 6 m', 2, 148]] },
  { seed: 413187, gear: [['MT-009', 'Monte-matériaux 15 m', 1, 0], ['BT-150', 'Bétonnière thermique 350 L', 1, 0]], limits: ['charge maxi 200 kg', 'charge maxi 480 kg'] },
]

/** A hire depot's departure note with the transport weight; the last one names limits only. */
export const hireDepartureHeath = layout('hire-departure-heath', variants, ({ seed, gear, limits }) => {
  const kg = gear.reduce((sum, [, , count, one]) => sum + count * one, 0)
  return {
    expectedKg: limits ? null : kg,
    draw(sheet) {
      const { number, date, hour, ordered, account, client, site, siteTown, street, town, phone } = heathParties(seed)
      sheet.box(36, 28, 523, 44, '#ffd400', '#ffd400')
      sheet.write('LOCATION SPÉCIMEN', 46, 40, { face: 'narrowBold', size: 19 })
      sheet.write('BON DE DÉPART MATÉRIEL', 549, 43, { face: 'narrowBold', size: 14, align: 'right' })
      headLines(sheet, [`${street}, ${town}`, `Tél. ${phone}`, `Contrat ${number} du ${ordered}`, `Départ : ${date} à ${hour}`], 40, 84, 14, { face: 'narrow', size: 10 })
      headLines(sheet, [`Locataire ${account}`, client, site, siteTown], 340, 84, 14, { face: 'narrow', size: 10 }, { face: 'narrowBold', size: 10 })
      const foot = table(sheet, {
        x: 36, y: 156, lines: 'grid', rowHeight: 24, style: { face: 'narrow', size: 10 }, headStyle: { face: 'narrowBold', size: 10 }, headFill: '#f2f2f2',
        columns: [{ title: 'N° parc', width: 70 }, { title: 'Matériel', width: 213 }, { title: 'Qté', width: 40, align: 'center' }, { title: limits ? 'Caractéristique' : 'Poids unit. (kg)', width: 110, align: 'right' }, { title: 'Compteur', width: 90, align: 'right' }],
        rows: gear.map(([park, words, count, one], at) => [park, words, String(count), limits ? limits[at]! : fr(one, 0, ' '), `${120 + at * 37} h`]),
      })
      if (!limits) sheet.write(`Poids total à transporter : ${fr(kg, 0, ' ')} kg`, 36, foot + 14, { face: 'narrowBold', size: 12 })
      ;['Carburant : plein fait', 'État : conforme, voir photos', 'Remorque porte-engin : PTAC 3 500 kg'].forEach((line, at) => sheet.write(line, 36, foot + 44 + at * 16, { face: 'narrow', size: 10 }))
      signBoxes(sheet, ['Pour le loueur', 'Pour le locataire'], foot + 110, 80, 'narrow')
      smallPrint(sheet, ['Le locataire a la garde du matériel jusqu’à sa reprise. Bris de machine : franchise 10 %.'], 'narrow')
    },
  }
})
