import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { writtenLines } from './written-lines.ts'

/** A maker of hemp blocks: the order's figures in a small table above the articles, total weight among them. */
export const hempBlocks = layout('hemp-blocks', [
  { seed: 9081, kg: 1382, pallets: 4, rows: [['BCH20', 'Bloc de chanvre 20 × 30 × 60', '96'], ['BCHL', 'Bloc linteau 20 × 30 × 60', '8'], ['MOTH', 'Mortier de pose chaux – sac de 25 kg', '6']] },
  { seed: 9082, kg: 486, pallets: 2, rows: [['BCH10', 'Bloc de chanvre doublage 10 × 30 × 60', '72'], ['MOTH', 'Mortier de pose chaux – sac de 25 kg', '2']] },
], ({ seed, kg, pallets, rows }) => ({
  expectedKg: kg,
  draw(sheet) {
    const { client, site, siteTown, slip, order, date, phone } = marks(seed)
    const face = { face: 'modern', size: 9 } as const
    sheet.circle(66, 60, 20, '#558b2f', 3)
    sheet.write('Bio-blocs Exemple', 98, 46, { face: 'modernBold', size: 17, color: '#33691e' })
    sheet.write(`Fabricant – ${phone} – contact@exemple.test`, 98, 68, { face: 'modern', size: 8 })
    sheet.write(`Bordereau de livraison ${slip}`, 46, 104, { face: 'modernBold', size: 15 })
    writtenLines(sheet, ['Client', client], 46, 134, 13, face, { face: 'modern', size: 7.5, color: '#777' })
    writtenLines(sheet, ['Lieu de livraison', site, siteTown], 300, 134, 13, face, { face: 'modern', size: 7.5, color: '#777' })
    let y = table(sheet, {
      x: 46, y: 190, lines: 'grid', style: face, headStyle: { face: 'modernBold', size: 8 }, headFill: '#f1f8e9',
      columns: [{ title: 'Commande', width: 100 }, { title: 'Expédié le', width: 100 }, { title: 'Transport', width: 103 }, { title: 'Palettes', width: 90, align: 'center' }, { title: 'Poids total', width: 110, align: 'center' }],
      rows: [[order, date, 'Affrètement', String(pallets), `${fr(kg, 0, ' ')} kg`]],
    })
    y = table(sheet, {
      x: 46, y: y + 18, lines: 'rows', rowHeight: 20, style: face, headStyle: { face: 'modernBold', size: 8 }, headFill: '#f1f8e9',
      columns: [{ title: 'Réf.', width: 80 }, { title: 'Article', width: 323 }, { title: 'Quantité', width: 100, align: 'right' }],
      rows,
    })
    sheet.flow('Blocs à stocker hors d’eau, sous housse. Résistance thermique R = 2,80 m².K/W en 20 cm. Retour des palettes accepté sous 3 mois.', 46, y + 20, 503, { face: 'modern', size: 8, color: '#555' })
    sheet.write('Date et signature du destinataire', 330, y + 80, face)
  },
}))
