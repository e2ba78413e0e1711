import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'

/** A glazing works: each pane's weight, then the lent stillage, then both together. */
export const glassStillage = layout(
  'glass-stillage-grove',
  [
    { seed: 307520, stillage: 120, panes: [['44.2/16/4 argon', '1180 × 1120', 4, 42.3], ['4/20/4 FE argon', '560 × 880', 6, 9.9]] as const },
    { seed: 307521, stillage: 185, panes: [['Trempé 10 mm clair', '2000 × 900', 5, 45], ['Miroir 6 mm', '1200 × 800', 3, 14.4], ['44.2 opale', '2050 × 720', 2, 30.2]] as const },
  ],
  ({ seed, stillage, panes }) => {
    const glass = panes.reduce((sum, pane) => sum + pane[2] * pane[3], 0)
    return {
      expectedKg: Number((glass + stillage).toFixed(1)),
      draw(sheet) {
        const { street, town, site, siteTown, date, number, order } = particulars(seed)
        const style = { face: 'sans' as const, size: 9 }
        sheet.write('Miroiterie Spécimen', 36, 34, { face: 'serifBold', size: 20, color: '#0e7490' })
        sheet.write(`${street} – ${town}`, 36, 60, style)
        sheet.write(`Bon de livraison n° ${number} du ${date}`, 36, 90, { face: 'sansBold', size: 11 })
        sheet.write(`Commande ${order} – chevalet n° ${number.slice(0, 3)}`, 36, 108, style)
        lines(sheet, ['Menuiserie Modèle', site, siteTown], 380, 88, 14, style)
        const columns = [{ title: 'Vitrage', width: 150 }, { title: 'Dimensions', width: 110 }, { title: 'Nombre', width: 63, align: 'right' as const }, { title: 'kg pièce', width: 90, align: 'right' as const }, { title: 'kg', width: 110, align: 'right' as const }]
        const rows = panes.map(([words, size, count, kg]) => [words, size, String(count), fr(kg, 1), fr(count * kg, 1, ' ')])
        const foot = table(sheet, { x: 36, y: 150, columns, rows, lines: 'rows', rowHeight: 20, style, headFill: '#dff3f7' })
        const sums = [['Poids verre', glass], ['Chevalet consigné', stillage], ['Poids total chargé', glass + stillage]] as const
        sums.forEach(([caption, value], at) => {
          const face = at === 2 ? 'sansBold' as const : 'sans' as const
          sheet.write(caption, 350, foot + 12 + at * 17, { face, size: 9.5 })
          sheet.write(`${fr(value, 1, ' ')} kg`, 555, foot + 12 + at * 17, { face, size: 9.5, align: 'right' })
        })
        sheet.flow('Le chevalet reste notre propriété : à rendre sous 30 jours, au-delà 5 € par jour. Ventouses 60 kg maximum. Casse à signaler sous 48 h.', 36, foot + 90, 523, { ...style, size: 8, color: '#555' })
      },
    }
  },
)
