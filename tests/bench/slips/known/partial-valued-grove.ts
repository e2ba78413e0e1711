import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'
import { basket, electrical, timber } from './trade-wares.ts'

/** A delivery in part: what is left waits with its own weight, pallets come back for their deposit. */
export const partialValued = layout(
  'partial-valued-grove',
  [
    { seed: 307486, wares: timber, taken: '0:12 3:20 6:6', waiting: '1:4 7:30', pallets: 2 },
    { seed: 307487, wares: electrical, taken: '0:10 4:30', waiting: '9:8', pallets: 1 },
  ],
  ({ seed, wares, taken, waiting, pallets }) => {
    const goods = basket(wares, taken, 1)
    const rest = basket(wares, waiting, 1)
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        const { street, town, site, siteTown, date, number, order, account } = particulars(seed)
        const style = { face: 'narrow' as const, size: 9.5 }
        const bold = { face: 'narrowBold' as const, size: 9.5 }
        sheet.write('Négoce Modèle', 36, 34, { face: 'narrowBold', size: 18 })
        lines(sheet, [street, town], 36, 58, 12, style)
        sheet.write(`BON DE LIVRAISON PARTIELLE N° ${number}`, 559, 36, { face: 'narrowBold', size: 13, align: 'right' })
        sheet.write(`${date} – commande ${order} – compte ${account}`, 559, 56, { ...style, align: 'right' })
        lines(sheet, ['Exemple Agencement', site, siteTown], 380, 84, 13, style)
        const columns = [{ title: 'Code', width: 65 }, { title: 'Désignation', width: 248 }, { title: 'Qté livrée', width: 60, align: 'right' as const }, { title: 'Un.', width: 45, align: 'center' as const }, { title: 'Poids', width: 50, align: 'right' as const }, { title: 'Net HT', width: 55, align: 'right' as const }]
        const rows = [...goods.lines.map((line) => [line.code, line.words, String(line.count), line.unit, fr(line.kg, 1, ' '), fr(line.total, 2, ' ')]), ['PALCONS', 'Palette consignée 80 × 120', String(pallets), 'U', '', fr(pallets * 14, 2)], ['PALCONS', 'Retour palettes consignées', '-1', 'U', '', '-14,00']]
        const foot = table(sheet, { x: 36, y: 140, columns, rows, lines: 'grid', style, headStyle: bold, headFill: '#ececec' })
        sheet.write(`Poids de la livraison : ${fr(goods.kg, 1, ' ')} kg`, 36, foot + 10, { face: 'narrowBold', size: 11 })
        sheet.write(`Total HT : ${fr(goods.total + (pallets - 1) * 14, 2, ' ')} €`, 559, foot + 10, { face: 'narrowBold', size: 11, align: 'right' })
        sheet.write('Reste à livrer (semaine prochaine)', 36, foot + 44, bold)
        const left = table(sheet, { x: 36, y: foot + 58, columns: [{ title: 'Code', width: 65 }, { title: 'Désignation', width: 248 }, { title: 'Reste', width: 60, align: 'right' as const }, { title: 'Un.', width: 45, align: 'center' as const }], rows: rest.lines.map((line) => [line.code, line.words, String(line.count), line.unit]), style, headStyle: bold })
        sheet.write(`Poids du reliquat : ${fr(rest.kg, 1, ' ')} kg`, 36, left + 8, style)
        sheet.write('Signature du client', 400, left + 50, style)
      },
    }
  },
)
