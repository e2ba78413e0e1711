import { signatures } from '../drawing/letterheads.ts'
import { layout } from '../layout.ts'
import { cellHead } from './creek-heads.ts'

type Fact = readonly [caption: string, value: string]
const variants: readonly { seed: number; machine: string; facts: readonly Fact[] }[] = [
  { seed: 412_645, machine: 'Monte-matériaux à échelle 18 m', facts: [['Charge utile', '200 kg'], ['Longueur déployée', '18,00 m'], ['Moteur', 'essence 5,5 kW'], ['Vitesse', '30 m/min']] },
  { seed: 412_646, machine: 'Lève-plaque et potence de levage', facts: [['Capacité maximale', '150 kg'], ['Hauteur de levage', '4,20 m'], ['Tension', '230 V'], ['Câble', '25 m']] },
]

/** A machine hired for a job: what it may lift is printed, what it weighs is not. */
export const hoistHire = layout('hoist-hire-creek', variants, ({ seed, machine, facts }) => ({
  expectedKg: null,
  draw(sheet) {
    const top = cellHead(sheet, { seed, name: 'LOCATION SPÉCIMEN', trade: 'Matériel pour couvreurs et plaquistes', title: 'CONTRAT – BON DE LIVRAISON', face: 'narrow', bold: 'narrowBold', color: '#0a5c36' })
    sheet.box(30, top + 10, sheet.width - 60, 30, '#e2f0e8', '#0a5c36')
    sheet.write(`1 × ${machine}`, 40, top + 19, { face: 'narrowBold', size: 12 })
    facts.forEach(([caption, value], at) => {
      sheet.write(caption, 40, top + 56 + at * 18, { face: 'narrow', size: 10, color: '#555' })
      sheet.write(value, 220, top + 56 + at * 18, { face: 'narrow', size: 10 })
    })
    sheet.write('Accessoires : rallonge, élingue, notice, clé', 40, top + 142, { face: 'narrow', size: 10 })
    sheet.write('Durée prévue : 3 jours – état au départ : bon', 40, top + 160, { face: 'narrow', size: 10 })
    sheet.flow('Transport de personnes interdit. Le locataire vérifie le haubanage avant toute mise en service. Caution : 800 €.', 40, top + 190, 500, { face: 'narrow', size: 9, color: '#444' })
    signatures(sheet, 680, 'narrow')
  },
}))
