import { fr } from '../drawing/french-number.ts'
import { chance } from '../drawing/chance.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consignment } from './consignment.ts'
import { printedCase, stack } from './stack.ts'

/** A yard's loading order: the lorry with what it may carry, what is put on it, and the delivery's weight when the yard has weighed it. */
export const roundLoading = layout('round-loading', [
  { seed: 8281, weighed: 3450, nearKg: 3400, lines: 5 },
  { seed: 8282, weighed: 985, nearKg: 970, lines: 4 },
  { seed: 8283, weighed: null, nearKg: 1400, lines: 4 },
], ({ seed, weighed, nearKg, lines }) => ({
  expectedKg: weighed,
  draw(sheet) {
    const { client, site, siteTown, order, date, phone } = marks(seed)
    const luck = chance(seed)
    const goods = consignment(seed, 'masonry', { lines, nearKg })
    const set = { face: 'narrow', size: 10.5 } as const
    sheet.write('BON DE CHARGEMENT – LIVRAISON', 36, 34, { face: 'narrowBold', size: 18 })
    sheet.write('Parc matériaux Exemple', 559, 38, { ...set, align: 'right' })
    const cases = [['Tournée', `T${luck.whole(1, 9)} – ${date}`], ['Véhicule', 'Porteur grue'], ['Immatriculation', 'EX-000-EX'], ['PTAC', '19 000 kg'], ['Charge utile', '8 950 kg'], ['Chauffeur', 'Équipe 1']] as const
    cases.forEach(([caption, value], at) => printedCase(sheet, [36 + at * 87.2, 66, 87.2, 36], caption, value, { face: 'narrowBold', size: 11 }))
    stack(sheet, [`Client : ${client}`, `Chantier : ${site}`, siteTown, `Contact sur place : ${phone}`, `Commande : ${order}`], 36, 116, { ...set, step: 15 })
    const foot = table(sheet, { x: 36, y: 206, columns: [{ title: 'Code', width: 70 }, { title: 'Désignation', width: 283 }, { title: 'À charger', width: 65, align: 'right' }, { title: 'Unité', width: 45, align: 'center' }, { title: 'Chargé', width: 60, align: 'center' }], rows: goods.lines.map((line) => [line.code, line.words, String(line.count), line.unit, '[   ]']), style: set, headStyle: { face: 'narrowBold', size: 10.5 }, rowHeight: 23, lines: 'grid' })
    if (weighed !== null) sheet.write(`Poids de la livraison : ${fr(weighed, 0, ' ')} kg`, 36, foot + 16, { face: 'narrowBold', size: 13 })
    stack(sheet, ['Palettes consignées : ____      Reprises : ____', 'Arrimage contrôlé avant départ : oui / non', 'Créneau demandé : 7 h 30 – 9 h 30, rue étroite, déchargement grue côté droit'], 36, foot + 46, { ...set, step: 20 })
    sheet.box(36, 700, 250, 80)
    sheet.box(309, 700, 250, 80)
    sheet.write('Signature chef de parc', 42, 705, { ...set, size: 8 })
    sheet.write('Signature client à la livraison', 315, 705, { ...set, size: 8 })
  },
}))
