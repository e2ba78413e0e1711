import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { down, pairs } from './page-parts.ts'
import { truckload } from './truckload.ts'

/** A small firm's accounting program: prices, a VAT table, the weight among the remarks at the foot; 0,00 where nobody filled in the articles. */
export const smallFirmDelivery = layout('small-firm-delivery', [
  { seed: 6101, shelf: 'masonry', lines: 5, filled: true },
  { seed: 6102, shelf: 'roofing', lines: 4, filled: true },
  { seed: 6103, shelf: 'plumbing', lines: 5, filled: false },
] as const, ({ seed, shelf, lines, filled }) => {
  const goods = truckload(shelf, seed, lines)
  return {
    expectedKg: filled ? goods.kg : null,
    draw(sheet) {
      const { street, town, client, site, siteTown, slip, order, account, date, phone, siret } = marks(seed)
      const blue = '#1f4e8c'
      sheet.write('Matériaux Exemple Frères', 36, 34, { face: 'sansBold', size: 14, color: blue })
      down(sheet, [street, town, `Tél : ${phone}`, `Siret : ${siret} – APE 4673A`], 36, 54, 11, { size: 8 })
      sheet.box(330, 34, 229, 24, '#dfe8f4', blue)
      sheet.write('Bon de livraison', 444, 40, { face: 'sansBold', size: 12, align: 'center', color: blue })
      pairs(sheet, [['Numéro', slip], ['Date', date], ['Code client', account], ['Référence commande', order]], [334, 555, 64, 13], { size: 8.5 })
      down(sheet, [client, site, siteTown], 334, 128, 13, { size: 9.5 })
      const foot = table(sheet, {
        x: 36, y: 190, downTo: 590, lines: 'columns', style: { size: 8.5 }, headFill: '#dfe8f4', headStyle: { face: 'sansBold', size: 8.5, color: blue },
        columns: [{ title: 'Code article', width: 75 }, { title: 'Description', width: 228 }, { title: 'Qté', width: 45, align: 'right' }, { title: 'Unité', width: 40, align: 'center' }, { title: 'P.U. HT', width: 60, align: 'right' }, { title: 'Montant HT', width: 75, align: 'right' }],
        rows: goods.lines.map((line) => [line.code, line.words, fr(line.count, 2), line.unit, fr(line.price, 2), fr(line.euros, 2, ' ')]),
      })
      pairs(sheet, [['Poids total (Kg)', fr(filled ? goods.kg : 0, 2, ' ')], ['Nombre de colis', filled ? '4' : '0']], [40, 230, foot + 12, 14], { size: 9 })
      pairs(sheet, [['Total HT', fr(goods.euros, 2, ' ')], ['TVA 20,00 %', fr(goods.euros * 0.2, 2, ' ')], ['Total TTC', `${fr(goods.euros * 1.2, 2, ' ')} €`]], [380, 555, foot + 12, 15], { face: 'sansBold', size: 9.5 })
      down(sheet, ['Réserve de propriété : les marchandises restent notre propriété jusqu’au paiement complet (loi 80.335).', 'Toute réclamation est à formuler sous 48 heures, par écrit.'], 36, 700, 11, { size: 7.5, color: '#555' })
      sheet.write('Page 1/1', 559, 806, { size: 7, align: 'right' })
    },
  }
})
