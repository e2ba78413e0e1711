import { fr } from '../drawing/french-number.ts'
import { chance } from '../drawing/chance.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { stack } from './stack.ts'

/** A heating maker's dispatch note: under the addresses one strip of captions and values, the shipment's weight among them, then serial numbers. */
export const heatingDispatch = layout('heating-dispatch', [
  { seed: 8411, kg: 186, parcels: 3, rows: [['Unité extérieure pompe à chaleur 11 kW', '1'], ['Module hydraulique mural', '1'], ['Kit silentblocs au sol', '1']] },
  { seed: 8412, kg: 1148, parcels: 17, rows: [['Sac granulés bois DIN+ 15 kg – palette de 65 sacs', '1'], ['Poêle à granulés 8 kW étanche', '1'], ['Conduit concentrique Ø 80/125, 1 m', '6'], ['Plaque de sol acier', '1']] },
], ({ seed, kg, parcels, rows }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { client, site, siteTown, slip, order, date, phone } = marks(seed)
    const luck = chance(seed)
    const set = { face: 'condensed', size: 10.5 } as const
    const bold = { face: 'condensedBold', size: 10.5 } as const
    sheet.write('THERMIQUE EXEMPLE', 40, 32, { face: 'condensedBold', size: 18, color: '#c2255c' })
    sheet.write('BORDEREAU D’EXPÉDITION', 555, 36, { face: 'condensedBold', size: 14, align: 'right' })
    stack(sheet, ['Expéditeur', 'Thermique Exemple – entrepôt central', 'Rue de l’Exemple', '69000 EXEMPLE'], 40, 70, { ...set, step: 14, first: bold })
    stack(sheet, ['Destinataire', client, site, `${siteTown} – ${phone}`], 310, 70, { ...set, step: 14, first: bold })
    table(sheet, { x: 40, y: 142, columns: [{ title: 'Bordereau', width: 84 }, { title: 'Date', width: 80 }, { title: 'Commande', width: 84 }, { title: 'Nb colis', width: 62, align: 'center' }, { title: 'Poids', width: 75, align: 'right' }, { title: 'Volume', width: 65, align: 'right' }, { title: 'Port', width: 65, align: 'center' }], rows: [[slip, date, order, String(parcels), `${fr(kg, 0, ' ')} kg`, `${fr(kg / 260, 2)} m³`, 'Franco']], style: set, headStyle: bold, headFill: '#fbe4ec', rowHeight: 22, lines: 'grid' })
    const foot = table(sheet, { x: 40, y: 212, columns: [{ title: 'Référence', width: 90 }, { title: 'Matériel', width: 275 }, { title: 'Qté', width: 40, align: 'right' }, { title: 'N° de série', width: 110 }], rows: rows.map(([words, count]) => [`TE${luck.digits(5)}`, words!, count!, luck.digits(12)]), style: set, headStyle: bold, rowHeight: 24 })
    sheet.flow('Appareil contenant un gaz fluoré : R32, charge 1,2 kg, équivalent CO2 0,81 t. Transport debout, ne pas coucher. Mise en service par un professionnel attesté.', 40, foot + 16, 515, { ...set, size: 9 })
    stack(sheet, ['Contrôle départ : quai 6', 'Heure d’arrivée :', 'Réserves :'], 40, foot + 70, { ...set, step: 24 })
    sheet.box(330, foot + 66, 225, 80)
    sheet.write('Cachet et signature', 336, foot + 71, { ...set, size: 8 })
  },
}))
