import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { captioned, lines, particulars } from './particulars.ts'
import { basket, plumbing, roofing, timber } from './trade-wares.ts'

/** A small merchant's accounts program: prices, then net and gross weights beside the sums. */
export const accountsProgram = layout(
  'accounts-program-grove',
  [
    { seed: 307470, wares: timber, taken: '3:18 7:24 4:3', packing: 1.06, client: 'Menuiserie Exemple' },
    { seed: 307471, wares: roofing, taken: '4:10 5:8 7:1 9:2', packing: 1.03, client: 'Zinguerie Exemple' },
    { seed: 307472, wares: plumbing, taken: '0:2 5:2 7:5', packing: 1.05, client: 'Exemple Plomberie' },
  ],
  ({ seed, wares, taken, packing, client }) => {
    const goods = basket(wares, taken)
    const gross = Number((goods.kg * packing).toFixed(2))
    return {
      expectedKg: gross,
      draw(sheet) {
        const { street, town, site, siteTown, date, number, account, order } = particulars(seed)
        lines(sheet, ['Comptoir Modèle SARL', street, town, 'SARL au capital de 8 000 €'], 40, 40, 13, { size: 9.5 })
        sheet.box(320, 38, 235, 20, '#eee')
        sheet.write('Bon de livraison', 437, 43, { face: 'sansBold', size: 11, align: 'center' })
        captioned(sheet, 'Numéro', `BL${number}`, [320, 60, 85])
        captioned(sheet, 'Date', date, [405, 60, 80])
        captioned(sheet, 'Client', `C${account}`, [485, 60, 70])
        lines(sheet, [client, site, siteTown], 330, 112, 14, { size: 10 })
        sheet.write(`Référence : commande ${order}`, 40, 164, { size: 9 })
        const columns = [{ title: 'Référence', width: 65 }, { title: 'Désignation', width: 220 }, { title: 'Qté', width: 45, align: 'right' as const }, { title: 'P.U. HT', width: 60, align: 'right' as const }, { title: 'Rem.', width: 45, align: 'right' as const }, { title: 'Montant HT', width: 80, align: 'right' as const }]
        const rows = goods.lines.map((line) => [line.code, line.words, fr(line.count, 2), fr(line.price, 2), '', fr(line.total, 2, ' ')])
        table(sheet, { x: 40, y: 182, columns, rows, lines: 'columns', downTo: 640, headFill: '#eee', style: { size: 8.5 } })
        const tax = Number((goods.total * 0.2).toFixed(2))
        const boxes = [['Poids net', `${fr(goods.kg, 2, ' ')} kg`], ['Poids brut', `${fr(gross, 2, ' ')} kg`], ['Total HT', fr(goods.total, 2, ' ')], ['TVA 20 %', fr(tax, 2, ' ')], ['Total TTC', `${fr(goods.total + tax, 2, ' ')} €`]] as const
        boxes.forEach(([caption, value], at) => captioned(sheet, caption, value, [40 + at * 103, 650, 103, 36]))
        sheet.write('Clause de réserve de propriété : loi 80.335 du 12 mai 1980.', 40, 800, { size: 7.5, color: '#555' })
        sheet.write('Bon pour réception :', 400, 710, { size: 9 })
      },
    }
  },
)
