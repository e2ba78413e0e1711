import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'
import { heatingWares } from './east-wares.ts'

/** A maker's confirmation with the day of delivery; the thresholds of carriage are weights too. */
export const orderConfirmedHeating = layout(
  'order-confirmed-heating-east',
  [
    { seed: 9563, told: true, take: [[4, 14], [5, 6], [6, 3]] as const },
    { seed: 9564, told: true, take: [[0, 3], [11, 12], [7, 3]] as const },
    { seed: 9565, told: false, take: [[3, 1], [8, 2], [12, 1]] as const },
  ],
  ({ seed, told, take }) => {
    const goods = consigned(heatingWares, take, 1)
    const rounded = Math.round(goods.kg)
    const { client, clientStreet, clientTown, site, siteTown, number, account, date, nextDate } = parties(seed)
    return {
      expectedKg: told ? rounded : null,
      draw(sheet) {
        const plain = { face: 'slab', size: 9.5 } as const
        const bold = { face: 'slabBold', size: 9.5 } as const
        sheet.write('Spécimen Thermique', 555, 36, { face: 'slabBold', size: 20, color: '#b3261e', align: 'right' })
        writtenLines(sheet, [client, clientStreet, clientTown], 40, 90, 14, { ...plain, size: 10.5 })
        sheet.write('Confirmation de commande et avis de livraison', 40, 158, { face: 'slabBold', size: 13 })
        sheet.write(`N° ${number} du ${date} – votre compte ${account}`, 40, 178, plain)
        const y = sheet.flow(`Nous vous remercions de votre commande et vous confirmons sa livraison le ${nextDate} au lieu suivant : ${site}, ${siteTown}.`, 40, 200, 515, plain)
        const foot = table(sheet, {
          x: 40, y: y + 14, lines: 'rows', style: plain, headStyle: bold, rowHeight: 22,
          columns: [{ title: 'Pos.', width: 40 }, { title: 'Article', width: 80 }, { title: 'Désignation', width: 225 }, { title: 'Qté', width: 50, align: 'right' }, { title: 'Net unit. €', width: 60, align: 'right' }, { title: 'Net €', width: 60, align: 'right' }],
          rows: goods.lines.map(({ code, words, count, price, total }, at) => [String((at + 1) * 10), code, words, String(count), fr(price, 2), fr(total, 2)]),
        })
        sheet.write(`Montant net HT : ${fr(goods.total, 2, ' ')} €`, 551, foot + 12, { ...bold, align: 'right' })
        if (told) sheet.write(`Poids estimé de votre livraison : env. ${fr(rounded, 0, ' ')} kg`, 40, foot + 44, bold)
        const under = sheet.flow('Livraison franco à partir de 1 500 € HT ou de 300 kg ; en deçà, forfait de 49 €. Livraison au pied du camion, hayon limité à 750 kg par palette. Toute modification est à signaler avant midi la veille.', 40, foot + 66, 515, plain)
        sheet.write('Service clients – Spécimen Thermique', 40, under + 30, plain)
      },
    }
  },
)
