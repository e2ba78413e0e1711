import { fr } from '../drawing/french-number.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { particulars } from './particulars.ts'

/** A joinery's own spreadsheet: one row a crate, its weight; nobody wrote the sum. */
export const crateSheet = layout(
  'crate-sheet-grove',
  [
    { seed: 307491, crates: [['Caissons cuisine bas', '210 × 80 × 90', 164], ['Caissons hauts', '210 × 80 × 70', 98], ['Façades et fileurs', '240 × 60 × 40', 87]] as const },
    { seed: 307492, crates: [['Dressing montants', '260 × 70 × 50', 142], ['Dressing tablettes', '120 × 70 × 60', 116], ['Portes coulissantes', '260 × 100 × 20', 93], ['Quincaillerie, rails', '260 × 20 × 20', 28]] as const },
  ],
  ({ seed, crates }) => ({
    expectedKg: crates.reduce((sum, crate) => sum + crate[2], 0),
    paper: { landscape: true },
    draw(sheet) {
      const { site, siteTown, date, order } = particulars(seed)
      const style = { face: 'modern' as const, size: 10 }
      const rows = [
        ['AGENCEMENT SPÉCIMEN', '', '', '', ''], ['Liste de colisage', '', '', 'Date', date], ['Chantier', `Exemple Habitat, ${site}, ${siteTown}`, '', 'Affaire', order], ['', '', '', '', ''],
        ['Colis', 'Contenu', 'L × l × h (cm)', 'Étage', 'Poids kg'],
        ...crates.map(([words, size, kg], at) => [String(at + 1), words, size, at % 2 === 0 ? '1' : 'RDC', fr(kg)]),
      ]
      const columns = [{ title: '', width: 150 }, { title: '', width: 280 }, { title: '', width: 120 }, { title: '', width: 90 }, { title: '', width: 110, align: 'right' as const }]
      const foot = table(sheet, { x: 46, y: 40, columns, rows, headHeight: 0, rowHeight: 22, lines: 'grid', style })
      sheet.write('Chargement : colis 1 en premier. Dépose au pied du bâtiment.', 46, foot + 16, style)
    },
  }),
)
