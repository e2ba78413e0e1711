import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { marshParties } from './marsh-parties.ts'
import { barcode, framed, smallPrint } from './marsh-print.ts'

/** A regional carrier's receipt, half a leaf wide: real and charged weights in one row of figures. */
export const palletTransportReceipt = layout('pallet-transport-receipt-marsh', [
  { seed: 303510, nature: 'PALETTES CARRELAGE', pallets: 2, parcels: 2, real: 1486, charged: 1500, metres: '0,80' },
  { seed: 303511, nature: 'COLIS QUINCAILLERIE', pallets: 0, parcels: 7, real: 94, charged: 100, metres: '' },
  { seed: 303512, nature: 'PALETTE SACS ENDUIT', pallets: 1, parcels: 1, real: 1075, charged: 1100, metres: '0,40' },
], ({ seed, nature, pallets, parcels, real, charged, metres }) => ({
  expectedKg: real,
  paper: { size: 'A5' as const, landscape: true },
  draw(sheet) {
    const who = marshParties(seed)
    const face = 'condensed'
    sheet.write('TRANSPORTS MODÈLE', 24, 20, { face: 'condensedBold', size: 18 })
    sheet.write('Messagerie – affrètement – distribution', 24, 42, { face, size: 9 })
    sheet.write('RÉCÉPISSÉ DE TRANSPORT', 300, 22, { face: 'condensedBold', size: 14, align: 'center' })
    sheet.write(`n° ${who.number} du ${who.day}`, 300, 42, { face, size: 10, align: 'center' })
    barcode(sheet, who.barcode, 410, 18, 160, 26)
    framed(sheet, 'Expéditeur', ['Négoce Spécimen', 'Dépôt de l’Exemple', '13127 VITROLLES'], [24, 68, 265, 60], { face, bold: 'condensedBold' })
    framed(sheet, 'Destinataire', [who.client, `${who.site}, ${who.siteStreet}`, who.siteTown], [306, 68, 265, 60], { face, bold: 'condensedBold' })
    const columns = [{ title: 'Nature de la marchandise', width: 175 }, { title: 'Colis', width: 55, align: 'center' as const }, { title: 'Palettes', width: 60, align: 'center' as const }, { title: 'M.L.', width: 55, align: 'center' as const }, { title: 'Poids réel', width: 100, align: 'center' as const }, { title: 'Poids taxé', width: 102, align: 'center' as const }]
    table(sheet, { x: 24, y: 142, columns, rows: [[nature, String(parcels), String(pallets), metres, `${fr(real, 0, ' ')} kg`, `${fr(charged, 0, ' ')} kg`]], lines: 'grid', rowHeight: 28, style: { face, size: 11 }, headStyle: { face: 'condensedBold', size: 10 } })
    writtenLines(sheet, ['Port payé – Contre-remboursement : néant', `Réf. expéditeur : BL ${who.order}`, `Instructions : appeler 1 h avant au ${who.phone}. Hayon demandé.`], 24, 206, 14, { face, size: 10 })
    ;['Expéditeur', 'Transporteur', 'Destinataire – date, heure, réserves'].forEach((words, at) => {
      sheet.box(24 + at * 183, 262, 181, 78)
      sheet.write(words, 30 + at * 183, 266, { face, size: 8 })
    })
    smallPrint(sheet, 'Contrat type général. Indemnité pour perte ou avarie : envois de moins de trois tonnes, 33 €/kg dans la limite de 1 000 € par colis ; envois de trois tonnes et plus, 20 €/kg dans la limite de 3 200 € par tonne.', 24, 352, 547, face)
  },
}))
