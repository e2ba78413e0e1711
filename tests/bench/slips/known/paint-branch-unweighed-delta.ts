import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { consigned } from './consigned.ts'
import { partiesOf } from './delta-parties.ts'
import { columnsOf, facts, stacked } from './delta-print.ts'
import { painting } from './delta-wares.ts'

const columns = columnsOf(['Article', 60], ['Désignation', 280], ['Qté', 50, 'r'], ['Cond.', 60, 'c'], ['Litres', 64, 'r'])
const litres: Readonly<Record<string, number>> = { AM15: 15, SA10: 10, GL3: 3, FS15: 15, LA5: 5, IM15: 15 }

/** A paint branch that never weighs: litres and packs are summed, the weight is for the carrier to write. */
export const paintBranchUnweighed = layout(
  'paint-branch-unweighed-delta',
  [
    { seed: 18928, take: [[0, 8], [1, 3], [2, 4], [10, 1]] as const, form: false },
    { seed: 18929, take: [[7, 6], [9, 3], [3, 10], [4, 4]] as const, form: true },
  ],
  ({ seed, take, form }) => {
    const goods = consigned(painting, take)
    const p = partiesOf(seed)
    const volume = goods.lines.reduce((all, { code, count }) => all + count * (litres[code] ?? 0), 0)
    return {
      expectedKg: null,
      draw(sheet) {
        sheet.box(40, 32, 6, 54, '#e11d48', '#e11d48')
        sheet.write('Spécimen Couleurs Pro', 54, 34, { face: 'modernBold', size: 15 })
        stacked(sheet, [p.street, `${p.town} – ${p.phone}`], 54, 58, 13, { face: 'modern', size: 8.5 })
        facts(sheet, [['Bon de livraison', p.number], ['Date', p.date], ['Client', p.account], ['Commande', p.order]], 390, 34, 14, 90, { face: 'modern', size: 9 }, { face: 'modernBold', size: 9 })
        stacked(sheet, [p.client, p.site, p.clientStreet, p.clientTown], 310, 112, 14, { face: 'modern', size: 9.5 }, { face: 'modernBold', size: 9.5 })
        const rows = goods.lines.map(({ code, words, unit, count }) => [code, words, fr(count), unit, litres[code] ? fr(count * litres[code]) : ''])
        const foot = table(sheet, { x: 40, y: 190, columns, rows, lines: 'rows', style: { face: 'modern', size: 9 }, headStyle: { face: 'modernBold', size: 9 }, headFill: '#fde8ed' })
        sheet.write(`Total : ${fr(goods.count)} emballages – ${fr(volume)} L`, 548, foot + 10, { face: 'modernBold', size: 9.5, align: 'right' })
        if (form) {
          sheet.box(40, foot + 40, 516, 44, undefined, '#777')
          sheet.write('Partie transporteur', 48, foot + 45, { face: 'modern', size: 7.5, color: '#666' })
          sheet.write('Colis : ............     Palettes : ............     Poids : ............ kg     Date : ..................', 48, foot + 62, { face: 'modern', size: 9 })
        }
        sheet.flow('Maximum 30 kg par colis et 600 kg par demi-palette. Les teintes réalisées à la machine ne sont pas reprises. COV : voir étiquettes.', 40, foot + 100, 516, { face: 'modern', size: 8, color: '#555' })
        sheet.write('Signature du client :', 40, foot + 140, { face: 'modern', size: 9 })
      },
    }
  },
)
