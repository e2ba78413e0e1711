import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { addressFrame, bars, footCases, headed } from './moor-print.ts'

const variants = [
  { seed: 14221, parcels: 3, pallets: 0, kg: 68, taxed: 92, metres: 0.37 },
  { seed: 14222, parcels: 0, pallets: 2, kg: 1045, taxed: 1045, metres: 2.3 },
  { seed: 14223, parcels: 1, pallets: 1, kg: 412, taxed: 560, metres: 2.24 },
] as const

/** A carrier's delivery receipt on half a sheet: real weight and charged weight in neighbouring cases. */
export const groupageReceiptHalf = layout('groupage-receipt-half-moor', variants, ({ seed, parcels, pallets, kg, taxed, metres }) => ({
  expectedKg: kg,
  paper: { size: 'A5', landscape: true },
  draw(sheet) {
    const who = moorParties(seed, ['Distribution Exemple', 'Comptoir Modèle'])
    sheet.box(0, 0, sheet.width, 34, '#14324a', '#14324a')
    sheet.write(who.carrier.toUpperCase(), 20, 10, { face: 'narrowBold', size: 16, color: '#fff' })
    sheet.write('RÉCÉPISSÉ DE LIVRAISON', sheet.width - 20, 12, { face: 'narrowBold', size: 13, color: '#fff', align: 'right' })
    bars(sheet, 400, 46, 170, 32)
    sheet.write(`${who.slip} ${who.account}`, 485, 82, { face: 'mono', size: 9, align: 'center' })
    headed(sheet, [`Expédition ${who.slip}`, `Agence ${who.town.slice(6)} – tournée ${who.luck.whole(100, 400)}`, `Remise le ${who.date}`], 20, 46, 13, { face: 'narrow', size: 10 }, { face: 'narrowBold', size: 13 })
    addressFrame(sheet, 'EXPÉDITEUR', [who.sender, who.street, who.town], [20, 102, 270, 78], { face: 'narrow', bold: 'narrowBold', size: 10 })
    addressFrame(sheet, 'DESTINATAIRE', shipTo(who), [300, 102, 275, 78], { face: 'narrow', bold: 'narrowBold', size: 10 })
    footCases(sheet, [['Colis', String(parcels), 60], ['Palettes', String(pallets), 60], ['Poids réel (kg)', fr(kg), 100], ['Poids taxé (kg)', fr(taxed), 100], ['Volume (m³)', fr(metres, 2), 75], ['Port', 'Payé', 70], ['C. remb. (€)', '0,00', 90]], 20, 194, { face: 'narrow', bold: 'narrowBold', size: 12, height: 26, fill: '#dbe5ec' })
    sheet.write(`Réf. expéditeur : BL ${who.order}   –   Nature : matériaux de second œuvre   –   Hayon : ${pallets > 0 ? 'oui' : 'non'}`, 20, 246, { face: 'narrow', size: 9.5 })
    sheet.box(20, 266, 270, 100, undefined, '#888')
    sheet.write('Réserves du destinataire (précises et motivées)', 26, 270, { face: 'narrow', size: 8, color: '#555' })
    sheet.box(300, 266, 275, 100, undefined, '#888')
    sheet.write('Nom, date, heure, cachet et signature', 306, 270, { face: 'narrow', size: 8, color: '#555' })
    sheet.write('Responsabilité limitée selon contrats types en vigueur. Poids taxé : rapport poids/volume 250 kg par m³.', 20, 380, { face: 'narrow', size: 8, color: '#555' })
  },
}))
