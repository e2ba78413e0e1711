import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consignment } from './consignment.ts'
import { stack } from './stack.ts'

/** An invoice that serves as slip: discounts, taxes by rate, due date, and the weight in small print; a shop that enters no weights prints zero. */
export const invoiceAsSlip = layout('invoice-as-slip', [
  { seed: 8341, nearKg: 1025, lines: 6, shelf: 'masonry', weighed: true },
  { seed: 8342, nearKg: 168, lines: 5, shelf: 'wood', weighed: true },
  { seed: 8343, nearKg: 60, lines: 5, shelf: 'plumbing', weighed: false },
] as const, ({ seed, nearKg, lines, shelf, weighed }) => {
  const goods = consignment(seed, shelf, { lines, nearKg })
  const kg = weighed ? goods.kg : 0
  return {
    expectedKg: weighed ? kg : null,
    draw(sheet) {
      const { supplier, street, town, client, site, siteTown, slip, date, account, siret, phone } = marks(seed)
      const set = { face: 'sans', size: 8.5 } as const
      const bold = { face: 'sansBold', size: 8.5 } as const
      stack(sheet, [supplier, street, town, `Tél. ${phone}`, `SIRET ${siret}`, 'TVA FR00000000000'], 36, 32, { ...set, step: 12, first: { face: 'sansBold', size: 12 } })
      sheet.box(320, 30, 239, 24, '#333', '#333')
      sheet.write('FACTURE valant bon de livraison', 440, 37, { face: 'sansBold', size: 11, color: '#fff', align: 'center' })
      stack(sheet, [`N° F${slip.slice(2)}      Date ${date}      Client ${account}`, client, site, siteTown], 320, 62, { ...set, step: 14 })
      const rows = goods.lines.map((line) => [line.code, line.words, String(line.count), fr(line.price, 2), '10,00', fr(line.total * 0.9, 2, ' '), '1'])
      const foot = table(sheet, {
        x: 36, y: 140, lines: 'columns', style: { size: 8 }, headStyle: bold, headFill: '#eee', rowHeight: 16, downTo: 560, rows,
        columns: [{ title: 'Référence', width: 60 }, { title: 'Désignation', width: 247 }, { title: 'Qté', width: 40, align: 'right' }, { title: 'PU HT', width: 52, align: 'right' }, { title: 'Rem. %', width: 42, align: 'right' }, { title: 'Net HT', width: 57, align: 'right' }, { title: 'TVA', width: 25, align: 'center' }],
      })
      const ht = goods.total * 0.9
      table(sheet, { x: 36, y: foot + 10, columns: [{ title: 'Code', width: 34 }, { title: 'Base HT', width: 66, align: 'right' }, { title: 'Taux', width: 44, align: 'right' }, { title: 'Montant TVA', width: 66, align: 'right' }], rows: [['1', fr(ht, 2, ' '), '20,00', fr(ht * 0.2, 2, ' ')]], style: { size: 8 }, headStyle: bold, lines: 'grid' })
      ;[['Total HT', ht], ['Total TVA', ht * 0.2], ['Net à payer EUR', ht * 1.2]].forEach(([words, euros], at) => {
        sheet.write(String(words), 400, foot + 14 + at * 16, at === 2 ? bold : set)
        sheet.write(fr(Number(euros), 2, ' '), 555, foot + 14 + at * 16, { ...(at === 2 ? bold : set), align: 'right' })
      })
      sheet.write(`Poids total en kg : ${fr(kg, 2, ' ')}`, 36, foot + 66, set)
      sheet.write('Règlement : virement à 30 jours fin de mois – échéance au dernier jour du mois suivant', 36, foot + 80, set)
      sheet.flow('Pas d’escompte pour paiement anticipé. Pénalités de retard : trois fois le taux d’intérêt légal. Indemnité forfaitaire pour frais de recouvrement : 40,00 €. Les marchandises restent la propriété du vendeur jusqu’au paiement complet (loi du 12 mai 1980).', 36, foot + 102, 523, { ...set, size: 7, color: '#555' })
      sheet.write('IBAN FR76 0000 0000 0000 0000 0000 000 – BIC EXEMFRPPXXX', 36, foot + 132, { ...set, size: 8 })
    },
  }
})
