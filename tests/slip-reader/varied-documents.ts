import type { SlipPage } from '#slip-reader/slip-page.ts'
import { articles } from '#tests/slips/draw/articles.ts'
import { chance, type Chance } from '#tests/builders/chance.ts'
import { printed, widthOf, type Piece } from './paper.ts'
import { type Goods, type Load, type Way, shuffled, strange, waysToDeny, waysToTell } from './ways-to-tell.ts'

/** A whole slip put together by chance; `kg` is what a careful person reads on it, `way` how it is told. */
export interface VariedDocument {
  readonly way: string
  readonly text: string
  readonly page: SlipPage
  readonly kg: number | null
}

/**
 * Letterhead, addresses, references, goods, totals and notes, with the weight told in one of many ordinary ways and
 * places.
 */
export function ordinaryDocuments(count: number, seed: number): VariedDocument[] {
  return Array.from({ length: count }, (_, at) =>
    document(chance(seed + at), waysToTell[at % waysToTell.length] as Way),
  )
}

/** The same where the only kilos at the foot are a limit, a part, one piece, or those of another load. */
export function denyingDocuments(count: number, seed: number): VariedDocument[] {
  return Array.from({ length: count }, (_, at) => ({
    ...document(chance(seed + at), waysToDeny[at % waysToDeny.length] as Way),
    kg: null,
  }))
}

const letterheads = [
  'NÉGOCE EXEMPLE',
  'Matériaux Exemple SARL',
  'EXEMPLE TOITURES',
  'Béton & Granulats Exemple',
  'Exemple Carrelages',
  'Ets EXEMPLE Frères',
  'Exemple Bois',
  'SANITAIRE EXEMPLE',
]

const notes = [
  'Toute réserve doit être portée sur le bon de livraison.',
  'Palettes consignées : 18,00 € pièce.',
  'Déchargement à la charge du client, accès 19 t.',
  'Réserve de propriété : loi du 12 mai 1980.',
  'Manutention : colis de plus de 30 kg à deux personnes.',
  'Franco à partir de 1 000 kg.',
  'Hayon limité à 750 kg.',
  'Créneau : 7 h – 12 h, prévenir 30 min avant.',
  'Camion 26 t avec grue 1,5 t à 12 m.',
  'Merci de votre confiance.',
]

function document(luck: Chance, way: Way): VariedDocument {
  const load = loadOf(luck, way)
  const hasWeights = way.closes !== undefined || (!way.isBare && luck.next() < 0.35)
  const [head, step] = [
    way.head?.(load, luck) ??
      ['Date : 20/11/2026', 'Client : C40112', 'Commande : CC-20481'].slice(0, luck.whole(0, 3)),
    luck.pick([14, 15, 17]),
  ]
  const top = [
    [36, 30, luck.pick(letterheads), luck.pick([12, 14, 16])],
    [36, 50, '12 chemin de l’Exemple, 06200 NICE', 8],
    [36, 61, `Tél. 04 00 00 00 00 – SIRET 000 000 000 00012`, 8],
    [330, 30, luck.pick(['BON DE LIVRAISON', 'Bon de livraison', 'BORDEREAU DE LIVRAISON', 'Bon d’expédition']), 13],
    [330, 48, `N° BL${luck.digits(6)}`],
    ...head.map((words, nth): Piece => [330, 66 + nth * 13, words, 9]),
    [36, 90, 'Livré à :', 8],
    [36, 102, 'SARL Exemple Rénovation'],
    [36, 115, 'Chantier « Les Oliviers », 41 allée de l’Exemple'],
    [36, 128, '06560 VALBONNE'],
  ] satisfies Piece[]
  const { pieces, end } = table(load, luck, { hasWeights, step, closing: way.closes?.(load, luck) ?? null })
  const y = luck.pick([end + 24, end + 40, 600])
  const told = way.foot?.(load, luck, y) ?? []
  const low = Math.max(y, ...told.map((piece) => piece[1])) + 30
  const notesDrawn = shuffled(notes, luck)
    .slice(0, luck.whole(0, 3))
    .map((words, nth): Piece => [36, low + nth * 12, words, 8])
  const all = [
    ...top,
    ...pieces,
    ...told,
    ...notesDrawn,
    [36, 780, 'Signature du client', 8] as const,
    [380, 780, 'Le chauffeur', 8] as const,
  ]
  return {
    way: way.name,
    text: all.map((piece) => piece.slice(0, 3).join(' ')).join('\n'),
    page: printed(...all),
    kg: way.isNet ? load.net : load.kg,
  }
}

