import { fr } from '#tests/slips/draw/french-number.ts'
import { marks } from '#tests/slips/draw/letterheads.ts'
import { table } from '#tests/slips/draw/table.ts'
import { writtenLines } from '#tests/slips/draw/written-lines.ts'
import { layout } from '#tests/slips/draw/layout.ts'

interface Variant {
  readonly seed: number
  /** Mark, words, length m, count, kg a metre (or each, without a length). */
  readonly parts: readonly (readonly [mark: string, words: string, long: number, count: number, kg: number])[]
}

const variants: readonly Variant[] = [
  {
    seed: 9629,
    parts: [
      ['P1', 'Poutrelle précontrainte type 113', 4.6, 14, 18.2],
      ['P2', 'Poutrelle précontrainte type 114', 5.4, 10, 19.1],
      ['E16', 'Entrevous béton 16', 0, 380, 15.9],
      ['R1', 'Rupteur longitudinal', 0, 40, 0.9],
    ],
  },
  {
    seed: 9630,
    parts: [
      ['D1', 'Prédalle 5 cm – 2,40 m de large', 5.2, 6, 300],
      ['D2', 'Prédalle 5 cm – découpe trémie', 3.8, 2, 282],
      ['C1', 'Console de rive', 0, 12, 6.5],
    ],
  },
]

/** A floor works' load note by plan marks; its total in tonnes under the table. */
export const slabFactory = layout('slab-factory-north', variants, ({ seed, parts }) => {
  const lines = parts.map(([mark, words, long, count, each]) => ({
    mark,
    words,
    long,
    count,
    kg: Math.round((long === 0 ? each : long * each) * count),
  }))
  const kg = lines.reduce((sum, line) => sum + line.kg, 0)
  const metres = lines.reduce((sum, line) => sum + line.long * line.count, 0)
  return {
    expectedKg: kg,
    draw(sheet) {
      const { client, site, siteTown, slip, date, order } = marks(seed)
      const plain = { face: 'book', size: 10 } as const
      const bold = { face: 'bookBold', size: 10 } as const
      sheet.write('PLANCHERS DE L’EXEMPLE', 40, 36, { face: 'bookBold', size: 16, color: '#3b3b6d' })
      sheet.write('Usine de préfabrication – Bureau d’études intégré', 40, 58, plain)
      sheet.box(360, 34, 199, 44, '#3b3b6d', '#3b3b6d')
      sheet.write('BON DE CHARGEMENT', 459, 41, { face: 'bookBold', size: 12, color: '#fff', align: 'center' })
      sheet.write(`${slip} – ${date}`, 459, 59, { face: 'book', size: 10, color: '#fff', align: 'center' })
      writtenLines(sheet, ['Client', client, `Commande ${order}`], 40, 94, 16, plain, bold)
      writtenLines(sheet, ['Chantier', site, siteTown], 280, 94, 16, plain, bold)
      sheet.write(
        'Plan de pose n° 2 indice B – plancher haut du rez-de-chaussée – charge d’exploitation 150 kg/m²',
        40,
        150,
        plain,
      )
      const foot = table(sheet, {
        x: 40,
        y: 172,
        rowHeight: 22,
        headHeight: 30,
        lines: 'grid',
        style: plain,
        headStyle: bold,
        headFill: '#e6e6f0',
        columns: [
          { title: 'Repère', width: 54, align: 'center' },
          { title: 'Élément', width: 215 },
          { title: 'Longueur\n(m)', width: 66, align: 'right' },
          { title: 'Nombre', width: 56, align: 'right' },
          { title: 'ml', width: 56, align: 'right' },
          { title: 'Poids\n(kg)', width: 72, align: 'right' },
        ],
        rows: lines.map((line) => [
          line.mark,
          line.words,
          line.long === 0 ? '' : fr(line.long, 2),
          fr(line.count),
          line.long === 0 ? '' : fr(line.long * line.count, 2),
          fr(line.kg, 0, ' '),
        ]),
      })
      sheet.write(`Total linéaire : ${fr(metres, 2)} ml`, 40, foot + 14, plain)
      sheet.write(`Poids total du chargement : ${fr(kg / 1000, 3)} T`, 559, foot + 14, {
        face: 'bookBold',
        size: 11,
        align: 'right',
      })
      sheet.flow(
        'Déchargement par la grue du chantier (2,5 t à 20 m) ou par camion grue, en supplément. Élinguer les éléments par leurs crochets. Stockage sur bastaings alignés, huit lits au plus.',
        40,
        foot + 42,
        519,
        plain,
      )
      sheet.write('Chargé par', 40, foot + 104, plain)
      sheet.write('Transporteur', 230, foot + 104, plain)
      sheet.write('Réception chantier', 420, foot + 104, plain)
    },
  }
})
