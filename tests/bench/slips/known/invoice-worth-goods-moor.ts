import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { layout } from '../layout.ts'
import { moorParties, shipTo } from './moor-parties.ts'
import { addressFrame, footCases, headed } from './moor-print.ts'
import { masonryWares } from './moor-wares.ts'

const variants = [
  { seed: 14206, take: [[0, 10], [5, 8], [10, 12]], pallets: 1 },
  { seed: 14207, take: [[1, 112], [3, 6], [9, 10], [0, 24]], pallets: 3 },
] as const

/** An invoice that stands for the slip: euros everywhere, the kilos in one sentence between the goods and the taxes. */
export const invoiceWorthGoods = layout('invoice-worth-goods-moor', variants, ({ seed, take, pallets }) => {
  const goods = consigned(masonryWares, take)
  const net = goods.total + pallets * 18
  const tax = Number((net * 0.2).toFixed(2))
  return {
    expectedKg: goods.kg,
    draw(sheet) {
      const who = moorParties(seed, ['EXEMPLE MATÉRIAUX ET FILS', 'S.A. NÉGOCE SPÉCIMEN'])
      headed(sheet, [who.sender, who.street, who.town, `SIRET ${who.siret}`, 'TVA FR00 000000000'], 40, 36, 12, { face: 'serif', size: 9.5 }, { face: 'serifBold', size: 15 })
      sheet.write('FACTURE', 555, 34, { face: 'serifBold', size: 20, align: 'right' })
      sheet.write('valant bon de livraison', 555, 58, { face: 'serif', size: 11, align: 'right' })
      addressFrame(sheet, 'Client / lieu de livraison', shipTo(who), [330, 82, 225, 78], { face: 'serif', bold: 'serifBold', size: 10 })
      sheet.write(`Facture n° FA${who.slip}   –   ${who.date}   –   Client ${who.account}`, 40, 150, { face: 'serif', size: 10 })
      const rows = goods.lines.map(({ code, words, count, unit, price, total }) => [code, words, `${count} ${unit}`, fr(price, 2), fr(total, 2, ' ')])
      rows.push(['CONS', 'Palette consignée 100x120', `${pallets} U`, '18,00', fr(pallets * 18, 2)])
      const end = table(sheet, {
        x: 40, y: 182, rows, lines: 'columns', downTo: 540, rowHeight: 18, style: { face: 'serif', size: 10 }, headStyle: { face: 'serifBold', size: 10 },
        columns: [{ title: 'Code', width: 60 }, { title: 'Désignation', width: 245 }, { title: 'Quantité', width: 70, align: 'right' }, { title: 'P.U. H.T.', width: 65, align: 'right' }, { title: 'Montant H.T.', width: 75, align: 'right' }],
      })
      sheet.write(`Poids total de la marchandise : ${fr(goods.kg, 2, '.')} kg`, 40, end + 10, { face: 'serif', size: 10.5 })
      footCases(sheet, [['Total H.T.', fr(net, 2, ' '), 110], ['T.V.A. 20 %', fr(tax, 2, ' '), 100], ['Total T.T.C.', fr(net + tax, 2, ' '), 110], ['Acompte', '0,00', 85], ['NET À PAYER €', fr(net + tax, 2, ' '), 110]], 40, end + 34, { face: 'serif', bold: 'serifBold', size: 10.5, height: 24 })
      sheet.write('Règlement : traite à 45 jours fin de mois.  Échéance en pied de relevé.', 40, end + 86, { face: 'serif', size: 9.5 })
      sheet.flow('Pénalités de retard : trois fois le taux d’intérêt légal. Indemnité forfaitaire pour frais de recouvrement : 40 €. Pas d’escompte pour paiement anticipé.', 40, 770, 515, { face: 'serif', size: 8, color: '#444' })
    },
  }
})
