import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { particulars } from './particulars.ts'
import { basket, electrical, paint } from './trade-wares.ts'

/** A depot's picking list across the page: aisles, boxes to tick, the weight in the heading line. */
export const pickingAisles = layout(
  'picking-aisles-grove',
  [
    { seed: 307509, wares: electrical, taken: '3:12 0:3 1:3 7:6 9:4' },
    { seed: 307510, wares: paint, taken: '5:12 0:10 6:8 7:8 3:4' },
  ],
  ({ seed, wares, taken }) => {
    const goods = basket(wares, taken)
    return {
      expectedKg: goods.kg,
      paper: { landscape: true },
      draw(sheet) {
        const { siteTown, date, time, number, order, account } = particulars(seed)
        const style = { face: 'narrow' as const, size: 10 }
        const bold = { face: 'narrowBold' as const, size: 10 }
        sheet.write('BON DE PRÉPARATION', 36, 30, { face: 'narrowBold', size: 18 })
        sheet.write(`${number}`, 806, 30, { face: 'narrowBold', size: 18, align: 'right' })
        sheet.write(`Dépôt Modèle – édité le ${date} à ${time} – tournée ${siteTown}`, 36, 56, style)
        const facts = [['Client', `${account} EXEMPLE BÂTIMENT`], ['Commande', order], ['Lignes', String(goods.lines.length)], ['Poids commande', `${fr(goods.kg, 2, ' ')} kg`], ['Quai', '04'], ['Préparateur', '']] as const
        facts.forEach(([caption, value], at) => {
          const x = 36 + at * 128.3
          sheet.box(x, 78, 128.3, 38)
          sheet.write(caption, x + 5, 82, { ...style, size: 8, color: '#555' })
          sheet.write(value, x + 5, 97, bold)
        })
        const columns = [{ title: 'Emplacement', width: 100 }, { title: 'Article', width: 80 }, { title: 'Désignation', width: 270 }, { title: 'À préparer', width: 80, align: 'right' as const }, { title: 'Unité', width: 60, align: 'center' as const }, { title: 'Kg/unité', width: 70, align: 'right' as const }, { title: 'Préparé', width: 110, align: 'center' as const }]
        const rows = goods.lines.map((line, at) => [`A${at + 2}-${String(11 + at * 7)}-B`, line.code, line.words, String(line.count), line.unit, fr(line.unitKg, 2), '|____|'])
        table(sheet, { x: 36, y: 130, columns, rows, lines: 'grid', rowHeight: 24, style, headStyle: bold, headFill: '#dfe7f5' })
        sheet.write('Hauteur maxi des palettes : 1,80 m – poids maxi par palette : 900 kg', 36, 540, style)
        sheet.write('Contrôle :', 600, 540, style)
      },
    }
  },
)
