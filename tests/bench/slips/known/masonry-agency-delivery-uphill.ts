import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { layout } from '../layout.ts'
import { uphillParties } from './uphill-parties.ts'
import { cases, facts, signing, stacked } from './uphill-print.ts'
import { masonry } from './uphill-wares.ts'

interface Filled {
  readonly seed: number
  readonly take: Take
  readonly whole: boolean
}

/** The slip of a merchant's agency: a weight a line and a case of the foot. */
export const masonryAgencyDelivery = layout<Filled>(
  'masonry-agency-delivery-uphill',
  [
    { seed: 9501, take: [[0, 28], [2, 120], [4, 6], [7, 20]], whole: true },
    { seed: 9502, take: [[3, 60], [5, 14], [6, 4], [0, 16], [11, 2], [9, 25], [1, 10], [4, 8], [7, 12], [10, 2]], whole: true },
    { seed: 9503, take: [[2, 180], [0, 42], [8, 3], [4, 8], [5, 20], [6, 6], [1, 12], [10, 4], [9, 30], [7, 16], [11, 3], [3, 40]], whole: false },
  ],
  ({ seed, take, whole }) => {
    const { lines, kg, total } = consigned(masonry, take)
    const { client, street, town, site, siteStreet, siteTown, number, order, account, phone, day, depot, depotTown } = uphillParties(seed)
    return {
      expectedKg: whole ? kg : null,
      draw(sheet) {
        sheet.box(36, 30, 40, 40, '#b4472b', '#b4472b', 4)
        sheet.write('EM', 56, 43, { face: 'condensedBold', size: 18, color: '#fff', align: 'center' })
        stacked(sheet, ['EXEMPLE MATÉRIAUX', 'Agence du Modèle', depot, depotTown, `Tél. ${phone}`], 84, 30, 12, { size: 8.5 }, { face: 'sansBold', size: 12 })
        sheet.box(352, 28, 207, 22, '#b4472b', '#b4472b')
        sheet.write('BON DE LIVRAISON', 455, 34, { face: 'sansBold', size: 12, color: '#fff', align: 'center' })
        facts(sheet, [['N° BL', `L${number}`], ['Date', day], ['Compte client', account], ['Commande', `C${order}`], ['Page', whole ? '1 / 1' : '1 / 2']], 360, 57, 90, 12, { size: 8.5 }, { face: 'sansBold', size: 8.5 })
        stacked(sheet, ['Client', client, street, town], 36, 128, 12, { size: 9 }, { size: 7, color: '#777' })
        stacked(sheet, ['Adresse de livraison', site, siteStreet, siteTown], 352, 128, 12, { size: 9 }, { size: 7, color: '#777' })
        const foot = table(sheet, {
          x: 36,
          y: 192,
          columns: [
            { title: 'Article', width: 54 },
            { title: 'Désignation', width: 205 },
            { title: 'Qté livrée', width: 54, align: 'right' },
            { title: 'Un.', width: 32, align: 'center' },
            { title: 'Poids (kg)', width: 58, align: 'right' },
            { title: 'P.U. HT', width: 52, align: 'right' },
            { title: 'Montant HT', width: 68, align: 'right' },
          ],
          rows: lines.map(({ code, words, count, unit, kg: weight, price, total: amount }) => [code, words, fr(count), unit, fr(weight, 2, ' '), fr(price, 2), fr(amount, 2, ' ')]),
          headFill: '#f0dcd5',
          lines: 'columns',
          style: { size: 8.5 },
          downTo: 560,
        })
        if (!whole) {
          sheet.write('Suite page suivante …', 559, foot + 12, { face: 'sansBold', size: 10, align: 'right' })
          sheet.write('Totaux et poids en dernière page.', 36, foot + 12, { size: 8 })
        } else {
          cases(sheet, [['Total HT', `${fr(total, 2, ' ')} €`], ['TVA 20 %', `${fr(total * 0.2, 2, ' ')} €`], ['Total TTC', `${fr(total * 1.2, 2, ' ')} €`], ['Nb palettes', '3'], ['Poids total (kg)', fr(kg, 2, ' ')]], 36, foot + 10, [105, 100, 105, 83, 130], { fill: '#f0dcd5' })
          signing(sheet, 'Cachet et signature du client', 36, foot + 62, 250, 70)
          sheet.flow('Livraison sur sol stabilisé et accessible à un porteur de 19 t. Palettes consignées 12,00 € HT, reprises en bon état. Réserves à porter sur le présent bon.', 300, foot + 64, 255, { size: 7.5, color: '#555' })
        }
        sheet.write('Exemple Matériaux, société fictive au capital d’exemple – document spécimen', 297, 812, { size: 7, color: '#777', align: 'center' })
      },
    }
  },
)
