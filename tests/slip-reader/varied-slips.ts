import { chance, type Chance } from '#tests/builders/chance.ts'
import { slip } from './paper.ts'
import type { SlipPage } from '#slip-reader/slip-page.ts'

/** A slip put together by chance; `kg` is what a careful person reads on it, null when nobody could tell. */
export interface VariedSlip {
  readonly text: string
  readonly page: SlipPage
  readonly kg: number | null
}

/** Slips that say what they weigh, once, in some place, some words and some way of writing it. */
export function tellingSlips(count: number, seed: number): VariedSlip[] {
  return varied(count, seed, (luck, goods) => {
    const kg = weightOf(luck, goods)
    const said = luck.pick(places)(luck.pick(labels), written(kg, luck), luck)
    return { kg, foot: shuffled([said, ...distractors(luck, luck.whole(0, 3))], luck) }
  })
}

/** Slips with kilos of every kind, none of them the load's. */
export function silentSlips(count: number, seed: number): VariedSlip[] {
  return varied(count, seed, (luck) => ({ kg: null, foot: shuffled(distractors(luck, luck.whole(1, 4)), luck) }))
}

/** Slips whose only weight is taken back, or made another one, by a word beside it. */
export function deniedSlips(count: number, seed: number): VariedSlip[] {
  return varied(count, seed, (luck, goods) => {
    const foot = luck.pick(denials)(written(weightOf(luck, goods), luck))
    return { kg: null, foot: shuffled([foot, ...distractors(luck, luck.whole(0, 2))], luck) }
  })
}

interface Goods {
  readonly words: string
  readonly count: number
}

const articles = [
  'Rail R48 3 m',
  'Plaque BA13 2,50 x 1,20',
  'Ciment CEM II sac 35 kg',
  'Treillis ST25C',
  'Chevron sapin 63 x 75',
  'Colle C2 sac 25 kg',
  'Parpaing creux 20',
  'Gaine ICTA 20 mm, 100 m',
  'Tuile grand moule, 45 kg/m²',
  'Laine de verre 100 mm',
]

const labels = [
  'Poids total',
  'Poids',
  'POIDS TOTAL',
  'Poids brut',
  'Poids expédié',
  'Poids remis au transporteur',
  'Poids acheminé',
  'Poids chargé en agence',
  'Poids livré à Mougins',
  'Poids confié au chauffeur',
  'Pds expéd.',
  'Pds tot.',
  'Masse totale',
  'Masse transportée',
  'Poids de l’envoi',
  'Poids de la présente livraison',
  'Poids cumulé',
  'Poids global de ce bon',
  'Total à livrer',
  'Total poids',
  'Ensemble',
  'Poids constaté au quai',
  'Poids estimé de la livraison',
  'Poids BL 4471',
  'Charge livrée',
  'Poids (pour info)',
]

const places: readonly ((label: string, weight: string, luck: Chance) => string)[] = [
  (label, weight) => `${label} : ${weight}`,
  (label, weight) => `${label} : ${weight}`,
  (label, weight) => `${label}${' '.repeat(30)}${weight}`,
  (label, weight) => `${label} ............... ${weight}`,
  (label, weight) => `2 palettes – ${label} : ${weight} – Volume : 1,92 m3`,
  (_, weight) => `${weight} au total`,
  (_, weight) => `Ce bon représente ${weight}.`,
  (_, weight) => `Votre livraison pèse ${weight}.`,
  (_, weight) => `14 colis pour ${weight} au total`,
  (_, weight) => `Nous vous livrons ce jour 2 palettes et 14 colis dont le poids\ntotal est de ${weight}.`,
  (_, weight) => `Les marchandises remises ce jour à notre chauffeur, emballages compris, pèsent\n${weight} au total.`,
]

const asides = [
  'Hayon : 750 kg maximum',
  'Camion 19 t avec grue',
  'PTAC : 12 t',
  'Palette limitée à 1 200 kg',
  'Aucun colis de plus de 30 kg',
  'Franco à partir de 1 000 kg',
  'Tél. 04 93 00 12 34',
  'Charge admissible du plancher : 350 kg/m²',
  'Charge utile : 1,5 t',
  'Big bag, charge maximale 1 000 kg',
  'Prix au kg : 1,85 €',
  'Total HT : 1 240,00 €',
  'Poids maxi par palette : 900 kg',
  'Livraison gratuite dès 500 kg',
  'Sacs de 25 kg : manutention à deux',
  'Chariot élévateur 2,5 t nécessaire',
  'Émissions : 8,6 kg CO2e',
  'Accès limité à 3,5 t',
  'Poids unitaire : 35 kg',
]

