import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { facts, signing, stacked } from './uphill-print.ts'

type Hired = readonly [code: string, words: string, count: number, eachKg: number]

interface Filled {
  readonly seed: number
  readonly hired: readonly Hired[]
  readonly notes: readonly string[]
  readonly weighed: boolean
}

/** A hire firm's departure sheet; the weight to carry is for the lorry. */
export const hireOutSheet = layout<Filled>(
  'hire-out-sheet-uphill',
  [
    { seed: 9611, hired: [['ECH-M3', 'Cadre d’échafaudage 3 m', 24, 17.5], ['PLA-AL', 'Plancher alu-bois 3,00 x 0,30', 36, 13.2], ['GAR-3', 'Garde-corps 3 m', 20, 8.4], ['VER-60', 'Vérin de pied 60 cm', 16, 3.6]], notes: ['Charge admissible par plancher : 200 kg/m² (classe 3).'], weighed: true },
    { seed: 9612, hired: [['ETA-35', 'Étai acier 1,90 – 3,50 m', 60, 13.8], ['POU-H20', 'Poutrelle bois H20 – 3,30 m', 30, 16.5], ['FOU-4', 'Fourche de tête', 30, 2.7]], notes: ['Charge limite d’un étai déployé : 1 500 kg.'], weighed: true },
    { seed: 9613, hired: [['NAC-12', 'Nacelle ciseaux électrique 12 m', 1, 0], ['PAL-25', 'Transpalette manuel', 2, 0], ['MON-20', 'Monte-matériaux 20 m', 1, 0]], notes: ['Nacelle : capacité 320 kg, 2 personnes.', 'Transpalette : charge maxi 2 500 kg. Monte-matériaux : charge maxi 250 kg.'], weighed: false },
  ],
  ({ seed, hired, notes, weighed }) => {
    const weights = hired.map(([, , count, each]) => Number((count * each).toFixed(1)))
    const kg = Number(weights.reduce((sum, each) => sum + each, 0).toFixed(1))
    const { client, site, siteStreet, siteTown, number, order, day, time, depotTown } = uphillParties(seed)
    return {
      expectedKg: weighed ? kg : null,
      draw(sheet) {
        sheet.write('LOCAMODÈLE', 38, 32, { face: 'narrowBold', size: 22, color: '#c4410c' })
        sheet.write('location de matériel – enseigne d’exemple', 38, 58, { face: 'narrow', size: 9, color: '#c4410c' })
        sheet.write('BON DE DÉPART', 556, 32, { face: 'narrowBold', size: 18, align: 'right' })
        sheet.write(`Contrat ${number}   –   ${day} ${time}`, 556, 56, { face: 'narrow', size: 10, align: 'right' })
        sheet.rule(38, 76, 556, 76, 1.4, '#c4410c')
        facts(sheet, [['Agence', depotTown], ['Locataire', client], ['Chantier', `${site}, ${siteStreet}, ${siteTown}`], ['Bon de commande', order], ['Durée prévue', '21 jours calendaires'], ['Transport aller', 'assuré par le loueur']], 38, 88, 110, 16, { face: 'narrow', size: 10.5, color: '#555' }, { face: 'narrow', size: 10.5 })
        const plain = [
          { title: 'Code', width: 70 },
          { title: 'Matériel', width: 238 },
          { title: 'Sorti', width: 60, align: 'right' },
        ] as const
        const foot = table(sheet, {
          x: 38,
          y: 196,
          columns: weighed ? [...plain, { title: 'Poids unit. kg', width: 75, align: 'right' }, { title: 'Poids kg', width: 75, align: 'right' }] : [...plain, { title: 'N° de parc', width: 75, align: 'center' }, { title: 'Compteur', width: 75, align: 'center' }],
          rows: hired.map(([code, words, count, each], at) => [code, words, fr(count), weighed ? fr(each, 1) : `P-${420 + at}`, weighed ? fr(weights[at]!, 1, ' ') : '–']),
          style: { face: 'narrow', size: 10.5 },
          headStyle: { face: 'narrowBold', size: 10 },
          headFill: '#fbe3d6',
          rowHeight: 20,
          lines: 'grid',
        })
        if (weighed) {
          sheet.write('Poids total à transporter', 470, foot + 12, { face: 'narrowBold', size: 11, align: 'right' })
          sheet.write(`${fr(kg, 1, ' ')} kg`, 552, foot + 12, { face: 'narrowBold', size: 11, align: 'right' })
        }
        stacked(sheet, [...notes, 'Matériel rendu sale ou incomplet : facturation au tarif en vigueur.', 'Caution : 1 500,00 € – assurance bris de machine souscrite.'], 38, foot + 44, 15, { face: 'narrow', size: 10 })
        signing(sheet, 'État au départ – visa du loueur', 38, foot + 130, 250, 84, 'narrow')
        signing(sheet, 'Visa du locataire', 306, foot + 130, 250, 84, 'narrow')
        sheet.write('Conditions générales interprofessionnelles de location – document spécimen', 297, 806, { face: 'narrow', size: 8, color: '#777', align: 'center' })
      },
    }
  },
)
