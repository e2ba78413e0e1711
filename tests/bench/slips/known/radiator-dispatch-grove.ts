import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'
import { basket, plumbing } from './trade-wares.ts'

/** A maker's dispatch note across the page: net and gross for each line, both summed. */
export const radiatorDispatch = layout(
  'radiator-dispatch-grove',
  [
    { seed: 307482, taken: '7:10 4:2' },
    { seed: 307483, taken: '9:6 1:8 5:4 0:5' },
  ],
  ({ seed, taken }) => {
    const goods = basket(plumbing, taken, 1)
    const gross = goods.lines.map((line) => Number((line.kg + line.count * 1.5).toFixed(1)))
    const total = Number(gross.reduce((sum, kg) => sum + kg, 0).toFixed(1))
    return {
      expectedKg: total,
      paper: { landscape: true },
      draw(sheet) {
        const { street, town, site, siteTown, date, number, order } = particulars(seed)
        const style = { face: 'condensed' as const, size: 11 }
        const bold = { face: 'condensedBold' as const, size: 11 }
        sheet.write('USINE EXEMPLE THERMIQUE', 40, 30, { face: 'condensedBold', size: 20 })
        sheet.write(`${street} ${town}`, 40, 56, style)
        sheet.write(`BON D’EXPÉDITION ${number}`, 802, 30, { face: 'condensedBold', size: 16, align: 'right' })
        sheet.write(`Expédié le ${date} – commande ${order}`, 802, 54, { ...style, align: 'right' })
        lines(sheet, ['Livrer à', 'Chauffage Exemple', site, siteTown], 560, 80, 14, style)
        const columns = [{ title: 'Code', width: 80 }, { title: 'Produit', width: 282 }, { title: 'Quantité', width: 80, align: 'right' as const }, { title: 'N° lot', width: 100, align: 'center' as const }, { title: 'Poids net (kg)', width: 110, align: 'right' as const }, { title: 'Poids brut (kg)', width: 110, align: 'right' as const }]
        const rows = goods.lines.map((line, at) => [line.code, line.words, String(line.count), `L${order}${at}`, fr(line.kg, 1, ' '), fr(gross[at]!, 1, ' ')])
        const foot = table(sheet, { x: 40, y: 156, columns, rows, lines: 'grid', rowHeight: 20, style, headStyle: bold, headFill: '#e3e3e3' })
        sheet.box(40, foot, 762, 22)
        sheet.write('Total', 44, foot + 5, bold)
        sheet.write(String(goods.count), 478, foot + 5, { ...bold, align: 'right' })
        sheet.write(fr(goods.kg, 1, ' '), 688, foot + 5, { ...bold, align: 'right' })
        sheet.write(fr(total, 1, ' '), 798, foot + 5, { ...bold, align: 'right' })
        lines(sheet, ['Colis filmés sur palettes perdues. Pression maximale de service 10 bar.', 'Ne pas superposer plus de deux palettes (charge maxi 600 kg).'], 40, foot + 40, 15, style)
        lines(sheet, ['Préparateur : 07', 'Quai : 3', 'Signature chauffeur :'], 40, 480, 16, style)
      },
    }
  },
)