const denials: readonly ((weight: string) => string)[] = [
  (weight) => `Poids par palette : ${weight}`,
  (weight) => `3 palettes de ${weight}`,
  (weight) => `${weight} par colis`,
  (weight) => `Les sacs pèsent ${weight} au total`,
  (weight) => `Poids maximal : ${weight}`,
  (weight) => `Livraison jusqu’à ${weight}`,
  (weight) => `Poids hors palettes : ${weight}`,
  (weight) => `${weight} au total, palettes non comprises`,
  (weight) => `Reste à livrer : ${weight}`,
  (weight) => `Poids déjà livré : ${weight}`,
  (weight) => `Sous-total : ${weight}`,
  (weight) => `À reporter : ${weight}`,
  (weight) => `Retour : 3 colis – ${weight}`,
  (weight) => `Poids du sac : ${weight}`,
  (weight) => `Charge utile : ${weight}`,
  (weight) => `Livraison offerte dès ${weight}`,
  (weight) => `Votre livraison précédente pesait ${weight}`,
  (weight) => `Palettes consignées : 4, soit ${weight} au total`,
  (weight) => `Colis 2/5 – Poids : ${weight}`,
  (weight) => `Si la livraison pèse ${weight} au total`,
  (weight) => `Poids cheminée : ${weight}`,
  (weight) => `Poids du portail : ${weight}`,
  (weight) => `Total ciment : ${weight}`,
  (weight) => `Livraison - ${weight}          1        49,00`,
]

function varied(
  count: number,
  seed: number,
  fill: (luck: Chance, goods: readonly Goods[]) => { readonly kg: number | null; readonly foot: readonly string[] },
): VariedSlip[] {
  return Array.from({ length: count }, (_, at) => {
    const luck = chance(seed * 1000 + at)
    const goods = shuffled(articles, luck)
      .slice(0, luck.whole(2, 6))
      .map((words): Goods => ({ words, count: luck.whole(1, 9) }))
    const { kg, foot } = fill(luck, goods)
    const text = [
      'Négoce Exemple                    Bon de livraison BL20481',
      'Chantier Les Oliviers             06560 VALBONNE',
      '',
      ...luck.pick(bodies)(goods),
      '',
      ...foot,
      '',
      'Signature du client',
    ].join('\n')
    return { text, page: slip(text), kg }
  })
}

const bodies: readonly ((goods: readonly Goods[]) => readonly string[])[] = [
  (goods) => [
    `${'Article'.padEnd(34)}Quantité`,
    ...goods.map(({ words, count }) => `${words.padEnd(38)}${String(count).padStart(4)}`),
  ],
  (goods) => goods.map(({ words, count }) => `${String(count).padStart(3)}   ${words}`),
  (goods) => goods.map(({ words, count }) => `- ${words} : ${count}`),
  (goods) => [
    'Désignation                        Qté     P.U.     Montant',
    ...goods.map(
      ({ words, count }) =>
        `${words.padEnd(34)}${String(count).padStart(4)}    12,50   ${(count * 12.5).toFixed(2).replace('.', ',').padStart(8)}`,
    ),
  ],
]

/** More than the bags among the goods weigh. */
function weightOf(luck: Chance, goods: readonly Goods[]): number {
  const bags = goods.reduce((sum, { words, count }) => sum + count * Number(/sac (\d+) kg/.exec(words)?.[1] ?? 0), 0)
  return bags + luck.whole(60, 900) + luck.whole(0, 9) / 10
}

/** '1 250,5 kg', '1250.5 KG', '1,2505 t', … */
function written(kg: number, luck: Chance): string {
  const [whole = '', tenths = '0'] = kg.toFixed(1).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, luck.pick([' ', '\u00A0', '\u202F', '']))
  const unit = luck.pick([' kg', ' Kg', ' KG', 'kg', ' kgs', ' kilos'])
  return luck.pick([
    `${grouped},${tenths}${unit}`,
    `${grouped},${tenths}0${unit}`,
    `${whole}.${tenths}${unit}`,
    `${(kg / 1000).toFixed(4).replace('.', ',')} t`,
  ])
}

function distractors(luck: Chance, count: number): string[] {
  return shuffled(asides, luck).slice(0, count)
}

function shuffled<Each>(all: readonly Each[], luck: Chance): Each[] {
  return all
    .map((each) => ({ each, place: luck.whole(0, 1e6) }))
    .sort((one, other) => one.place - other.place)
    .map(({ each }) => each)
}
