import { around, right } from './box.ts'
import { readLabel } from './label.ts'
import type { Cell, Token } from './token.ts'

/** The cells of a line, from left to right; `pitch` is the width of one character. */
export function cellsOf(tokens: readonly Token[], pitch: number): Cell[] {
  return runsOf(tokens, pitch).map(cellOf)
}

/** The tokens of each cell alone. */
export function runsOf(tokens: readonly Token[], pitch: number): (readonly [Token, ...Token[]])[] {
  const cells: [Token, ...Token[]][] = []
  for (const token of tokens) {
    const last = cells.at(-1)
    const before = last?.at(-1)
    if (last && before && !partsCells(before, token, pitch)) last.push(token)
    else cells.push([token])
  }
  return cells
}

/** Whether a new cell begins between two neighbours. */
export function partsCells(before: Token, token: Token, pitch: number): boolean {
  return token.ruled || token.x - endOf(before) > (token.kind !== 'code' && token.per ? 4 : 1.8) * pitch
}

/** Where a token ends, with its unit. */
export function endOf(token: Token): number {
  return token.kind === 'number' ? token.reach : right(token)
}

function cellOf(tokens: readonly [Token, ...Token[]]): Cell {
  const words = tokens.filter((token) => token.kind === 'word')
  return { tokens, box: around(tokens), words, label: readLabel(words) }
}
