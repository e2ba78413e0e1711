import { articles } from '#tests/slips/draw/articles.ts'
import type { Chance } from '#tests/builders/chance.ts'
import { widthOf, type Piece } from './paper.ts'

export interface Goods {
  readonly code: string
  readonly words: string
  readonly unit: string
  readonly count: number
  readonly kg: number
  readonly euros: number
}

export interface Load {
  readonly goods: readonly Goods[]
  readonly net: number
  readonly kg: number
  readonly pallets: number
}

export interface Way {
  readonly name: string
  /** Over the goods, at the right. */
  readonly head?: (load: Load, luck: Chance) => readonly string[]
  /** Under the goods, at a height. */
  readonly foot?: (load: Load, luck: Chance, y: number) => readonly Piece[]
  /** Whether the goods' own column of weights ends in the total. */
  readonly closes?: (load: Load, luck: Chance) => string
  /** Whether no weights of goods stand beside it. */
  readonly isBare?: true
  /** Whether only the net weight of the goods is told. */
  readonly isNet?: true
}

export const strange: readonly (typeof articles)[number][] = [
  ['TUIGM', 'Tuile grand moule ton pierre', 'U', 3.4, 1.7],
  ['CONS', 'Console murale 140 kg max', 'U', 3.1, 26],
  ['EWC', 'Ensemble WC suspendu complet', 'U', 41, 320],
  ['ESTH', 'Écran sous toiture 1,50 × 50 m', 'RLX', 11.3, 84],
  ['EQR', 'Équerre renforcée charge 300 kg', 'U', 1.2, 7],
  ['APP35', 'Appui de fenêtre 100 × 35 ton pierre', 'U', 41.2, 38],
  ['RIN', 'Rail intermédiaire 2,40 m', 'U', 2.2, 5],
  ['CROC', 'Crochet de levage 2 t', 'U', 4.3, 19],
  ['PAL', 'Palette consignée EUR', 'U', 22, 12],
  ['LIS', 'Lisse général 4 m', 'U', 7.7, 9],
] as unknown as (typeof articles)[number][]

const labels = [
  'Poids total',
  'POIDS TOTAL',
  'Poids',
  'Poids brut',
  'Poids total brut',
  'Poids de la livraison',
  'Pds total',
  'Poids expédié',
  'Masse totale',
  'Poids global',
  'Poids brut total',
  'Poids total estimé',
  'Poids préparation',
  'Poids total commande',
  'Poids livré',
  'Poids total du bon',
  'Tot. poids',
  'Poids chargé',
]

const inline =
  (
    x: (luck: Chance) => number,
    write: (label: string, kg: string, luck: Chance) => string,
    isFar = false,
  ): NonNullable<Way['foot']> =>
  ({ kg }, luck, y) => {
    const label = luck.pick(labels)
    const said = write(label, written(kg, luck), luck)
    return isFar
      ? [
          [x(luck), y, label],
          [x(luck) + 180, y, `${written(kg, luck)} kg`],
        ]
      : [[x(luck), y, said]]
  }

const others = (luck: Chance, count: number): (readonly [string, string])[] =>
  shuffled(
    [
      ['Nb colis', '14'],
      ['Palettes', '2'],
      ['Volume (m3)', '1,92'],
      ['Port', 'Franco'],
      ['Transporteur', 'Nos soins'],
      ['Préparé par', 'K12'],
      ['Total HT', '1 250,00'],
      ['Nb lignes', '6'],
    ] as const,
    luck,
  ).slice(0, count)

