import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { bars, cases, signing, stacked } from './uphill-print.ts'

interface Filled {
  readonly seed: number
  readonly kg: number
  readonly taxedKg: number
  readonly cubic: number
  readonly parcels: number
  readonly pallets: number
  readonly nature: string
}

/** A groupage carrier's receipt on a half sheet: real weight, and the weight it charges. */
export const parcelNetworkReceipt = layout<Filled>(
  'parcel-network-receipt-uphill',
  [
    { seed: 9571, kg: 318, taxedKg: 450, cubic: 1.8, parcels: 2, pallets: 2, nature: 'LAINE MINÉRALE' },
    { seed: 9572, kg: 1074, taxedKg: 1074, cubic: 2.35, parcels: 3, pallets: 3, nature: 'ROBINETTERIE / RADIATEURS' },
  ],
  ({ seed, kg, taxedKg, cubic, parcels, pallets, nature }) => {
    const { client, siteStreet, siteTown, number, order, day, depot, depotTown, phone } = uphillParties(seed)
    return {
      expectedKg: kg,
      paper: { size: 'A5', landscape: true },
      draw(sheet) {
        sheet.box(24, 20, 150, 30, '#f2b632', '#f2b632')
        sheet.write('MESSAGERIE EXEMPLE', 99, 29, { face: 'sansBold', size: 11, align: 'center' })
        sheet.write('RÉCÉPISSÉ DE TRANSPORT', 186, 24, { face: 'sansBold', size: 12 })
        sheet.write(`Date ${day}`, 186, 40, { size: 8 })
        bars(sheet, seed, 400, 20, 170, 26)
        sheet.write(`3 ${number} 0 ${order}`, 485, 49, { size: 7.5, align: 'center' })
        sheet.box(24, 66, 266, 62, undefined, '#888')
        sheet.box(304, 66, 266, 62, undefined, '#888')
        stacked(sheet, ['EXPÉDITEUR', 'Négoce Spécimen', depot, depotTown], 32, 71, 12.5, { size: 9 }, { size: 7, color: '#666' })
        stacked(sheet, ['DESTINATAIRE', client, siteStreet, `${siteTown} – Tél. ${phone}`], 312, 71, 12.5, { size: 9 }, { size: 7, color: '#666' })
        cases(sheet, [['Nb colis', fr(parcels)], ['Dont palettes', fr(pallets)], ['Poids réel (kg)', fr(kg)], ['Volume (m³)', fr(cubic, 2)], ['Poids taxé (kg)', fr(taxedKg)], ['Nature', nature]], 24, 142, [60, 70, 86, 76, 86, 168], { fill: '#fbe7b4', size: 9 })
        cases(sheet, [['Port', 'PAYÉ'], ['Réf. expéditeur', `BL ${order}`], ['Produit', 'MESSAGERIE 48 H'], ['Contre-remb.', '0,00 €'], ['Instructions', 'Hayon – appeler avant passage']], 24, 184, [60, 100, 120, 80, 186], { fill: '#fbe7b4', size: 9 })
        signing(sheet, 'Remis au conducteur le', 24, 232, 170, 80)
        signing(sheet, 'Reçu en bon état – nom, date, signature, cachet', 204, 232, 366, 80)
        sheet.flow('Rapport poids/volume : 1 m³ = 250 kg. Au-delà de 3 jours après la livraison, aucune réclamation n’est recevable (art. L133-3 du code de commerce). Transporteur fictif : document spécimen.', 24, 326, 546, { size: 7, color: '#555' })
      },
    }
  },
)
