import { marks } from '#tests/slips/draw/letterheads.ts'
import { table } from '#tests/slips/draw/table.ts'
import { layout } from '#tests/slips/draw/layout.ts'

const pieces = [
  ['L1', 'Linteau précontraint 15 × 20 – 1,80 m', 4, '–'],
  ['S3', 'Seuil de porte béton blanc 1,20 m', 3, 'blanc'],
  ['C2', 'Chaperon deux pentes 28 cm – 1 m', 10, 'gris'],
  ['P1', 'Dessus de pilier 40 × 40', 2, 'ton pierre'],
  ['R5', 'Rehausse de regard 50 × 50', 3, 'gris'],
] as const

/**
 * A precast maker's landscape note: pieces by their mark on the plan; lifting facts and the whole side by side at the
 * foot.
 */
export const precastYard = layout(
  'precast-yard',
  [
    {
      seed: 6410,
      facts: [
        ['Élément le plus lourd', '92 kg'],
        ['Poids global', '714 kg'],
        ['Levage', 'élingues 2 brins'],
      ],
      kg: 714,
    },
    {
      seed: 6420,
      facts: [
        ['Charge maxi élingue', '1 000 kg'],
        ['Élément le plus lourd', '88 kg'],
        ['Tonnage livré', '0,702 t'],
      ],
      kg: 702,
    },
    {
      seed: 6430,
      facts: [
        ['Élément le plus lourd', '92 kg'],
        ['Charge maxi élingue', '1 000 kg'],
        ['Capacité grue à 8 m', '1 450 kg'],
      ],
      kg: null,
    },
  ],
  ({ seed, facts, kg }) => ({
    expectedKg: kg,
    paper: { landscape: true },
    draw(sheet) {
      const { supplier, client, site, siteTown, slip, order, date } = marks(seed)
      sheet.write(`${supplier} – Préfabrication`, 36, 34, { face: 'serifBold', size: 18 })
      sheet.write(`Bon ${slip}`, 806, 34, { face: 'serifBold', size: 18, align: 'right' })
      sheet.write(`Affaire ${order} – plan 07 indice C – ${client}, ${site}, ${siteTown}`, 36, 62, {
        face: 'serif',
        size: 12,
      })
      sheet.write(date, 806, 62, { face: 'serif', size: 12, align: 'right' })
      table(sheet, {
        x: 36,
        y: 92,
        lines: 'grid',
        rowHeight: 30,
        style: { face: 'serif', size: 13 },
        headStyle: { face: 'serifBold', size: 12 },
        headHeight: 28,
        columns: [
          { title: 'Repère', width: 80, align: 'center' },
          { title: 'Élément', width: 330 },
          { title: 'Nombre', width: 90, align: 'center' },
          { title: 'Teinte', width: 110, align: 'center' },
          { title: 'Pointage', width: 160 },
        ],
        rows: pieces.map(([mark, name, count, tint]) => [mark, name, String(count), tint, '']),
      })
      facts.forEach(([name = '', value = ''], at) => {
        sheet.rule(36 + at * 262, 310, 276 + at * 262, 310, 1.5)
        sheet.write(name, 36 + at * 262, 318, { face: 'serif', size: 12 })
        sheet.write(value, 276 + at * 262, 317, { face: 'serifBold', size: 14, align: 'right' })
      })
      sheet.write(
        'Béton C35/45, âgé de 28 jours au départ. Les éléments sont repris par les deux boucles de levage.',
        36,
        360,
        { face: 'serif', size: 11 },
      )
      ;['Chef de parc', 'Transporteur', 'Chantier'].forEach((words, at) => {
        sheet.box(36 + at * 262, 400, 240, 90)
        sheet.write(words, 44 + at * 262, 406, { face: 'serif', size: 10 })
      })
    },
  }),
)