export const waysToTell: readonly Way[] = [
  {
    name: 'colon',
    foot: inline(
      () => 36,
      (label, kg, luck) => `${label} : ${kg}${luck.pick([' kg', ' KG', 'kg', ' kgs', ' kilos'])}`,
    ),
  },
  {
    name: 'right side',
    foot: inline(
      () => 380,
      (label, kg) => `${label} ${kg} kg`,
    ),
  },
  {
    name: 'unit in label',
    foot: inline(
      (luck) => luck.pick([36, 330]),
      (label, kg) => `${label} (kg) : ${kg}`,
    ),
  },
  {
    name: 'dots',
    foot: inline(
      () => 36,
      (label, kg, luck) => `${label} ${luck.pick(['............', '. . . . . . .', '…………'])} ${kg} kg`,
    ),
  },
  {
    name: 'far',
    foot: inline(
      () => 300,
      () => '',
      true,
    ),
  },
  {
    name: 'strip over',
    foot: ({ kg }, luck, y) =>
      strip(
        others(luck, luck.whole(1, 4)).toSpliced(luck.whole(0, 1), 0, [
          `${luck.pick(labels)}${luck.pick([' (kg)', ' kg', ' KG'])}`,
          written(kg, luck),
        ]),
        y,
        luck,
        false,
      ),
  },
  {
    name: 'strip under',
    foot: ({ kg }, luck, y) =>
      strip(
        others(luck, luck.whole(1, 3)).toSpliced(luck.whole(0, 1), 0, [luck.pick(labels), `${written(kg, luck)} kg`]),
        y,
        luck,
        true,
      ),
  },
  {
    name: 'list of figures',
    foot: ({ kg }, luck, y) =>
      others(luck, 3)
        .toSpliced(luck.whole(0, 3), 0, [luck.pick(labels), `${written(kg, luck)} kg`])
        .flatMap(([label, value], nth): Piece[] => [
          [330, y + nth * 15, label],
          [510 - widthOf(value, 10), y + nth * 15, value],
        ]),
  },
  {
    name: 'sentence',
    foot: ({ kg, pallets }, luck, y) => [
      [
        36,
        y,
        luck.pick([
          `Votre livraison pèse ${written(kg, luck)} kg.`,
          `Le poids total de la livraison est de ${written(kg, luck)} kg.`,
          `Chargement de ${pallets} palettes pour un poids total de ${written(kg, luck)} kg.`,
          `Soit ${pallets} palettes pour ${written(kg, luck)} kg au total.`,
          `Le présent bon représente ${written(kg, luck)} kg de marchandises.`,
          `Poids de l’ensemble : ${written(kg, luck)} kg, emballages compris.`,
        ]),
      ],
    ],
  },
  {
    name: 'column total',
    closes: (_, luck) => luck.pick(['TOTAL', 'Total', 'Total général', 'TOTAUX', 'Total bon']),
    isNet: true,
  },
  {
    name: 'column total of weights',
    closes: (_, luck) => luck.pick(['Total poids', 'Poids total', 'Poids total (kg)', 'Total kg']),
    isNet: true,
  },
  { name: 'column closed without words', closes: () => '', isNet: true },
  {
    name: 'column and words',
    closes: () => 'Total',
    isNet: true,
    foot: ({ net }, luck, y) => [[36, y, `Poids total : ${written(net, luck)} kg`]],
  },
  { name: 'head line', head: ({ kg }, luck) => [`${luck.pick(labels)} : ${written(kg, luck)} kg`] },
  {
    name: 'head list',
    head: ({ kg, pallets }, luck) => [
      `Date : 20/11/2026`,
      `Colis : 14   Palettes : ${pallets}`,
      `Poids : ${written(kg, luck)} kg`,
      'Transporteur : nos soins',
    ],
  },
  {
    name: 'gross and net',
    foot: ({ kg, net }, luck, y) => [
      [36, y, `Poids net : ${written(net, luck)} kg`],
      luck.pick([
        [36, y + 14, `Poids brut : ${written(kg, luck)} kg`],
        [220, y, `Poids brut : ${written(kg, luck)} kg`],
      ] as const),
    ],
  },
  {
    name: 'gross and net in cases',
    foot: ({ kg, net }, luck, y) =>
      strip(
        [['Poids net (kg)', written(net, luck)], ['Poids brut (kg)', written(kg, luck)], ...others(luck, 2)],
        y,
        luck,
        false,
      ),
  },
  {
    name: 'two languages',
    foot: ({ kg }, luck, y) => [
      [
        36,
        y,
        `${luck.pick(['Gesamtgewicht / Poids total', 'Poids total / Gesamtgewicht', 'Gross weight / Poids brut', 'Poids brut / Gross weight', 'Peso totale / Poids total', 'Poids total / Total weight', 'Peso lordo / Poids brut', 'Bruttogewicht / Poids brut', 'Peso bruto / Poids brut', 'Totaalgewicht / Poids total'])} : ${written(kg, luck)} kg`,
      ],
    ],
  },
  {
    name: 'two languages in cases',
    foot: ({ kg }, luck, y) =>
      strip(
        [
          ['Colli / Colis', '3'],
          [
            luck.pick(['Gewicht / Poids', 'Weight / Poids', 'Peso / Poids', 'Gesamtgewicht / Poids total']),
            `${written(kg, luck)} kg`,
          ],
        ],
        y,
        luck,
        false,
      ),
  },
  {
    name: 'recap',
    foot: ({ kg, pallets }, luck, y) => [
      [
        36,
        y,
        luck.pick([
          `Colis : 14 – Poids : ${written(kg, luck)} kg – Volume : 1,92 m³`,
          `Nb colis 14 | Poids ${written(kg, luck)} kg | Palettes ${pallets}`,
          `Total : ${pallets} palettes – ${written(kg, luck)} kg`,
        ]),
      ],
    ],
  },
  {
    name: 'dots about',
    foot: ({ kg }, luck, y) => [[36, y, `${luck.pick(['Poids', 'Poids total'])} : ....${written(kg, luck)}.... kg`]],
  },
  {
    name: 'unit below',
    foot: ({ kg }, luck, y) => [
      [360, y, luck.pick(['Poids total', 'Poids', 'Poids brut']), 8],
      [360, y + 13, written(kg, luck), 14],
      [360, y + 31, luck.pick(['kilogrammes', 'kg', 'kilos']), 8],
    ],
  },
  {
    name: 'card',
    foot: ({ kg }, luck, y) => [
      [360, y, luck.pick(labels), 8],
      [360, y + 13, `${written(kg, luck)} kg`, 14],
    ],
  },
  {
    name: 'tonnes',
    foot: ({ kg }, luck, y) => [
      [
        36,
        y,
        `${luck.pick(['Poids total', 'Tonnage', 'Poids', 'Charge totale', 'Tonnage livré'])} : ${luck.pick([`${(kg / 1000).toFixed(4).replace('.', ',')} t`, `${(kg / 1000).toFixed(4).replace('.', ',')} tonnes`])}`,
      ],
    ],
  },
  {
    name: 'transport',
    foot: ({ kg, pallets }, luck, y) => [
      [36, y, 'TRANSPORT', 8],
      [36, y + 13, `Camion plateau grue – ${pallets} palettes`],
      [36, y + 27, `Poids ${written(kg, luck)} kg – hayon non`],
    ],
  },
  {
    name: 'figures of mixed columns',
    foot: ({ kg }, luck, y) => [
      [36, y, 'Nombre de colis'],
      [150, y, '14'],
      [200, y, luck.pick(labels)],
      [320, y, `${written(kg, luck)} kg`],
      [400, y, 'Total HT'],
      [490, y, '1 250,00'],
      [400, y + 14, 'TVA 20 %'],
      [490, y + 14, '250,00'],
      [400, y + 28, 'Total TTC'],
      [490, y + 28, '1 500,00'],
    ],
  },
  {
    name: 'stamped words',
    foot: ({ kg }, luck, y) => [
      [36, y, `POIDS TOTAL DE VOTRE COMMANDE`, 8],
      [36, y + 12, `${written(kg, luck)} KG`, 16],
    ],
  },
]

