import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned } from './consigned.ts'
import { partiesOf } from './delta-parties.ts'
import { columnsOf, facts, stacked } from './delta-print.ts'
import { joinery } from './delta-wares.ts'

const columns = columnsOf(['Réf.', 44], ['Désignation', 204], ['Cdé', 40, 'r'], ['Déjà livré', 52, 'r'], ['Livré', 40, 'r'], ['À livrer', 46, 'r'], ['Poids livré', 62, 'r'], ['U', 28, 'c'])

/** A joiners' merchant delivering a part: ordered, delivered before, now and later; the weight of today's goods. */
export const joineryRemainderNote = layout(
  'joinery-remainder-note-delta',
  [
    { seed: 18896, take: [[3, 8], [8, 1], [5, 20], [4, 40]] as const, more: [4, 0, 10, 0], before: [0, 2, 0, 20] },
    { seed: 18897, take: [[10, 6], [3, 12], [9, 2]] as const, more: [2, 0, 1], before: [0, 4, 0] },
  ],
  ({ seed, take, more, before }) => {
    const goods = consigned(joinery, take, 1)
    const p = partiesOf(seed)
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        sheet.write('NÉGOCE MENUISERIE EXEMPLE', 40, 36, { face: 'sansBold', size: 14, color: '#333' })
        stacked(sheet, [p.street, p.town, `Tél. ${p.phone}`], 40, 56, 11, { size: 8.5 })
        sheet.write('Bon de livraison partielle', 556, 36, { face: 'sansBold', size: 13, align: 'right' })
        facts(sheet, [['N° BL', `${p.number}/2`], ['Date', p.date], ['Commande', p.order], ['Compte', p.account]], 420, 58, 13, 66, { size: 9 })
        sheet.box(300, 118, 256, 60)
        stacked(sheet, [p.client, p.site, p.clientStreet, p.clientTown], 308, 124, 13, { size: 9 }, { face: 'sansBold', size: 9 })
        const rows = goods.lines.map(({ code, words, unit, count, kg }, at) => [code, words, fr(count + more[at]! + before[at]!), fr(before[at]!), fr(count), fr(more[at]!), `${fr(kg, 1)} kg`, unit])
        const foot = table(sheet, { x: 40, y: 196, columns, rows, lines: 'rows', headFill: '#ececec', style: { size: 8.5 }, rowHeight: 18 })
        sheet.write('Poids total livré', 440, foot + 8, { face: 'sansBold', size: 9.5, align: 'right' })
        sheet.write(`${fr(goods.kg, 1, ' ')} kg`, 524, foot + 8, { face: 'sansBold', size: 9.5, align: 'right' })
        stacked(sheet, ['Le solde de votre commande vous sera livré dès réception de l’usine.', `Semaine de livraison du solde : ${10 + p.page}`, 'Blocs-portes : stocker debout, à l’abri de l’humidité.'], 40, foot + 36, 13, { size: 8.5 })
        sheet.box(40, foot + 92, 252, 60)
        sheet.write('Signature client', 46, foot + 97, { size: 8 })
        sheet.box(304, foot + 92, 252, 60)
        sheet.write('Visa chauffeur', 310, foot + 97, { size: 8 })
      },
    }
  },
)
