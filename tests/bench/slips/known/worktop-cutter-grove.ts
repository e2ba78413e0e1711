import { fr } from '../drawing/french-number.ts'
import { layout } from '../layout.ts'
import { lines, particulars } from './particulars.ts'
import { table } from '../drawing/table.ts'

/** A stone cutter's slip: pieces of worktop, the stone's density, the weight estimated. */
export const worktopCutter = layout(
  'worktop-cutter-grove',
  [
    { seed: 307493, stone: 'Granit noir 30 mm', density: '2,9', pieces: [[2650, 650], [1200, 650], [3850, 60]], kg: 240 },
    { seed: 307494, stone: 'Quartz blanc 20 mm', density: '2,4', pieces: [[1800, 620], [900, 1000]], kg: 97 },
  ],
  ({ seed, stone, density, pieces, kg }) => ({
    expectedKg: kg,
    draw(sheet) {
      const { street, town, site, siteTown, date, number } = particulars(seed)
      const style = { face: 'slab' as const, size: 10 }
      const surface = pieces.reduce((sum, [long, deep]) => sum + (long! * deep!) / 1e6, 0)
      sheet.write('Marbrerie Modèle', 298, 40, { face: 'slabBold', size: 24, align: 'center' })
      sheet.write(`${street}, ${town}`, 298, 72, { ...style, align: 'center' })
      sheet.rule(60, 96, 535, 96, 1)
      lines(sheet, [`Bon de livraison ${number}`, `Date : ${date}`], 60, 110, 15, style)
      lines(sheet, ['Cuisines Exemple', site, siteTown], 360, 110, 15, style)
      const columns = [{ title: 'Pièce', width: 80 }, { title: 'Matière', width: 175 }, { title: 'Longueur mm', width: 110, align: 'right' as const }, { title: 'Largeur mm', width: 110, align: 'right' as const }]
      const rows = pieces.map(([long, deep], at) => [`P${at + 1}`, stone, fr(long!, 0, ' '), fr(deep!, 0, ' ')])
      const foot = table(sheet, { x: 60, y: 172, columns, rows, rowHeight: 20, lines: 'grid', style, headStyle: { face: 'slabBold', size: 10 } })
      lines(sheet, [`Surface : ${fr(surface, 2)} m²`, `Densité : ${density}`], 60, foot + 14, 16, style)
      sheet.box(340, foot + 12, 195, 34)
      sheet.write('Poids estimé', 350, foot + 23, style)
      sheet.write(`${kg} kg`, 525, foot + 21, { face: 'slabBold', size: 13, align: 'right' })
      sheet.flow('Les meubles doivent être fixés et de niveau. Les caissons doivent supporter 90 kg par mètre linéaire. Toute casse doit être signalée au livreur.', 60, foot + 90, 475, { ...style, size: 9 })
    },
  }),
)
