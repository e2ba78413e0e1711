import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { facts, stacked } from './uphill-print.ts'
import { masonry, tiles } from './uphill-wares.ts'

interface Filled {
  readonly seed: number
  readonly shelf: 'masonry' | 'tiles'
  readonly take: Take
  readonly weighed: boolean
}

/** An invoice that serves as the slip: the weight in small words beside the totals. */
export const invoiceWorthDelivery = layout<Filled>(
  'invoice-worth-delivery-uphill',
  [
    { seed: 9671, shelf: 'masonry', take: [[7, 24], [11, 2], [9, 18], [0, 10], [6, 6], [4, 3], [5, 4]], weighed: true },
    { seed: 9672, shelf: 'tiles', take: [[1, 16], [6, 10], [5, 2]], weighed: true },
    { seed: 9673, shelf: 'masonry', take: [[4, 12], [6, 3], [10, 2]], weighed: false },
  ],
  ({ seed, shelf, take, weighed }) => {
    const { lines, kg, total } = consigned({ masonry, tiles }[shelf], take)
    const rounded = Math.round(kg)
    const { client, street, town, siteStreet, siteTown, number, order, day, depot, depotTown, siret } = uphillParties(seed)
    return {
      expectedKg: weighed ? rounded : null,
      draw(sheet) {
        const face = 'book'
        sheet.write('Comptoir Exemple', 44, 38, { face: 'bookBold', size: 20, color: '#7a1f2b' })
        stacked(sheet, [`${depot} – ${depotTown}`, `SIRET ${siret} – TVA FR00 000000000`], 44, 66, 13, { face, size: 8.5 })
        sheet.write('FACTURE VALANT BON DE LIVRAISON', 44, 108, { face: 'bookBold', size: 13 })
        facts(sheet, [['Numéro', `F26-${number}`], ['Date', day], ['Commande', order]], 44, 130, 70, 14, { face, size: 9.5 })
        stacked(sheet, [client, street, town, `Livré : ${siteStreet}, ${siteTown}`], 310, 130, 14, { face, size: 9.5 }, { face: 'bookBold', size: 10 })
        const foot = table(sheet, {
          x: 44,
          y: 200,
          columns: [
            { title: 'Réf.', width: 75 },
            { title: 'Désignation', width: 220 },
            { title: 'Qté', width: 45, align: 'right' },
            { title: 'P.U. HT', width: 55, align: 'right' },
            { title: 'TVA', width: 42, align: 'right' },
            { title: 'Total HT', width: 70, align: 'right' },
          ],
          rows: [...lines.map(({ code, words, count, price, total: amount }) => [code, words, fr(count), fr(price, 2), '20 %', fr(amount, 2, ' ')]), ['', 'Participation transport', '1', '38,00', '20 %', '38,00']],
          style: { face, size: 9 },
          headStyle: { face: 'bookBold', size: 9 },
          rowHeight: 19,
        })
        const ht = total + 38
        const sums: readonly (readonly [string, string])[] = [['Total HT', fr(ht, 2, ' ')], ['TVA 20 %', fr(ht * 0.2, 2, ' ')], ['Net à payer €', fr(ht * 1.2, 2, ' ')]]
        sums.forEach(([caption, value], at) => {
          sheet.write(caption, 380, foot + 20 + at * 18, { face: at === 2 ? 'bookBold' : face, size: 10 })
          sheet.write(value, 547, foot + 20 + at * 18, { face: at === 2 ? 'bookBold' : face, size: 10, align: 'right' })
        })
        const left = weighed ? ['Règlement : virement à 30 jours', `Poids marchandise : ${fr(rounded, 0, ' ')} kg`, 'Enlèvement / livraison : livré'] : ['Règlement : virement à 30 jours', 'Enlèvement / livraison : livré']
        stacked(sheet, left, 44, foot + 22, 16, { face, size: 9 })
        sheet.flow('Pénalités de retard : trois fois le taux d’intérêt légal, indemnité forfaitaire de 40 €. Réserve de propriété. Supplément de manutention de 15 € au-delà de 500 kg par point de déchargement.', 44, 740, 503, { face, size: 8, color: '#555' })
        sheet.write('Comptoir Exemple – document spécimen', 297, 800, { face, size: 8, color: '#777', align: 'center' })
      },
    }
  },
)
