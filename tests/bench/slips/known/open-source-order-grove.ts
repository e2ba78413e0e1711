import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'
import { basket, electrical, paint } from './trade-wares.ts'

/** A web program's delivery order: one weight under its heading, nought when nobody filled it in. */
export const openSourceOrder = layout(
  'open-source-order-grove',
  [
    { seed: 307475, wares: electrical, taken: '2:3 6:12 7:2 0:2', weighed: true },
    { seed: 307476, wares: paint, taken: '0:4 6:3 8:1', weighed: true },
    { seed: 307477, wares: electrical, taken: '8:4 2:1', weighed: false },
  ],
  ({ seed, wares, taken, weighed }) => {
    const goods = basket(wares, taken)
    return {
      expectedKg: weighed ? goods.kg : null,
      draw(sheet) {
        const { street, town, site, siteTown, isoDate, number, order } = particulars(seed)
        const style = { face: 'modern' as const, size: 9 }
        const violet = '#5b3f8c'
        sheet.write('Modèle Équipement', 44, 36, { face: 'modernBold', size: 14, color: violet })
        lines(sheet, [street, town, 'France'], 44, 58, 12, { ...style, size: 8, color: '#555' })
        lines(sheet, ['Adresse de livraison', 'Exemple Travaux', site, siteTown], 340, 100, 14, style)
        sheet.write(`WH/OUT/${number.slice(1)}`, 44, 172, { face: 'modernBold', size: 18, color: violet })
        const facts = [['Commande', `S${order}`], ['Date d’expédition', isoDate], ['Transporteur', 'Camion agence'], ['Poids', `${weighed ? goods.kg.toFixed(2) : '0.00'} kg`]] as const
        facts.forEach(([caption, value], at) => {
          sheet.write(caption, 44 + at * 130, 206, { face: 'modernBold', size: 9 })
          sheet.write(value, 44 + at * 130, 220, style)
        })
        const columns = [{ title: 'Produit', width: 327 }, { title: 'Commandé', width: 90, align: 'right' as const }, { title: 'Livré', width: 90, align: 'right' as const }]
        const rows = goods.lines.map((line) => [`[${line.code}] ${line.words}`, `${line.count.toFixed(2)} Unité(s)`, `${line.count.toFixed(2)} Unité(s)`])
        table(sheet, { x: 44, y: 250, columns, rows, rowHeight: 21, style, headStyle: { face: 'modernBold', size: 9 } })
        sheet.write('Signature', 480, 560, style)
        sheet.rule(44, 790, 551, 790, 0.5, '#bbb')
        sheet.write('bonjour@modele.example – www.modele.example – Page 1 / 1', 297, 798, { ...style, size: 7.5, color: '#555', align: 'center' })
      },
    }
  },
)
