import { fr } from '../drawing/french-number.ts'
import { marks } from '../drawing/letterheads.ts'
import { table } from '../drawing/table.ts'
import { consigned, type Take } from './consigned.ts'
import { writtenLines } from './written-lines.ts'
import { layout } from '../layout.ts'
import { masonryWares } from './structural-wares.ts'

interface Variant {
  readonly seed: number
  readonly take: Take
}

const variants: readonly Variant[] = [
  { seed: 9649, take: [[10, 24], [8, 3], [14, 12]] },
  { seed: 9650, take: [[1, 20], [4, 8], [12, 15], [9, 4]] },
]

/** A small yard's slip: every line says what it weighs, nobody adds them up. */
export const lineWeights = layout('line-weights-north', variants, ({ seed, take }) => {
  const { lines, kg } = consigned(masonryWares, take, 1)
  return {
    expectedKg: kg,
    paper: { size: 'A5' },
    draw(sheet) {
      const { client, site, siteTown, slip, date } = marks(seed)
      const plain = { face: 'sans', size: 9 } as const
      sheet.write('Parc à matériaux du Spécimen', 28, 30, { face: 'sansBold', size: 13 })
      sheet.write('Ouvert de 7 h à 17 h – route du Spécimen', 28, 50, { size: 8.5 })
      sheet.write(`Livraison ${slip}`, 28, 76, { face: 'sansBold', size: 11 })
      sheet.write(date, 391, 76, { ...plain, align: 'right' })
      writtenLines(sheet, [client, site, siteTown], 28, 98, 14, plain)
      const foot = table(sheet, {
        x: 28, y: 152, rowHeight: 24, lines: 'rows', style: plain, headStyle: { face: 'sansBold', size: 8.5 },
        columns: [{ title: 'Article', width: 208 }, { title: 'Qté', width: 40, align: 'right' }, { title: 'Un.', width: 40, align: 'center' }, { title: 'Poids ligne', width: 75, align: 'right' }],
        rows: lines.map((line) => [line.words, fr(line.count), line.unit, `${fr(line.kg, 1, ' ')} kg`]),
      })
      sheet.write('Livré par camion plateau, déchargement client.', 28, foot + 18, plain)
      sheet.write('Signature', 28, foot + 60, plain)
      sheet.box(28, foot + 74, 180, 60)
    },
  }
})
