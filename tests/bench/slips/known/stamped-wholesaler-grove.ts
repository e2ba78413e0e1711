import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { captioned, lines, particulars } from './particulars.ts'
import { basket, electrical, timber } from './trade-wares.ts'

/** A wholesaler's slip stamped at the gate: numbers in boxes on top, the weight among them when known. */
export const stampedWholesaler = layout(
  'stamped-wholesaler-grove',
  [
    { seed: 307524, wares: timber, taken: '4:10 7:60 2:5', weighed: true },
    { seed: 307525, wares: electrical, taken: '9:10 0:8 2:4', weighed: true },
    { seed: 307526, wares: electrical, taken: '6:12 8:3 2:2', weighed: false },
  ],
  ({ seed, wares, taken, weighed }) => {
    const goods = basket(wares, taken, 1)
    return {
      expectedKg: weighed ? goods.kg : null,
      draw(sheet) {
        const { street, town, site, siteTown, date, number, order, account } = particulars(seed)
        const style = { face: 'slab' as const, size: 9.5 }
        sheet.write('SPÉCIMEN PRO', 40, 32, { face: 'slabBold', size: 22, color: '#9a3412' })
        sheet.write(`Agence ${town} – ${street}`, 40, 60, style)
        lines(sheet, ['Exemple Second Œuvre', site, siteTown], 370, 36, 14, style)
        const facts = [['Bon de livraison', number], ['Date', date], ['Client', account], ['Commande', order], ['Poids (kg)', weighed ? fr(goods.kg, 1, ' ') : '']] as const
        facts.forEach(([caption, value], at) => captioned(sheet, caption, value, [40 + at * 103, 92, 103, 36], style))
        const columns = [{ title: 'Code', width: 75 }, { title: 'Article', width: 290 }, { title: 'Qté', width: 60, align: 'right' as const }, { title: 'Unité', width: 90, align: 'center' as const }]
        const rows = goods.lines.map((line) => [line.code, line.words, String(line.count), line.unit])
        const foot = table(sheet, { x: 40, y: 144, columns, rows, lines: 'columns', rowHeight: 20, downTo: 520, style, headStyle: { face: 'slabBold', size: 9.5 }, headFill: '#fbe9df' })
        sheet.turned(-8, 430, foot + 70, () => {
          sheet.box(350, foot + 44, 160, 52, undefined, '#1d4ed8')
          sheet.write('CONTRÔLÉ SORTIE', 430, foot + 52, { face: 'sansBold', size: 12, color: '#1d4ed8', align: 'center' })
          sheet.write(date, 430, foot + 74, { face: 'sansBold', size: 11, color: '#1d4ed8', align: 'center' })
        })
        lines(sheet, ['Marchandise reçue en bon état', 'Nom :', 'Signature :'], 40, foot + 30, 20, style)
        sheet.write('Franco dès 350 € HT ou 500 kg. Reprise sous 15 jours en emballage d’origine.', 40, 780, { ...style, size: 8.5, color: '#555' })
      },
    }
  },
)