function loadOf(luck: Chance, way: Way): Load {
  const goods = Array.from({ length: luck.whole(3, 12) }, (): Goods => {
    const [code, words, unit, each, euros] = luck.pick([...articles, ...strange])
    const count = each > 80 ? luck.whole(1, 2) : luck.whole(1, 18)
    return { code, words, unit, count, kg: Math.round(each * count * 100) / 100, euros }
  })
  const net = Math.round(goods.reduce((sum, { kg }) => sum + kg, 0) * 100) / 100
  const pallets = luck.whole(2, 4)
  return { goods, net, kg: /gross/.test(way.name) ? Math.round((net + pallets * 22) * 100) / 100 : net, pallets }
}

function table(
  { goods, net }: Load,
  luck: Chance,
  {
    hasWeights,
    step,
    closing,
  }: { readonly hasWeights: boolean; readonly step: number; readonly closing: string | null },
): { readonly pieces: readonly Piece[]; readonly end: number } {
  const hasPrices = luck.next() < 0.5
  const decimals = luck.pick([2, 2, 3])
  const size = luck.pick([8, 9])
  const figures = (each: number, places = 2) =>
    each
      .toFixed(places)
      .replace('.', ',')
      .replace(/\B(?=(?:\d{3})+(?!\d)(?=,))/, ' ')
  const columns = [
    { head: luck.pick(['Qté', 'Quantité', 'QTE', 'Qté livrée']), right: 350, of: ({ count }: Goods) => String(count) },
    { head: luck.pick(['U', 'Un.', 'Unité']), right: 385, of: ({ unit }: Goods) => unit },
    ...(hasPrices
      ? [
          {
            head: luck.pick(['P.U. HT', 'PU NET', 'Prix unit.']),
            right: 440,
            of: ({ euros }: Goods) => figures(euros),
          },
          {
            head: luck.pick(['Montant HT', 'Montant', 'Total HT']),
            right: 500,
            of: ({ euros, count }: Goods) => figures(euros * count),
          },
        ]
      : []),
    ...(hasWeights
      ? [
          {
            head: luck.pick(['Poids', 'Poids (kg)', 'Poids kg', 'PDS KG', 'Poids total', 'Kg']),
            right: 565,
            of: ({ kg }: Goods) => figures(kg, decimals),
          },
        ]
      : []),
  ]
  const y = 175
  const last = y + 18 + goods.length * step
  const total =
    closing === null
      ? []
      : [
          ...(closing ? [[luck.pick([100, 390]), last + 4, closing, size] as const] : []),
          [565 - widthOf(figures(net, decimals), size), last + 4, figures(net, decimals), size] as const,
        ]
  return {
    end: last + (closing === null ? 0 : 18),
    pieces: [
      [36, y, luck.pick(['Réf.', 'Référence', 'Code', 'Article']), size],
      [100, y, luck.pick(['Désignation', 'Description', 'Libellé']), size],
      ...columns.map(({ head, right }): Piece => [right - widthOf(head, size), y, head, size]),
      ...goods.flatMap((each, nth): Piece[] => [
        [36, y + 18 + nth * step, each.code, size],
        [100, y + 18 + nth * step, each.words, size],
        ...columns.map(({ right, of }): Piece => [
          right - widthOf(of(each), size),
          y + 18 + nth * step,
          of(each),
          size,
        ]),
      ]),
      ...total,
    ],
  }
}
