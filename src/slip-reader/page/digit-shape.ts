import { bottom, type Box } from './box.ts'
import type { NumberToken, Token } from '#slip-reader/words/token.ts'

/** How wide a digit is for its height in the postcodes of a page: those hold nothing but digits. Null without any, and where a decimal mark would be no comma. */
export function digitShape(lines: readonly (readonly Token[])[]): number | null {
  const figures = lines.flat().filter(({ kind }) => kind !== 'word')
  if (!figures.some(({ text }) => /\d,\d{1,2}$/.test(text)) || figures.some(({ text }) => /^\d+\.\d{1,2}$/.test(text))) return null
  const shapes = lines.flatMap((tokens) => tokens.filter((token, at) => isPostcode(token, tokens[at + 1])).map(({ width, height }) => width / height / 5))
  return median(shapes)
}

/**
 * Whether the print leaves no room for a decimal comma that was not read: it would hang below the words beside the number, or
 * make it wider than its digits are.
 */
export function showsNoComma({ text, x, y, width, height }: NumberToken, line: readonly Token[], shape: number): boolean {
  const beside = line.filter((token) => token.x !== x && standsOnLine(token)).sort((one, other) => Math.abs(one.x - x) - Math.abs(other.x - x))
  const hang = median(beside.slice(0, 3).map((token) => (bottom({ x, y, width, height }) - bottom(token)) / height))
  const ones = text.match(/1/g)?.length ?? 0
  const [narrowest, widest] = [0.93 * (text.length - narrowOne * ones), 1.05 * text.length].map((digits) => digits * shape)
  return hang !== null && hang > -0.06 && hang < 0.04 && width / height > (narrowest ?? 0) && width / height < (widest ?? 0) && /^\d+$/.test(text)
}

/** How much narrower than other digits a 1 may be. */
const narrowOne = 0.25

/** '06400 CANNES', '83600' before a town. */
function isPostcode({ text }: Token, next: Token | undefined): boolean {
  return /^\d{5}$/.test(text) && (text.startsWith('0') || (next?.kind === 'word' && /^[A-ZÀ-Ý'’-]{3,}$/.test(next.text)))
}

/** Whether no letter hangs below the line, nor a comma that may be hidden in a number. */
function standsOnLine({ text, kind }: Token & Box): boolean {
  return /^[\p{L}\p{N}'’.:-]{2,}$/u.test(text) && !/[gjpqyçQJ]/.test(text) && !(kind === 'number' && /\d{3}/.test(text))
}

function median(values: number[]): number | null {
  return values.sort((one, other) => one - other)[values.length >> 1] ?? null
}
