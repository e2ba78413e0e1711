import type { SlipPage } from '#slip-reader/slip-page.ts'
import { chance, type Chance } from '#tests/builders/chance.ts'
import { printed, widthOf, type Piece } from './paper.ts'

/** A slip whose weight stands among its other figures, in cases, cards or lists; `text` tells how. */
export interface VariedFigures {
  readonly text: string
  readonly page: SlipPage
  readonly kg: number
}

type Figure = readonly [label: string, value: string]

export function toldFigures(count: number): VariedFigures[] {
  return varied(count, (luck, kg) => {
    const [before, after] = luck.pick([
      ['', ' kg'],
      ['', ' kgs'],
      [' (kg)', ''],
      [' en kg', ''],
      ['', ''],
    ] as const)
    return [luck.pick(labels) + before, written(kg) + after]
  })
}

/** The same where nobody filled the weight in. */
export function blankFigures(count: number): VariedFigures[] {
  return varied(count, (luck) => [luck.pick(labels) + luck.pick(['', ' (kg)']), luck.pick(['', 'kg', '........ kg'])])
}

const labels = [
  'Poids',
  'Poids total',
  'Poids brut',
  'POIDS',
  'Poids de la livraison',
  'Poids estimé',
  'Poids total brut',
  'Tot. poids',
  'Poids expédié',
]

const others: readonly Figure[] = [
  ['Nb colis', '14'],
  ['Palettes', '2'],
  ['Volume', '1,92 m³'],
  ['Port', 'Franco'],
  ['Transporteur', 'Nos soins'],
  ['Valeur', '1 250,00 €'],
  ['Date', '20/11/2026'],
  ['Bon n°', 'BL20481'],
  ['Créneau', '7 h – 12 h'],
  ['Distance', '12 km'],
  ['Articles', '6'],
  ['Chauffeur', 'M. Exemple'],
  ['Surface', '12,50 m²'],
  ['Volume (m3)', '1,20'],
]

type Shape = (figures: readonly Figure[], luck: Chance) => Piece[]

/**
 * Captions small or not, over or under their figures, both at the left, in the middle or at the right of cases of one
 * width.
 */
const strip =
  (isUnder: boolean): Shape =>
  (figures, luck) => {
    const width = Math.min(130, 520 / figures.length)
    const [small, size] = luck.pick([
      [6.5, 10],
      [8, 8],
      [9, 9],
      [7, 9],
    ] as const)
    const [at, gap] = [luck.pick([0, 0.5, 1]), luck.pick([12, 14, 18])]
    const place = (nth: number, text: string, letters: number) =>
      40 + nth * width + at * (width - 8 - widthOf(text, letters))
    return figures.flatMap(([label, value], nth): Piece[] => [
      [place(nth, label, small), isUnder ? 560 + size + 5 : 560, label, small],
      [place(nth, value, size), isUnder ? 560 : 560 + gap, value, size],
    ])
  }

const shapes: readonly Shape[] = [
  strip(false),
  strip(false),
  strip(true),
  (figures) =>
    figures.flatMap(([label, value], nth): Piece[] => [
      [36, 560 + nth * 15, label],
      [236, 560 + nth * 15, value],
    ]),
  (figures) => figures.map(([label, value], nth): Piece => [36, 560 + nth * 15, `${label} : ${value}`]),
  (figures) =>
    figures.flatMap(([label, value], nth): Piece[] => [
      [36 + (nth % 2) * 260, 560 + (nth >> 1) * 15, label],
      [206 + (nth % 2) * 260, 560 + (nth >> 1) * 15, value],
    ]),
]

const goods: readonly Piece[] = [
  [36, 30, 'Négoce Exemple', 14],
  [380, 30, 'Bon de livraison BL20481', 12],
  [36, 90, 'Chantier Les Oliviers'],
  [36, 104, '06560 VALBONNE'],
  [36, 200, 'Réf.', 8],
  [100, 200, 'Désignation', 8],
  [330, 200, 'Qté', 8],
  [390, 200, 'P.U. HT', 8],
  [470, 200, 'Montant HT', 8],
  ...['Rail R48 3 m', 'Plaque BA13 2,50 x 1,20', 'Gaine ICTA 20 mm, 100 m'].flatMap((words, nth): Piece[] => [
    [36, 216 + nth * 16, `R10${nth}`, 8],
    [100, 216 + nth * 16, words, 8],
    [330, 216 + nth * 16, `${nth + 2},00`, 8],
    [395, 216 + nth * 16, '9,85', 8],
    [480, 216 + nth * 16, '19,70', 8],
  ]),
]

function varied(count: number, weightOf: (luck: Chance, kg: number) => Figure): VariedFigures[] {
  return Array.from({ length: count }, (_, at) => {
    const luck = chance(20_261_120 + at)
    const kg = luck.pick([412, 1286.5, 496.4, 748, 2310.25, 315])
    const weight = weightOf(luck, kg)
    const beside = others
      .map((figure) => ({ figure, place: luck.whole(0, 1e6) }))
      .sort((one, other) => one.place - other.place)
      .map(({ figure }) => figure)
      .slice(0, luck.whole(1, 5))
    const figures = beside.toSpliced(luck.whole(0, beside.length), 0, weight)
    const shape = luck.pick(shapes)
    return {
      text: `${shapes.indexOf(shape)}: ${figures.map((figure) => figure.join(' = ')).join('; ')}`,
      page: printed(...goods, ...shape(figures, luck)),
      kg,
    }
  })
}

function written(kg: number): string {
  return String(kg)
    .replace('.', ',')
    .replace(/\B(?=(?:\d{3})+(?!\d))/, ' ')
}
