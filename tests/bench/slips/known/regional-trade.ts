import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { down, pairs } from './page-parts.ts'
import { truckload } from './truckload.ts'

/** A regional dealer's program: discounts, eco-taxes, a foot in three blocks with the weight between port and packing. */
export const regionalTrade = layout('regional-trade', [
  { seed: 9101, shelf: 'plumbing', lines: 6 },
  { seed: 9102, shelf: 'hardware', lines: 5 },
  { seed: 9103, shelf: 'insulation', lines: 6 },
] as const, ({ seed, shelf, lines }) => {
  const goods = truckload(shelf, seed, lines)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { street, town, client, site, siteTown, slip, order, account, date, siret } = marks(seed)
      const set = { face: 'sans', size: 8.5 } as const
      sheet.write('Comptoir Régional Exemple', 34, 32, { face: 'sansBold', size: 14, color: '#2d5d34' })
      down(sheet, [street, town, `SIRET ${siret}`], 34, 52, 12, set)
      sheet.write(`Bon de livraison N° ${slip}`, 561, 34, { face: 'sansBold', size: 12, align: 'right' })
      down(sheet, [`Le ${date}`, `Votre compte : ${account}`, `Réf. : ${order}`], 561, 54, 12, { ...set, align: 'right' })
      down(sheet, ['Facturation', client, siteTown], 34, 104, 13, set)
      down(sheet, ['Livraison', client, site, siteTown], 320, 104, 13, set)
      const foot = table(sheet, {
        x: 34, y: 166, downTo: 560, lines: 'columns', style: set, headFill: '#e3efe4', headStyle: { face: 'sansBold', size: 8 },
        columns: [{ title: 'Référence', width: 65 }, { title: 'Désignation', width: 202 }, { title: 'Qté', width: 35, align: 'right' }, { title: 'P.U.', width: 55, align: 'right' }, { title: '%', width: 30, align: 'right' }, { title: 'P.U. net', width: 55, align: 'right' }, { title: 'Éco-part.', width: 40, align: 'right' }, { title: 'Total', width: 45, align: 'right' }],
        rows: goods.lines.map((line) => [line.code, line.words, String(line.count), fr(line.price, 2), '25', fr(line.price * 0.75, 2), '0,00', fr(line.euros * 0.75, 2)]),
      })
      pairs(sheet, [['Base HT', fr(goods.euros * 0.75, 2)], ['TVA 20 %', fr(goods.euros * 0.15, 2)]], [40, 180, foot + 12, 16], set)
      pairs(sheet, [['Port', 'Offert'], ['Poids', `${fr(goods.kg, 2)} Kg`], ['Emballage', '0,00']], [220, 360, foot + 12, 16], set)
      pairs(sheet, [['Total HT', fr(goods.euros * 0.75, 2)], ['Total TTC', fr(goods.euros * 0.9, 2)], ['Acompte', '0,00']], [400, 555, foot + 12, 16], { face: 'sansBold', size: 9 })
      ;[34, 214, 394].forEach((x) => sheet.box(x, foot + 6, 167, 56, undefined, '#2d5d34'))
      sheet.write('Escompte pour paiement anticipé : néant. Clause de réserve de propriété (loi du 12/05/1980).', 297, 790, { ...set, size: 7.5, align: 'center' })
    },
  }
})
