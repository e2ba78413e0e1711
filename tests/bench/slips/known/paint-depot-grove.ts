import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'
import { basket, paint } from './trade-wares.ts'

/** A paint depot's dot-matrix-like paper: litres and weight in the closing lines. */
export const paintDepot = layout(
  'paint-depot-grove',
  [
    { seed: 307458, taken: '0:6 1:3 6:2 9:1', litres: 125 },
    { seed: 307459, taken: '4:16 5:8 2:10 3:6 8:1', litres: 360 },
  ],
  ({ seed, taken, litres }) => {
    const goods = basket(paint, taken, 3)
    return {
      expectedKg: goods.kg,
      draw(sheet) {
        const { street, town, site, siteTown, date, number, order, account, phone } = particulars(seed)
        const style = { face: 'printer' as const, size: 8.5 }
        lines(sheet, ['DÉPÔT PEINTURE SPÉCIMEN', street, town, `TÉL ${phone}`], 36, 36, 12, style)
        lines(sheet, ['BON DE LIVRAISON', `NUMÉRO : ${number}`, `DATE   : ${date}`, `CLIENT : ${account}`, `V/CDE  : ${order}`], 36, 104, 12, style)
        lines(sheet, ['PEINTURE EXEMPLE', site, siteTown], 330, 104, 12, style)
        sheet.rule(36, 176, 559, 176, 0.8, '#111', 3)
        const columns = [{ title: 'CODE', width: 62 }, { title: 'DÉSIGNATION', width: 265 }, { title: 'COND.', width: 60 }, { title: 'QTÉ', width: 50, align: 'right' as const }, { title: 'TEINTE', width: 86, align: 'right' as const }]
        const rows = goods.lines.map((line, at) => [line.code, line.words, line.unit, String(line.count), at % 2 === 0 ? 'BLANC' : 'S/REF'])
        const foot = table(sheet, { x: 36, y: 180, columns, rows, lines: 'none', rowHeight: 15, style, headStyle: { face: 'printerBold', size: 8.5 } })
        sheet.rule(36, foot + 6, 559, foot + 6, 0.8, '#111', 3)
        lines(sheet, [`NOMBRE D'ARTICLES ..... ${goods.count}`, `VOLUME TOTAL .......... ${litres} L`, `POIDS TOTAL BRUT ...... ${fr(goods.kg, 3)} Kg`], 36, foot + 16, 14, style)
        lines(sheet, ['MATIÈRES NON DANGEREUSES AU SENS DE L’ADR, SAUF SOLVANTS', 'QUANTITÉ LIMITÉE : 30 KG MAXI PAR COLIS'], 36, 760, 12, { ...style, size: 7.5 })
      },
    }
  },
)
