import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { labelValueRows } from './label-value-rows.ts'
import { parties } from './parties.ts'

/** A quarry's weighing slip: two weighings, what was loaded, and what the site has had so far; one left before the second weighing. */
export const quarryVoucher = layout('quarry-voucher', [
  { seed: 7081, product: 'GNT 0/31,5 calcaire', tare: 11.74, full: 25.18, trip: 4, before: 40.62 },
  { seed: 7082, product: 'Sable lavé 0/4', tare: 3.18, full: 6.42, trip: 1, before: 0 },
  { seed: 7083, product: 'Gravillon 6/10 concassé', tare: 12.06, full: null, trip: 2, before: 13.4 },
], ({ seed, product, tare, full, trip, before }) => ({
  expectedKg: full === null ? null : Math.round((full - tare) * 1000),
  paper: { size: 'A5' },
  draw(sheet) {
    const { client, site, number, day, hour, plate, account } = parties(seed)
    const text = { face: 'printer', size: 9 } as const
    const bold = { face: 'printerBold', size: 10 } as const
    sheet.write('CARRIÈRES DE L’EXEMPLE', 210, 30, { face: 'printerBold', size: 15, align: 'center' })
    sheet.write('Site du Modèle – 13360 ROQUEVAIRE', 210, 50, { ...text, align: 'center' })
    sheet.write('Granulats marquage CE 2+', 210, 63, { ...text, align: 'center' })
    sheet.rule(30, 82, 390, 82, 0.8, '#111', 3)
    labelValueRows(sheet, [['BON DE PESÉE', `N° ${number}`], ['Date', `${day}  ${hour}`], ['Client', `${account} ${client}`], ['Chantier', site], ['Produit', product], ['Véhicule', `${plate}`], ['Voyage n°', String(trip)]], { x: 40, y: 94, step: 17, valueAt: 120, style: text })
    sheet.rule(30, 222, 390, 222, 0.8, '#111', 3)
    labelValueRows(sheet, [['Pesée entrée (tare)', `${fr(tare, 2)} t`], ['Pesée sortie (brut)', full === null ? '--,-- t' : `${fr(full, 2)} t`]], { x: 40, y: 236, step: 20, valueAt: 330, style: text, valueStyle: { ...text, align: 'right' } })
    sheet.box(34, 282, 352, 30)
    sheet.write('POIDS NET', 44, 291, bold)
    sheet.write(full === null ? '--,-- t' : `${fr(full - tare, 2)} t`, 370, 291, { ...bold, align: 'right' })
    if (full !== null) sheet.write(`Cumul chantier à ce jour : ${fr(before + full - tare, 2)} t`, 40, 324, text)
    sheet.write('Pont-bascule n° 2 – portée max 50 t – échelon 20 kg', 40, 350, { ...text, size: 7.5 })
    sheet.write('Vérification périodique : 11/2025', 40, 362, { ...text, size: 7.5 })
    sheet.rule(30, 384, 390, 384, 0.8, '#111', 3)
    sheet.write('Le peseur', 60, 398, text)
    sheet.write('Le chauffeur', 270, 398, text)
    sheet.flow('Le chauffeur reconnaît avoir pris connaissance du PTAC de son véhicule et en respecter la limite.', 40, 480, 340, { ...text, size: 7.5 })
  },
}))
