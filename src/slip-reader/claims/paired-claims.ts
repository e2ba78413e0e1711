import type { Claim } from './claim.ts'
import { readLabel } from '#slip-reader/words/label.ts'
import { confirmed } from '#slip-reader/words/surely.ts'
import type { NumberToken, Row } from '#slip-reader/words/token.ts'
import { wordsBefore } from '#slip-reader/words/words-before.ts'

/** Gross and net weight in one breath: 'Poids brut / net : 412 / 400 kg'. None when the gross one is not the heavier. */
export function pairedClaims(row: Row): Claim[] {
  return row.tokens.flatMap((token, at): Claim[] => {
    const next = row.tokens[at + 1]
    if (!isPlain(token) || !isPlain(next) || !next.per || token.per || isPlain(row.tokens[at + 2])) return []
    const words = wordsBefore(row, at)
    const [gross, net] = (['gross', 'net'] as const).map((kind) => words.findIndex(({ concept }) => concept === kind))
    const label = readLabel(words.filter(({ concept }) => concept !== 'gross'))
    if (gross === undefined || net === undefined || gross < 0 || net < 0 || label.names !== 'weight' || label.refused || label.partial || label.odd) return []
    const [heavy, light] = gross < net ? [token, next] : [next, token]
    const units = [token.unit, next.unit].filter((unit) => unit !== null && unit !== 'other')
    if (heavy.number.asDecimal < light.number.asDecimal || heavy.number.open || light.number.open || new Set(units).size > 1) return []
    const unit = units[0] ?? label.unit
    return ([[heavy, 'gross'], [light, 'net']] as const).map(([number, of]) => ({
      token: { ...number, doubt: null }, page: row.page, row: row.index, of, rank: label.total ? 'said' : 'lone', unit: unit ?? 'kg', unitSaid: unit !== null, unsure: false, partial: false, ordered: label.ordered, general: label.general,
    }))
  })
}

function isPlain(token: Row['tokens'][number] | undefined): token is NumberToken {
  return token?.kind === 'number' && token.unit !== 'other' && token.confidence >= confirmed && (token.doubt === null || token.doubt === 'crowded')
}
