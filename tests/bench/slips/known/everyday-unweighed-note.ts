import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { layout } from '../layout.ts'
import { captioned, stacked } from './furniture.ts'

type Line = readonly [code: string, words: string, count: number, unit: string]

interface Variant {
  readonly seed: number
  readonly lines: readonly Line[]
  /** What the store keeper added with a pen. */
  readonly pen: string
  readonly kg: number | null
}

/** The commonest note of a small dealer: codes and quantities only, unless somebody wrote the weight on it. */
export const everydayUnweighedNote = layout<Variant>(
  'everyday-unweighed-note',
  [
    { seed: 12381, pen: '', kg: null, lines: [['0451', 'Enduit de rebouchage 5 kg', 6, 'U'], ['0388', 'Toile de verre 25 m²', 4, 'RLX'], ['0712', 'Peinture façade 15 L', 8, 'BID'], ['0944', 'Bâche 4 × 5 m', 10, 'U']] },
    { seed: 12382, pen: '', kg: null, lines: [['1204', 'Porte coupe-feu EI30 83 cm', 5, 'U'], ['1260', 'Huisserie métal 48/83', 5, 'U'], ['1311', 'Ferme-porte force 2-4 (porte de 100 kg max)', 5, 'U'], ['0090', 'Sac plâtre 33 kg', 2, 'SAC']] },
    { seed: 12383, pen: 'pesé 364 kg', kg: 364, lines: [['1502', 'Robinet vanne fonte DN80', 4, 'U'], ['1533', 'Bride réductible DN80', 8, 'U'], ['1590', 'Tuyau fonte DN80 – 6 m', 3, 'U']] },
  ],
  ({ seed, lines, pen, kg }) => {
    const { supplier, street, town, client, site, siteTown, slip, account, date, phone } = marks(seed)
    return {
      expectedKg: kg,
      draw(sheet) {
        stacked(sheet, [supplier, street, town, `Tél. ${phone}`], 48, 48, 14, { face: 'serif', size: 10 }, { face: 'serifBold', size: 14 })
        sheet.write('Bon de livraison', 547, 48, { face: 'serifBold', size: 17, align: 'right' })
        captioned(sheet, [['Numéro', slip], ['Date', date], ['Client', account], ['Échéance', '30 jours']], [400, 78], 70, 15, { face: 'serif', size: 10 })
        stacked(sheet, [client, site, siteTown], 48, 128, 15, { face: 'serif', size: 10.5 }, { face: 'serifBold', size: 10.5 })
        table(sheet, {
          x: 48, y: 200, lines: 'columns', downTo: 600, rowHeight: 20, headFill: '#ededed', style: { face: 'serif', size: 10.5 }, headStyle: { face: 'serifBold', size: 10 },
          columns: [{ title: 'Code', width: 65 }, { title: 'Désignation', width: 310 }, { title: 'Quantité', width: 74, align: 'right' }, { title: 'Unité', width: 50, align: 'center' }],
          rows: lines.map(([code, words, count, unit]) => [code, words, fr(count, 2), unit]),
        })
        sheet.turned(-4, 190, 540, () => sheet.write(pen, 190, 525, { face: 'hand', size: 24, color: '#1b3a8a' }))
        sheet.write(`Nombre de lignes : ${lines.length}`, 48, 612, { face: 'serif', size: 10 })
        sheet.write('Marchandise reçue en bon état', 48, 650, { face: 'serif', size: 10 })
        sheet.box(340, 640, 207, 70)
      },
    }
  },
)