const deny = (...said: readonly string[]): Way => ({
  name: said[0] ?? '',
  isBare: true,
  foot: ({ kg }, luck, y) => [[luck.pick([36, 330]), y, luck.pick(said).replace('#', written(kg, luck))]],
})

export const waysToDeny: readonly Way[] = [
  deny('Poids maximal par palette : # kg', 'Poids total maximal : # kg', 'Poids max. admissible : # kg'),
  deny('Poids unitaire : # kg', 'Poids / palette : # kg', 'Poids de la palette : # kg'),
  deny('Reste à livrer : # kg', 'Poids restant : # kg', 'Poids total restant à livrer : # kg'),
  deny('Poids déjà livré : # kg', 'Cumul livré sur chantier : # kg'),
  deny('Sous-total : # kg', 'À reporter : # kg', 'Report : # kg'),
  deny('Retour palettes : # kg', 'Poids repris : # kg', 'Poids des retours : # kg'),
  deny('Poids hors palettes : # kg', 'Poids sans emballage : # kg'),
  deny('Charge utile : # kg', 'PTAC : # kg', 'Charge max. du plancher : # kg'),
  deny('Poids taxable : # kg', 'Poids volumétrique : # kg'),
  deny('Poids du portail : # kg', 'Poids de la cuve : # kg'),
  deny('Colis 1/3 – Poids : # kg', 'Palette 2/4 : # kg'),
  deny('Franco dès # kg', 'Livraison offerte à partir de # kg', 'Au-delà de # kg : nous consulter'),
  deny('Livraison de la palette (poids : # kg)', 'Palette (poids : # kg)', 'Sac (poids total : # kg)'),
  deny(
    'Poids brut/net par palette : # / 1,5 kg',
    'Poids brut/net unitaire : # / 1,5 kg',
    'Poids brut/net maximal : # / 1,5 kg',
  ),
  deny('Max. Gewicht / Poids max. : # kg', 'Gewicht pro Stück / Poids unitaire : # kg'),
  deny('Camion grue – # kg', 'Hayon – # kg', 'Grue – # kg'),
  deny(
    'Poids total commande précédente : # kg',
    'Poids de la livraison précédente : # kg',
    'Prochaine livraison : # kg',
  ),
  deny('Emballages : # kg', 'Poids des palettes : # kg', 'Tare : # kg'),
]

function strip(figures: readonly (readonly [string, string])[], y: number, luck: Chance, isUnder: boolean): Piece[] {
  const width = 520 / figures.length
  const [small, size, at] = [luck.pick([7, 8, 9]), luck.pick([9, 10]), luck.pick([0, 0.5, 1])]
  const place = (nth: number, text: string, letters: number) =>
    36 + nth * width + at * (width - 10 - widthOf(text, letters))
  return figures.flatMap(([label, value], nth): Piece[] => [
    [place(nth, label, small), isUnder ? y + 14 : y, label, small],
    [place(nth, value, size), isUnder ? y : y + 14, value, size],
  ])
}

/** '1 286,5', '1286.50', '748' */
function written(kg: number, luck: Chance): string {
  const [whole = '', part = ''] = kg.toFixed(2).replace(/0$/, '').replace(/\.0$/, '').split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, luck.pick([' ', ' ', '']))
  return part ? `${grouped},${part}` : grouped
}

export function shuffled<Each>(all: readonly Each[], luck: Chance): Each[] {
  return all
    .map((each) => ({ each, place: luck.whole(0, 1e6) }))
    .sort((one, other) => one.place - other.place)
    .map(({ each }) => each)
}
