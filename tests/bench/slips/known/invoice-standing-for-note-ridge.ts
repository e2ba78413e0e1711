import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { cents, stocked } from './ridge-load.ts'
import { ridgeParties } from './ridge-parties.ts'
import { columns, figure, pairs } from './ridge-print.ts'
import { masonryShelf } from './ridge-wares.ts'

const list = columns(['Désignation', 240], ['Qté', 52, 'right'], ['Unité', 46, 'center'], ['Prix unitaire', 72, 'right'], ['TVA', 40, 'right'], ['Total HT', 70, 'right'])

/** An invoice that stands for the delivery note: money in the foot, the goods' weight in a mention beside it. */
export const invoiceStandingForNoteRidge = layout('invoice-standing-for-note-ridge', [{ seed: 16270, lines: 4 }, { seed: 16271, lines: 6 }], ({ seed, lines }) => {
  const goods = stocked(masonryShelf, seed, lines)
  const on = ridgeParties(seed)
  const vat = cents(goods.total * 0.2)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      sheet.write('Matériaux de l’Exemple SAS', 40, 40, { face: 'serifBold', size: 16 })
      sheet.write(`22 route du Modèle, 06640 SAINT-JEANNET – ${on.phone} – SIRET ${on.siret}`, 40, 62, { face: 'serif', size: 9 })
      sheet.write('FACTURE valant bon de livraison', 40, 92, { face: 'serifBold', size: 14 })
      pairs(sheet, [['Facture n°', `FA-2026-${on.slip}`], ['Date', on.date], ['Échéance', '30 jours fin de mois'], ['Livraison', on.site]], 40, 110, 116, 14, { face: 'serif', size: 10 })
      ;[on.client, on.street, on.town].forEach((line, at) => sheet.write(line, 350, 116 + at * 15, { face: at === 0 ? 'serifBold' : 'serif', size: 11 }))
      const rows = goods.lines.map((line) => [line.words, figure(line.count, 2, 'dot'), line.unit, figure(line.price, 2, 'dot'), '20,00', figure(line.total, 2, 'dot')])
      const foot = table(sheet, { x: 38, y: 190, columns: list, rows, style: { face: 'serif', size: 10 }, headStyle: { face: 'serifBold', size: 9.5 }, headFill: '#e9e9e9', lines: 'columns', downTo: 520 })
      sheet.write(`Poids total des marchandises livrées : ${figure(goods.kg, 2, 'dot')} Kgs`, 40, foot + 12, { face: 'serif', size: 10 })
      sheet.write('Mode de règlement : virement', 40, foot + 28, { face: 'serif', size: 10 })
      pairs(sheet, [['Total HT', `${figure(goods.total, 2, 'dot')} €`], ['TVA 20 %', `${figure(vat, 2, 'dot')} €`]], 400, 480, foot + 12, 16, { face: 'serif', size: 10 })
      sheet.box(394, foot + 44, 164, 22, '#e9e9e9')
      pairs(sheet, [['NET À PAYER', `${figure(cents(goods.total + vat), 2, 'dot')} €`]], 400, 480, foot + 50, 16, { face: 'serifBold', size: 10 })
      sheet.flow('En cas de retard de paiement : pénalités au taux de 3 fois l’intérêt légal et indemnité forfaitaire de 40 €. Les big bags de 1 t doivent être posés sur sol porteur.', 40, 760, 500, { face: 'serif', size: 8.5, color: '#444' })
    },
  }
})
