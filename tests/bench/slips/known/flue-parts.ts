import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { block } from './block.ts'

/** Chimney parts sent by parcel: a short list without weights, and a dispatch sentence at the foot. */
export const flueParts = layout('flue-parts', [
  { seed: 11_701, kg: 23.6, sent: 'Expédié en 4 colis – Poids : 23,6 Kg – Port payé', goods: [['TI150100', 'Élément droit inox isolé Ø 150 L 1000', 4], ['TI15045', 'Coude 45° inox isolé Ø 150', 2], ['TI150S', 'Sortie de toit solin 25-45°', 1], ['TI150C', 'Collier mural réglable', 3]] },
  { seed: 11_702, kg: 5.85, sent: 'Expédié en 1 colis – Poids : 5,85 Kg – Port dû', goods: [['FLX80', 'Flexible inox double peau Ø 80 (3 m)', 1], ['TAMP80', 'Tampon de purge Ø 80', 2], ['CHAP80', 'Chapeau pare-pluie Ø 80', 1]] },
  { seed: 11_703, kg: null, sent: 'Expédié en 2 colis – Port payé – Délai 48 h', goods: [['EM150500', 'Tuyau émaillé noir Ø 150 L 500', 3], ['EM15090', 'Coude émaillé 90° avec trappe', 1], ['ROS150', 'Rosace noire Ø 150', 1], ['MAST', 'Mastic réfractaire cartouche 310 ml', 2]] },
] as const, ({ seed, kg, sent, goods }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { street, town, client, site, siteTown, slip, order, date, siret, phone } = marks(seed)
    sheet.write('Exemple Fumisterie', 60, 50, { face: 'serifBold', size: 20 })
    block(sheet, [street, town, phone], 60, 76, 13, { face: 'serif', size: 10 })
    block(sheet, [client, site, siteTown], 330, 110, 15, { face: 'serif', size: 11 })
    sheet.write(`Bordereau de livraison n° ${slip.slice(2)} du ${date}`, 60, 184, { face: 'serifBold', size: 13 })
    sheet.write(`Votre commande internet ${order}`, 60, 204, { face: 'serif', size: 10 })
    const y = table(sheet, { x: 60, y: 228, lines: 'grid', rowHeight: 22, style: { face: 'serif', size: 10.5 }, headStyle: { face: 'serifBold', size: 10.5 }, columns: [{ title: 'Référence', width: 95 }, { title: 'Article', width: 310 }, { title: 'Qté', width: 70, align: 'center' }], rows: goods.map(([code, words, count]) => [code, words, `${count}`]) })
    sheet.write(sent, 60, y + 18, { face: 'serifBold', size: 11 })
    sheet.flow('Vous disposez de 14 jours pour nous retourner les articles non posés dans leur emballage d\'origine. Les éléments coupés ne sont ni repris ni échangés.', 60, y + 48, 475, { face: 'serif', size: 9.5 })
    sheet.write(`RCS 000 000 000 – SIRET ${siret} – TVA FR00 000000000`, 297, 800, { face: 'serif', size: 8, align: 'center' })
  },
}))
