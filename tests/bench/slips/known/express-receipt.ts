import { fr } from '../drawing/french-number.ts'
import { chance } from '../drawing/chance.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { stack } from './stack.ts'

/** A groupage carrier's delivery receipt, half a page: parcels, pallets, real weight, and the weight the fare is counted on. */
export const expressReceipt = layout('express-receipt', [
  { seed: 8141, kg: 318, fare: 405, parcels: 12, pallets: 1, goods: 'RADIATEURS ACIER' },
  { seed: 8142, kg: 46.5, fare: 62, parcels: 3, pallets: 0, goods: 'ROBINETTERIE / SANITAIRE' },
  { seed: 8143, kg: 1074, fare: 1074, parcels: 2, pallets: 2, goods: 'COLLES ET MORTIERS' },
], ({ seed, kg, fare, parcels, pallets, goods }) => ({
  expectedKg: kg,
  paper: { size: 'A5', landscape: true },
  draw(sheet) {
    const { supplier, street, town, client, site, siteTown, order, date, phone } = marks(seed)
    const luck = chance(seed)
    const set = { face: 'condensed', size: 10 } as const
    sheet.write('TRANSPORTS EXEMPLE', 24, 20, { face: 'condensedBold', size: 20, color: '#b3261e' })
    sheet.write('Messagerie – Affrètement – Logistique du bâtiment', 24, 43, { ...set, size: 9 })
    sheet.write('RÉCÉPISSÉ DE LIVRAISON', 571, 20, { face: 'condensedBold', size: 15, align: 'right' })
    sheet.write(`N° ${luck.digits(10)}   du ${date}`, 571, 40, { ...set, align: 'right' })
    sheet.box(24, 60, 265, 72)
    stack(sheet, ['EXPÉDITEUR', supplier.toUpperCase(), street, town], 32, 66, { ...set, step: 15, first: { face: 'condensedBold', size: 8 } })
    sheet.box(306, 60, 265, 72)
    stack(sheet, ['DESTINATAIRE', `${client.toUpperCase()} – ${phone}`, site, siteTown], 314, 66, { ...set, step: 15, first: { face: 'condensedBold', size: 8 } })
    const columns = [{ title: 'Réf. expéditeur', width: 85 }, { title: 'Nature de la marchandise', width: 152 }, { title: 'UM', width: 35, align: 'center' }, { title: 'Colis', width: 40, align: 'center' }, { title: 'Poids réel\n(kg)', width: 62, align: 'right' }, { title: 'Poids taxé\n(kg)', width: 62, align: 'right' }, { title: 'Port', width: 40, align: 'center' }, { title: 'C/Remb.', width: 71, align: 'right' }] as const
    table(sheet, { x: 24, y: 144, columns, rows: [[order, goods, String(pallets), String(parcels), fr(kg, kg % 1 === 0 ? 0 : 1), fr(fare), 'PP', '0,00 €']], style: { ...set, size: 11 }, headStyle: { face: 'condensedBold', size: 9 }, headHeight: 30, rowHeight: 26, lines: 'grid', headFill: '#f2dedc' })
    stack(sheet, ['Instructions : livraison sur rendez-vous, hayon, accès porteur 19 T maximum', 'Palettes Europe rendues :            Palettes consignées :'], 24, 216, { ...set, step: 16 })
    stack(sheet, ['Livré le          /          /            à            h', 'Nom du réceptionnaire', 'Réserves précises et motivées'], 24, 262, { ...set, step: 26 })
    sheet.box(380, 250, 191, 110)
    sheet.write('Cachet et signature du destinataire', 386, 255, { ...set, size: 8 })
    sheet.flow('La mention « sous réserve de déballage » n’a aucune valeur. Article L133-3 du code de commerce : protestation motivée dans les trois jours par lettre recommandée.', 24, 378, 540, { ...set, size: 7 })
  },
}))
