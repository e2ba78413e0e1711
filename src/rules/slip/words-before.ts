import { partsCells } from './cells.ts'
import type { Row, Token, WordToken } from './token.ts'

/** The words of the cell just left of a number; the number itself may stand far away, at the end of a dotted line. */
export function wordsBefore({ tokens, pitch }: Row, at: number): WordToken[] {
  const words: WordToken[] = []
  for (let left = at - 1; left >= 0; left -= 1) {
    const token = tokens[left] as Token
    if (token.kind === 'code' && isDateInLabel(tokens, left)) continue
    if (token.kind !== 'word') break
    const next = words[0]
    if (next && partsCells(token, next, pitch)) break
    words.unshift(token)
  }
  return words
}

/** 'Poids contrôlé le 12/05 : 412 kg', but not 'Date : 12/05  Poids'. */
export function isDateInLabel(tokens: readonly Token[], at: number): boolean {
  const [before, date] = [tokens[at - 1], tokens[at]]
  return date?.kind === 'code' && /^\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?[.:]*$/.test(date.text) && before?.kind === 'word' && /^(?:le|du|au)$/i.test(before.text)
}
