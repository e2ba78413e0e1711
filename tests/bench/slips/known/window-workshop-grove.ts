import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'

const frames = [
  ['Fenêtre 2 vantaux OB', '1250 × 1200', 52], ['Porte-fenêtre 2 vantaux', '2150 × 1400', 94], ['Châssis fixe', '600 × 950', 21],
  ['Coulissant alu 2 rails', '2150 × 2400', 146], ['Porte d’entrée vitrée', '2150 × 900', 88], ['Fenêtre 1 vantail', '750 × 600', 23],
] as const

/** A window maker: each frame by its mark on site, the weight of the whole delivery under the list. */
export const windowWorkshop = layout(
  'window-workshop-grove',
  [
    { seed: 307480, taken: [[0, 4], [1, 1], [5, 2]] },
    { seed: 307481, taken: [[3, 2], [4, 1], [0, 6], [2, 3]] },
  ],
  ({ seed, taken }) => {
    const chosen = taken.map(([at, count]) => ({ frame: frames[at!]!, count: count! }))
    const kg = chosen.reduce((sum, { frame, count }) => sum + frame[2] * count, 0)
    const count = chosen.reduce((sum, line) => sum + line.count, 0)
    return {
      expectedKg: kg,
      draw(sheet) {
        const { street, town, site, siteTown, date, number, order, phone } = particulars(seed)
        const style = { face: 'narrow' as const, size: 10 }
        sheet.box(0, 0, 14, sheet.height, '#1f6feb', '#1f6feb')
        sheet.write('Fenêtres Spécimen', 40, 36, { face: 'narrowBold', size: 20, color: '#1f6feb' })
        sheet.write(`Fabricant – ${street}, ${town} – ${phone}`, 40, 62, { ...style, size: 9 })
        sheet.write('Avis de livraison', 40, 96, { face: 'narrowBold', size: 14 })
        lines(sheet, [`Affaire : ${order} – « Maison Exemple »`, `Livraison prévue le ${date}`, `N° de tournée ${number}`], 40, 118, 14, style)
        lines(sheet, ['Pose Exemple', site, siteTown], 360, 118, 14, style)
        const columns = [{ title: 'Repère', width: 60 }, { title: 'Menuiserie', width: 200 }, { title: 'H × L (mm)', width: 110 }, { title: 'Qté', width: 60, align: 'right' as const }, { title: 'Vitrage', width: 85, align: 'right' as const }]
        const rows = chosen.map(({ frame, count: many }, at) => [`M${at + 1}`, frame[0], frame[1], String(many), '4/20/4 FE'])
        const foot = table(sheet, { x: 40, y: 180, columns, rows, rowHeight: 21, zebra: '#eef4fe', style, headStyle: { face: 'narrowBold', size: 10, color: '#fff' }, headFill: '#1f6feb' })
        sheet.write(`Nombre de menuiseries : ${count}`, 40, foot + 14, style)
        sheet.write(`Poids total de la livraison : ${fr(kg, 0, ' ')} kg environ`, 40, foot + 30, { face: 'narrowBold', size: 11 })
        sheet.flow('Le client prévoit le nombre de personnes nécessaire au déchargement. Charge admissible du hayon : 750 kg. Les volets roulants font l’objet d’un envoi séparé.', 40, foot + 60, 515, { ...style, size: 9, color: '#444' })
      },
    }
  },
)
