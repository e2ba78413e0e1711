import { endOf } from '#slip-reader/page/cells.ts'
import { saidBy } from './label-turns.ts'
import { namesWhole } from './label-words.ts'
import type { Phrase } from './phrase.ts'
import type { NumberToken, Row } from './token.ts'

/** 'Bon de livraison BL20481 – 748 kg', and no other number on the line: the mass ends the slip's title. */
export function isInTitle({ before, after }: Phrase, token: NumberToken, { tokens, cells, pitch }: Row): boolean {
  const at = cells.findIndex((cell) => cell.tokens[0] === token && cell.tokens.length === 1)
  const title = cells[at - 1]
  const isBeside = title !== undefined && token.parted && token.unit === 'kg' && token.x - endOf(title.tokens.at(-1) ?? title.tokens[0]) < 5 * pitch
  if (!isBeside || before.length + after.length > 0 || tokens.some((each) => each !== token && each.kind === 'number')) return false
  const isNamed = title.words.some(({ text }) => namesWhole(text) || /^(?:bon|bordereau)$/i.test(text)) && title.words.every((word) => saidBy([word])[0] === 'filler' && !word.colon)
  return isNamed && title.tokens.some(({ kind }) => kind === 'code')
}
