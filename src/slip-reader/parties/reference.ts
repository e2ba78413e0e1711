import { bottom } from '#slip-reader/words/box.ts'
import { besideOf, blockOf, type Labels } from './blocks.ts'
import type { Labelled } from './labels.ts'
import { comparable, type PartyField } from './party-field.ts'
import { numberIn, ownNumberIn } from './shapes.ts'

/** The number that a slip bears itself; else the one of its order. Null when there are two. */
export function referenceOn(pages: readonly Labels[]): PartyField | null {
  const found = {
    'slip number': new Map<string, PartyField>(),
    'bare number': new Map<string, PartyField>(),
    'order number': new Map<string, PartyField>(),
  }
  for (const page of pages) {
    const lowest = Math.max(0, ...page.pieces.map(bottom))
    for (const piece of page.pieces) {
      const own = ownNumberIn(piece.text)
      if (own) keep(found['slip number'], { value: own, words: piece.text, confidence: piece.confidence })
      const label = page.of(piece)
      if (label === null || !(label.kind in found)) continue
      if (label.kind === 'bare number' && piece.y > 0.5 * lowest) continue
      const number = numberOf(label, page)
      if (number) keep(found[label.kind as keyof typeof found], number)
    }
  }
  const telling = [found['slip number'], found['bare number'], found['order number']].find(({ size }) => size > 0)
  return telling?.size === 1 ? ([...telling.values()][0] ?? null) : null
}

/** 'BL 674811' and '674811' are one number, told best with its letters. */
function keep(numbers: Map<string, PartyField>, number: PartyField): void {
  const key = comparable(number.value).replace(/^bl/, '')
  const before = numbers.get(key)
  if (!before || before.value.length < number.value.length) numbers.set(key, number)
}

function numberOf(label: Labelled, page: Labels): PartyField | null {
  const { piece, value } = label
  if (value !== '') {
    const number = numberIn(value)
    return number === null ? null : { value: number, words: piece.text, confidence: piece.confidence }
  }
  const beside = besideOf(piece, page)
  for (const line of [beside, blockOf(label, page).lines[0]]) {
    const number = line && numberIn(line.text)
    if (line && number)
      return {
        value: number,
        words: `${piece.text.replace(/[\s:]+$/, '')} : ${line.text}`,
        confidence: Math.min(piece.confidence, line.confidence),
      }
  }
  return null
}
