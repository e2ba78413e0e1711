import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { captioned, stacked } from './furniture.ts'

type Row = readonly [words: string, count: number, unit: string]

interface Variant {
  readonly seed: number
  readonly rows: readonly Row[]
  /** What the foot says of the weight, if anything. */
  readonly foot: string
  readonly kg: number | null
}

/** A works program: chapters of the estimate, what was brought to the site, sometimes how heavy. */
export const worksSuiteNote = layout<Variant>(
  'works-suite-note',
  [
    { seed: 12091, rows: [['1. Cloisons', 0, ''], ['Plaques BA13 standard 2,50 × 1,20', 42, 'U'], ['Montants 48 – 3,00 m', 60, 'U'], ['2. Isolation', 0, ''], ['Laine de bois 100 mm', 36, 'M2'], ['Sac d’enduit à joint 25 kg', 4, 'U']], foot: '', kg: null },
    { seed: 12092, rows: [['1. Dépose', 0, ''], ['Bâches de protection', 3, 'U'], ['2. Menuiseries', 0, ''], ['Porte de service acier 215 × 90', 2, 'U'], ['Châssis fixe aluminium 180 × 120', 3, 'U']], foot: 'Poids estimé du chargement : 310 kg', kg: 310 },
    { seed: 12093, rows: [['1. Terrasse', 0, ''], ['Lames composite 23 × 145 – 4 m', 96, 'U'], ['Lambourdes composite 40 × 60 – 3 m', 64, 'U'], ['Plots réglables 80/140', 180, 'U']], foot: 'Poids total du chargement : 1,640 t', kg: 1640 },
  ],
  ({ seed, rows, foot, kg }) => {
    const { street, town, client, site, siteTown, slip, date, siret } = marks(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        stacked(sheet, ['Entreprise Spécimen', 'Plâtrerie – Menuiserie – Agencement', street, town], 45, 42, 13, { face: 'book', size: 9 }, { face: 'bookBold', size: 15, color: '#7a3b00' })
        stacked(sheet, [client, site, siteTown], 330, 92, 14, { face: 'book', size: 9.5 }, { face: 'bookBold', size: 10 })
        sheet.write(`Bon de livraison n° ${slip} du ${date}`, 45, 170, { face: 'bookBold', size: 12 })
        captioned(sheet, [['Devis de référence :', 'DEV-0418'], ['Chargé d’affaires :', 'Bureau Spécimen']], [45, 190], 110, 13, { face: 'book', size: 9 })
        const under = table(sheet, {
          x: 45, y: 226, lines: 'grid', headFill: '#f0e3d6', style: { face: 'book', size: 9 }, headStyle: { face: 'bookBold', size: 9 }, rowHeight: 20,
          columns: [{ title: 'Désignation des fournitures', width: 345 }, { title: 'Qté', width: 80, align: 'right' }, { title: 'U', width: 80, align: 'center' }],
          rows: rows.map(([words, count, unit]) => [count === 0 ? words : `      ${words}`, count === 0 ? '' : fr(count, 2), unit]),
        })
        sheet.write(foot, 45, under + 16, { face: 'bookBold', size: 10 })
        sheet.write('Livré et déposé sur chantier ce jour, quantités contrôlées contradictoirement.', 45, 640, { face: 'book', size: 9 })
        ;['Pour l’entreprise', 'Pour le client'].forEach((words, at) => {
          sheet.box(45 + at * 258, 660, 247, 80, undefined, '#7a3b00')
          sheet.write(words, 53 + at * 258, 666, { face: 'book', size: 8.5 })
        })
        sheet.write(`Entreprise Spécimen – SIRET ${siret} – Assurance décennale n° 000000`, 297, 800, { face: 'book', size: 7.5, align: 'center', color: '#666' })
      },
    }
  },
)
