import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned } from './consigned.ts'
import { partiesOf } from './delta-parties.ts'
import { columnsOf, facts, stacked } from './delta-print.ts'
import { plumbing } from './delta-wares.ts'

const columns = columnsOf(['Pos.', 32, 'c'], ['Référence', 60], ['Désignation', 230], ['Qté', 40, 'r'], ['Prix net', 66, 'r'], ['Montant', 84, 'r'])

/** A maker's confirmation of order with its delivery; the weight stands among the conditions, or only a limit does. */
export const sanitaryOrderConfirmed = layout(
  'sanitary-order-confirmed-delta',
  [
    { seed: 18924, take: [[0, 4], [14, 4], [11, 4]] as const, weighed: true },
    { seed: 18925, take: [[14, 2], [10, 4]] as const, weighed: false },
  ],
  ({ seed, take, weighed }) => {
    const goods = consigned(plumbing, take, 1)
    const p = partiesOf(seed)
    return {
      expectedKg: weighed ? goods.kg : null,
      draw(sheet) {
        sheet.write('BAINS EXEMPLE', 40, 38, { face: 'bookBold', size: 18 })
        stacked(sheet, ['Fabricant de salles de bains', p.street, p.town], 40, 64, 12, { face: 'book', size: 8.5 })
        stacked(sheet, [p.client, p.clientStreet, p.clientTown], 340, 64, 14, { face: 'book', size: 10 })
        sheet.write(`Accusé de réception de commande ${p.number}`, 40, 130, { face: 'bookBold', size: 13 })
        facts(sheet, [['Votre commande', `${p.order} du ${p.date}`], ['Livraison confirmée', `le ${p.nextDate}, en une fois`], ['Adresse', `${p.site}, ${p.clientTown}`]], 40, 156, 15, 110, { face: 'book', size: 9.5 })
        const rows = goods.lines.map(({ code, words, count, price, total }, at) => [String((at + 1) * 10), code, words, fr(count), fr(price, 2), `${fr(total, 2, '.')} EUR`])
        const foot = table(sheet, { x: 40, y: 216, columns, rows, lines: 'rows', style: { face: 'book', size: 9 }, headStyle: { face: 'bookBold', size: 9 }, rowHeight: 20 })
        sheet.write('Total HT', 440, foot + 8, { face: 'bookBold', size: 9.5, align: 'right' })
        sheet.write(`${fr(goods.total, 2, '.')} EUR`, 548, foot + 8, { face: 'bookBold', size: 9.5, align: 'right' })
        const terms = [
          ['Conditions de livraison', 'Franco dès 800 EUR HT, camion avec hayon'],
          ...(weighed ? [['Poids total de la commande', `${fr(goods.kg, 1, '.')} kg, emballage compris`]] : []),
          ['Conditions de paiement', '30 jours fin de mois'],
          ['Tenue des supports', 'Fixation murale à prévoir pour 120 kg par meuble'],
        ] as [string, string][]
        facts(sheet, terms, 40, foot + 44, 17, 150, { face: 'book', size: 9 })
        sheet.flow('Merci de vérifier ce document : sans observation sous 24 heures, la commande est mise en fabrication. Cet accusé accompagne la marchandise et vaut bon de livraison.', 40, foot + 128, 510, { face: 'book', size: 9 })
      },
    }
  },
)
