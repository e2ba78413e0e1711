import { kgOf, type Claim } from '#slip-reader/claims/claim.ts'
import { kgPer } from '#slip-reader/words/mass-unit.ts'
import type { NumberToken, Row } from '#slip-reader/words/token.ts'
import { isTime, wordsBefore } from '#slip-reader/words/words-before.ts'
import { valueOf, type NumberStyle } from '#slip-reader/words/written-number.ts'

/** What a tare on a slip makes of its weights: the truck's tare leaves the net as the load; that of pallets leaves the gross. */
export type Tared = { readonly load: 'net' | 'gross'; readonly kg: number } | 'doubtful' | null

/** A weighbridge ticket says truck and load, truck, load: 12 340 − 11 200 = 1 140 → net. Null when no truck or tare is spoken of. */
export function taredLoad(rows: readonly Row[], all: readonly Claim[], style: NumberStyle): Tared {
  const claims = all.filter((claim) => !isOfPallets(claim, rows))
  const weighed = rows.some(({ tokens }) => tokens.some((token, at) => token.kind === 'word' && token.concept === 'weighing' && !/^tol[eé]rances?$/i.test(tokens[at - 2]?.text ?? ''))) || isTimed(rows, 'gross', 'tare')
  const heaviest = Math.max(...claims.filter(({ of }) => of !== 'tare').map((claim) => kgOf(claim, style)))
  const hasTare = claims.some((claim) => claim.of === 'tare' && !(isOfPapers(claim, rows) && (kgOf(claim, style) > heaviest || isOnSameLine(claim, rows))))
  if (!weighed && !hasTare) return null
  const masses = [...new Set([...claims.map((claim) => kgOf(claim, style)), ...spokenMasses(rows, style)])].filter((kg) => kg > 0).slice(0, 60)
  const nets = new Set(claims.filter(({ of, partial }) => of === 'net' && !partial).map((claim) => kgOf(claim, style)))
  const [laden, tares] = (['gross', 'tare'] as const).map((kind) => claims.filter(({ of }) => of === kind).map((claim) => kgOf(claim, style)))
  // 'Brut 2,96 t, tare 2,10 t, tonnage livré 0,86 t': a net weight by another name.
  for (const claim of claims.filter(({ of, partial }) => of === 'plain' && !partial)) {
    const kg = kgOf(claim, style)
    if (laden?.some((most) => tares?.some((tare) => Math.abs(most - tare - kg) < 0.01))) nets.add(kg)
  }
  for (const kg of differences(rows, style)) nets.add(kg)
  const triples = [...nets].flatMap((net) => masses.flatMap((gross) => masses.filter((tare) => Math.abs(gross - tare - net) < 0.01 && tare > 0).map((tare) => ({ gross, tare, net }))))
  const [first] = triples
  const isPacking = claims.some((claim) => claim.of === 'tare' && isOfPacking(claim, rows))
  if (first && triples.every(({ net }) => net === first.net)) return loadOf(first, { weighed, isPacking })
  if (first || hasTare) return 'doubtful'
  return claims.some(({ of }) => of === 'gross') ? 'doubtful' : null
}

/** '2 palettes Europe (tare 22 KG)': what one of them weighs. */
function isOfPallets({ of, page, row, token }: Claim, rows: readonly Row[]): boolean {
  const tokens = of === 'tare' ? (rows.find((each) => each.page === page && each.index === row)?.tokens ?? []) : []
  const before = tokens.slice(0, tokens.indexOf(token))
  return before.some(({ text }) => /^\((?:tare|poids)/i.test(text)) && before.some((each) => /^(?:palettes?|supports?|caisses?)$/i.test(each.kind === 'number' ? (each.noun ?? '') : each.text))
}

/** 'Tare chevalet 120 kg': the truck carries it, too. */
function isOfPacking({ page, row }: Claim, rows: readonly Row[]): boolean {
  return rows.some((each) => each.page === page && each.index === row && each.tokens.some((token, at) => /^(?:tare|poids)[.:]*$/i.test(token.text) && /^(?:(?:du|de|des|d[’'])\s?)?(?:chevalets?|palettes?|racks?|tourets?|emballages?|caisses?)[.:]*$/i.test(each.tokens[at + 1]?.text ?? '')))
}

/** 'BRUT 09:31', 'TARE 09:12': who weighs twice weighs a truck. */
function isTimed(rows: readonly Row[], ...kinds: readonly ('gross' | 'tare')[]): boolean {
  return kinds.every((kind) => rows.some(({ tokens }) => tokens.some((token, at) => token.kind === 'word' && token.concept === kind && isTime.test(tokens[at + 1]?.text ?? ''))))
}

/** 'PTAC 19 000 kg, poids à vide 7 900 kg': what the papers of a truck say, not a scale. What weighs less than the empty truck is no loaded one. */
function isOfPapers({ page, row }: Claim, rows: readonly Row[]): boolean {
  return rows.some(({ page: on, index, tokens }) => on === page && index <= row && index >= row - 1 && tokens.some(({ text }) => /^p\.?t\.?[ar]\.?c\.?:?$/i.test(text)))
}

/** 'Remorque du client : PTAC 3 500 kg, poids à vide 640 kg' */
function isOnSameLine({ page, row }: Claim, rows: readonly Row[]): boolean {
  return rows.some(({ page: on, index, tokens, cells }) => on === page && index === row && cells.length === 1 && tokens.some(({ text }) => /^p\.?t\.?[ar]\.?c\.?:?$/i.test(text)))
}

/** 'Différence : 12 560 kg', 'Quantité livrée 12,560 t': what a ticket may call the net weight. */
function differences(rows: readonly Row[], style: NumberStyle): number[] {
  return spokenMasses(rows, style, (row, at) => /^(?:diff[eé]rence|qu?antit[eé]|chargement|marchandise)[.:]*$/i.test(wordsBefore(row, at)[0]?.text ?? ''))
}

function spokenMasses(rows: readonly Row[], style: NumberStyle, isWanted: (row: Row, at: number) => boolean = () => true): number[] {
  const numbers = rows.flatMap((row) => row.tokens.filter((token, at): token is NumberToken => token.kind === 'number' && isWanted(row, at)))
  return numbers.flatMap(({ unit, number }) => (unit && unit !== 'other' ? [valueOf(number, style) * kgPer[unit]] : []))
}

/** Kg. */
const lightestTruck = 300

/** Pallets weigh little beside their goods; a truck weighs about as much as its load or more. */
function loadOf({ gross, tare, net }: { gross: number; tare: number; net: number }, { weighed, isPacking }: { weighed: boolean; isPacking: boolean }): Tared {
  if (!weighed && tare < lightestTruck) return { load: 'gross', kg: gross }
  if (weighed || (tare > net && !isPacking)) return tare > 300 ? { load: 'net', kg: net } : 'doubtful'
  return isPacking || tare < 0.2 * gross ? { load: 'gross', kg: gross } : 'doubtful'
}
