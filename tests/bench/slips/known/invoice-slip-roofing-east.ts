import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'
import { facts, footLines } from './east-print.ts'
import { roofWares } from './east-wares.ts'

/** An invoice worth a slip: money everywhere, the load among the terms of carriage. */
export const invoiceSlipRoofing = layout(
  'invoice-slip-roofing-east',
  [
    { seed: 9534, take: [[1, 420], [2, 18], [7, 8], [6, 2], [9, 3]] as const, carriage: 85 },
    { seed: 9535, take: [[12, 26], [4, 1], [5, 12], [8, 24]] as const, carriage: 0 },
  ],
  ({ seed, take, carriage }) => {
    const goods = consigned(roofWares, take, 0)
    const net = goods.total + carriage
    const vat = Number((net * 0.2).toFixed(2))
    const { client, clientStreet, clientTown, site, siteTown, number, account, date, order, street, town, phone, siret } = parties(seed)
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        const plain = { face: 'book', size: 8.5 } as const
        const bold = { face: 'bookBold', size: 8.5 } as const
        sheet.write('Couvertures Exemple', 36, 32, { face: 'bookBold', size: 17, color: '#34495e' })
        writtenLines(sheet, [street, town, `Tél. ${phone}`, `SIRET ${siret}`], 36, 56, 12, plain)
        sheet.write('FACTURE', 559, 30, { face: 'bookBold', size: 17, color: '#34495e', align: 'right' })
        sheet.write('valant bon de livraison', 559, 52, { ...plain, align: 'right' })
        writtenLines(sheet, [`N° FA${number}`, `Le ${date}`], 559 - 110, 70, 13, bold)
        sheet.box(310, 112, 249, 56, undefined, '#34495e')
        writtenLines(sheet, [client, clientStreet, clientTown], 320, 119, 14, plain, bold)
        writtenLines(sheet, [`Compte client ${account}`, `Commande ${order}`, `Livré : ${site}, ${siteTown}`], 36, 130, 13, plain)
        const foot = table(sheet, {
          x: 36, y: 184, lines: 'rows', style: plain, headStyle: { ...bold, color: '#fff' }, headFill: '#34495e', rowHeight: 19,
          columns: [{ title: 'Réf.', width: 65 }, { title: 'Désignation', width: 205 }, { title: 'Qté', width: 50, align: 'right' }, { title: 'U', width: 40, align: 'center' }, { title: 'P.U. HT', width: 70, align: 'right' }, { title: 'Montant HT', width: 93, align: 'right' }],
          rows: [
            ...goods.lines.map(({ code, words, unit, count, price, total }) => [code, words, String(count), unit, fr(price, 2), fr(total, 2, ' ')]),
            ...(carriage > 0 ? [['PORT', 'Participation aux frais de port', '1', 'FT', fr(carriage, 2), fr(carriage, 2)]] : []),
          ],
        })
        facts(sheet, [['Transport', 'par nos soins, camion plateau'], ['Poids de la livraison', `${fr(goods.kg, 0, ' ')} kg`], ['Palettes', '3, dont 2 consignées'], ['Règlement', 'LCR 30 jours fin de mois']], 36, foot + 26, 120, 15, plain, bold)
        facts(sheet, [['Total HT', ''], ['TVA 20,00 %', ''], ['Net à payer', '']], 380, foot + 26, 60, 16, bold)
        ;[net, vat, net + vat].forEach((euros, at) => sheet.write(`${fr(euros, 2, ' ')} €`, 555, foot + 26 + at * 16, { ...(at === 2 ? bold : plain), align: 'right' }))
        sheet.rule(380, foot + 54, 559, foot + 54, 0.6)
        sheet.write('Marchandise reçue en bon état (date et signature) :', 36, foot + 118, plain)
        footLines(sheet, ['Pas d’escompte pour paiement anticipé. Pénalités de retard : 10 %. Indemnité forfaitaire de recouvrement : 40 €.', 'Sac de mortier : conservation 6 mois. Charge d’exploitation des plaques : voir avis technique.'], { face: 'book' })
      },
    }
  },
)
