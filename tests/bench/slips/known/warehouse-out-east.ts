import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { consigned } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { parties } from './east-parties.ts'
import { electricalWares, heatingWares } from './east-wares.ts'

/** The stock module of a web program: facts in a row, ordered and delivered, then what stays due. */
export const warehouseOut = layout(
  'warehouse-out-east',
  [
    { seed: 9528, firm: 'Spécimen Génie Climatique', wares: heatingWares, take: [[1, 2], [2, 2], [11, 10], [8, 3]] as const, due: 0 },
    { seed: 9529, firm: 'Exemple Courant Fort', wares: electricalWares, take: [[3, 10], [4, 4], [10, 24], [2, 8]] as const, due: 6 },
  ],
  ({ seed, firm, wares, take, due }) => {
    const goods = consigned(wares, take)
    const { client, siteStreet, siteTown, clientStreet, clientTown, order, number, date, street, town, phone } = parties(seed)
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        const plain = { face: 'modern', size: 9 } as const
        const bold = { face: 'modernBold', size: 9 } as const
        const purple = '#714b67'
        sheet.write(firm, 40, 36, { face: 'modernBold', size: 13, color: '#333' })
        writtenLines(sheet, [street, town, 'France'], 40, 54, 12, { ...plain, size: 8, color: '#666' })
        sheet.rule(40, 94, 555, 94, 0.8, '#ccc')
        writtenLines(sheet, ['Adresse du client', client, clientStreet, clientTown], 40, 108, 13, plain, bold)
        writtenLines(sheet, ['Adresse de livraison', client, siteStreet, siteTown], 330, 108, 13, plain, bold)
        sheet.write(`WH/OUT/0${number.slice(1)}`, 40, 178, { face: 'modern', size: 20, color: purple })
        ;[['Commande', `S0${order}`], ['Date d’expédition', `${date} 08:30:00`], ['Transporteur', 'Exemple Fret'], ['Poids total', `${fr(goods.kg, 2)} kg`]].forEach(([caption, value], at) => {
          sheet.write(caption!, 40 + at * 132, 212, { ...bold, color: purple })
          sheet.write(value!, 40 + at * 132, 226, plain)
        })
        const foot = table(sheet, {
          x: 40, y: 254, lines: 'rows', style: plain, headStyle: bold, rowHeight: 20,
          columns: [{ title: 'Produit', width: 325 }, { title: 'Commandé', width: 95, align: 'right' }, { title: 'Livré', width: 95, align: 'right' }],
          rows: goods.lines.map(({ code, words, count }, at) => [`[${code}] ${words}`, fr(count + (at === 2 ? due : 0), 2), fr(count, 2)]),
        })
        if (due > 0) {
          const [, , third] = goods.lines
          sheet.write('Quantités restantes à livrer', 40, foot + 24, { face: 'modernBold', size: 10.5 })
          table(sheet, { x: 40, y: foot + 42, lines: 'rows', style: plain, headStyle: bold, rowHeight: 20, columns: [{ title: 'Produit', width: 420 }, { title: 'Quantité', width: 95, align: 'right' }], rows: [[`[${third!.code}] ${third!.words}`, fr(due, 2)]] })
        }
        sheet.rule(40, 780, 555, 780, 0.8, '#ccc')
        sheet.write(`${phone} – bonjour@exemple.invalid – www.exemple.invalid`, sheet.width / 2, 788, { ...plain, size: 7.5, color: '#666', align: 'center' })
        sheet.write('Page 1 / 1', sheet.width / 2, 800, { ...plain, size: 7.5, color: '#666', align: 'center' })
      },
    }
  },
)
