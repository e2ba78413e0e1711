import { chance } from '../drawing/chance.ts'
import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consignment, rounded } from './consignment.ts'
import { printedCase, stack } from './stack.ts'

/** The usual trading program of small merchants: priced lines, and a foot of cases with net weight, gross weight, parcels and taxes. */
export const tradingProgram = layout('trading-program', [
  { seed: 8101, nearKg: 430, lines: 7, shelf: 'drywall' },
  { seed: 8102, nearKg: 1580, lines: 6, shelf: 'masonry' },
] as const, ({ seed, nearKg, lines, shelf }) => {
  const goods = consignment(seed, shelf, { lines, nearKg })
  const net = rounded(goods.kg * 0.97, 2)
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const { client, site, siteTown, slip, date, account, phone, siret } = marks(seed)
      stack(sheet, ['MATERIAUX EXEMPLE S.A.S.', 'Zone artisanale de l’Exemple', '06510 CARROS', `Tél : ${phone}   Fax : 04 00 00 00 00`], 34, 34, { size: 9, first: { face: 'sansBold', size: 13 }, step: 14 })
      sheet.write('Bon de livraison', 330, 34, { face: 'sansBold', size: 16 })
      table(sheet, { x: 330, y: 60, columns: [{ title: 'Numéro', width: 80 }, { title: 'Date', width: 75 }, { title: 'Client', width: 75 }], rows: [[slip, date, account]], lines: 'grid', style: { size: 9 } })
      sheet.box(310, 112, 255, 70, undefined, '#333', 5)
      stack(sheet, [client, site, siteTown, 'FRANCE'], 320, 122, { size: 9.5, step: 14 })
      sheet.write('Votre référence : chantier en cours          Représentant : 03          Dépôt : 01', 34, 196, { size: 8 })
      const rows = goods.lines.map((line) => [line.code, line.words, fr(line.count, 2), line.unit, fr(line.price, 2), fr(line.total, 2)])
      table(sheet, {
        x: 30, y: 212, lines: 'columns', headFill: '#e4e4e4', downTo: 640, style: { size: 8 }, rowHeight: 15, rows,
        columns: [{ title: 'Référence', width: 62 }, { title: 'Désignation', width: 263 }, { title: 'Qté', width: 50, align: 'right' }, { title: 'Un.', width: 35, align: 'center' }, { title: 'P.U. HT', width: 55, align: 'right' }, { title: 'Montant HT', width: 70, align: 'right' }],
      })
      const tax = rounded(goods.total * 0.2, 2)
      const cases = [['Poids net', fr(net, 2, ' ')], ['Poids brut', fr(goods.kg, 2, ' ')], ['Colis', String(chance(seed).whole(2, 18))], ['Expédition', 'Notre camion'], ['Condition de livraison', 'Franco']] as const
      cases.forEach(([caption, value], at) => printedCase(sheet, [30 + at * 68, 652, 68, 34], caption, value, { align: 'right', size: 9 }))
      ;[['Total HT', goods.total], ['TVA 20,00 %', tax], ['Total TTC', goods.total + tax]].forEach(([words, euros], at) => {
        sheet.write(String(words), 400, 656 + at * 15, { size: 9, face: at === 2 ? 'sansBold' : 'sans' })
        sheet.write(`${fr(Number(euros), 2, ' ')} €`, 560, 656 + at * 15, { size: 9, align: 'right', face: at === 2 ? 'sansBold' : 'sans' })
      })
      sheet.flow('Poids exprimés en kilogrammes. Les marchandises voyagent aux risques et périls du destinataire. Réserve de propriété : loi 80.335 du 12 mai 1980. Toute réclamation doit être faite dans les 48 heures.', 30, 704, 360, { size: 6.5, color: '#444' })
      sheet.write('Signature du client', 420, 710, { size: 8 })
      sheet.write(`SAS au capital de 40 000 € - SIRET ${siret} - APE 4673A - Page 1`, 297, 812, { size: 7, align: 'center' })
    },
  }
})
