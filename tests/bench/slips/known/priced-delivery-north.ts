import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { pairedLines } from './paper-marks.ts'
import { timberWares } from './structural-wares.ts'

interface Variant {
  readonly seed: number
  readonly take: Take
}

const variants: readonly Variant[] = [
  { seed: 9637, take: [[0, 24], [1, 10], [4, 8], [9, 1]] },
  { seed: 9638, take: [[2, 14], [5, 30], [7, 40], [6, 6], [8, 20]] },
]

/** An invoice that doubles as the delivery note: the weight stands among the sums. */
export const pricedDelivery = layout('priced-delivery-north', variants, ({ seed, take }) => {
  const { lines, kg, total } = consigned(timberWares, take)
  const carriage = 68
  const net = total + carriage
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, date, account, phone, siret } = marks(seed)
      const plain = { face: 'sans', size: 9 } as const
      sheet.write('Bois & Panneaux Modèle', 40, 36, { face: 'sansBold', size: 15, color: '#5b3a1e' })
      writtenLines(sheet, ['3 avenue du Modèle', '06700 EXEMPLE-DU-VAR', `Tél. ${phone}`, `SIRET ${siret}`], 40, 58, 12, { size: 8.5 })
      sheet.box(330, 34, 225, 50, '#efe6dc', '#5b3a1e')
      sheet.write('FACTURE', 442, 42, { face: 'sansBold', size: 14, align: 'center' })
      sheet.write('valant bon de livraison', 442, 63, { size: 9, align: 'center' })
      writtenLines(sheet, [client, site, siteTown], 330, 104, 14, plain, { face: 'sansBold', size: 9.5 })
      sheet.write(`N° FA${slip.slice(2)}     Date : ${date}     Client : ${account}     Règlement : 30 jours fin de mois`, 40, 160, plain)
      table(sheet, {
        x: 40, y: 180, downTo: 560, lines: 'columns', style: plain, headStyle: { face: 'sansBold', size: 8.5 }, headFill: '#efe6dc',
        columns: [{ title: 'Code', width: 56 }, { title: 'Description', width: 236 }, { title: 'Qté', width: 50, align: 'right' }, { title: 'P.U. HT', width: 60, align: 'right' }, { title: 'TVA', width: 40, align: 'right' }, { title: 'Montant HT', width: 73, align: 'right' }],
        rows: [...lines.map((line) => [line.code, line.words, fr(line.count, 2), fr(line.price, 2), '20,00', fr(line.total, 2)]), ['PORT', 'Livraison camion grue', '1,00', fr(carriage, 2), '20,00', fr(carriage, 2)]],
      })
      sheet.box(40, 574, 260, 44)
      ;['Base HT', 'Taux', 'Montant TVA'].forEach((words, at) => sheet.write(words, 50 + at * 90, 580, { face: 'sansBold', size: 8 }))
      ;[fr(net, 2), '20,00 %', fr(net * 0.2, 2)].forEach((words, at) => sheet.write(words, 50 + at * 90, 598, plain))
      sheet.box(340, 574, 215, 96)
      const foot = pairedLines(sheet, [['Total HT', fr(net, 2)], ['Total TVA', fr(net * 0.2, 2)], ['Total TTC', fr(net * 1.2, 2)], ['Acompte versé', '0,00']], 350, 582, 195, 16, plain)
      sheet.write('Net à payer (€)', 350, foot + 4, { face: 'sansBold', size: 10 })
      sheet.write(fr(net * 1.2, 2), 545, foot + 4, { face: 'sansBold', size: 10, align: 'right' })
      sheet.write(`Poids total : ${kg.toFixed(2)} Kgs`, 40, 630, plain)
      sheet.write('Mode de livraison : camion de la maison', 40, 646, plain)
      sheet.flow('Réserve de propriété : les marchandises restent notre propriété jusqu’au paiement intégral du prix. Pénalités de retard : trois fois le taux légal. Indemnité forfaitaire de recouvrement : 40 €. Bois issus de forêts gérées durablement.', 40, 690, 515, { size: 7.5, color: '#444' })
      sheet.write('Marchandise reçue le :                         Signature :', 40, 736, plain)
    },
  }
})
