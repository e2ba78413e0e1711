import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'

const sheets = [['Bac acier 40/250 RAL 7016 63/100', 5.6], ['Bac acier anticondensation RAL 5008', 6.2], ['Faîtière double crantée', 2.4], ['Rive rejet d’eau', 1.8]] as const

/** A profiling works: lengths cut to order, kg a metre, the theoretical weight of the load. */
export const metalCladding = layout(
  'metal-cladding-grove',
  [
    { seed: 307515, taken: [[0, 24, 6.5], [2, 5, 2.1], [3, 8, 3]] },
    { seed: 307516, taken: [[1, 60, 8], [1, 30, 4.2], [2, 20, 2.1]] },
  ],
  ({ seed, taken }) => {
    const chosen = taken.map(([at, count, long]) => {
      const [words, kg] = sheets[at!]!
      const metres = Number((count! * long!).toFixed(2))
      return { words, kg, count: count!, long: long!, metres, weight: Math.round(metres * kg) }
    })
    const total = chosen.reduce((sum, line) => sum + line.weight, 0)
    return {
      expectedKg: total,
      draw(sheet) {
        const { street, town, site, siteTown, date, number, order } = particulars(seed)
        const style = { face: 'sans' as const, size: 8.5 }
        sheet.write('PROFILAGE MODÈLE', 36, 32, { face: 'sansBold', size: 18, color: '#475569' })
        sheet.write(`${street}, ${town}`, 36, 56, style)
        sheet.box(376, 28, 183, 50)
        lines(sheet, [`BORDEREAU D’ENVOI ${number}`, `du ${date}`, `Affaire ${order}`], 384, 34, 14, style)
        lines(sheet, ['Bardage Exemple', site, siteTown, 'Camion bâché, déchargement chariot'], 36, 90, 13, style)
        const columns = [{ title: 'Profil', width: 203 }, { title: 'Nb', width: 45, align: 'right' as const }, { title: 'Long. m', width: 60, align: 'right' as const }, { title: 'Total ml', width: 70, align: 'right' as const }, { title: 'kg/ml', width: 60, align: 'right' as const }, { title: 'Poids th. kg', width: 85, align: 'right' as const }]
        const rows = chosen.map((line) => [line.words, String(line.count), fr(line.long, 2), fr(line.metres, 2, ' '), fr(line.kg, 1), fr(line.weight, 0, ' ')])
        const foot = table(sheet, { x: 36, y: 156, columns, rows, lines: 'grid', rowHeight: 20, style, headFill: '#e2e8f0' })
        sheet.write(`POIDS THÉORIQUE TOTAL`, 370, foot + 10, { face: 'sansBold', size: 9.5, align: 'right' })
        sheet.write(`${fr(total, 0, ' ')} kg`, 555, foot + 10, { face: 'sansBold', size: 9.5, align: 'right' })
        sheet.flow('Tolérance sur la masse ± 5 %. Fardeaux de 2 500 kg maximum. Stocker incliné et ventilé. Les vis autoperceuses sont livrées en messagerie.', 36, foot + 44, 523, { ...style, color: '#555' })
        sheet.write('Visa expédition', 36, 560, style)
        sheet.write('Visa transporteur', 226, 560, style)
        sheet.write('Visa client', 416, 560, style)
      },
    }
  },
)
