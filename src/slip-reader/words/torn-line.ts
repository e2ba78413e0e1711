import { right } from './box.ts'
import { endOf } from './cells.ts'
import type { Label } from './label.ts'
import { confirmed } from './confident.ts'
import type { NumberToken, Row, WordToken } from './token.ts'

/**
 * Whether words or digits may be lost between a label and its number: 'Poids total :', a hole, '250 kg' may be 1 250; a
 * number without a unit may belong to a lost label.
 */
export function isTorn(token: NumberToken, label: Label, words: readonly WordToken[], { pitch }: Row): boolean {
  const last = words.at(-1)
  if (token.confidence >= confirmed || !last) return false
  const [first] = words
  const lacksStart =
    /^\p{Ll}/u.test(first?.text ?? '') && (!first?.concept || first.concept === 'filler' || first.concept === 'perUnit')
  const hole = (token.x - endOf(last)) / pitch
  const lacksLabel = hole > 2.5 && token.unit === null && !label.unit
  const lacksThousands = hole > 1.5 && hole < 3.8 && /^\d{3}(?!\d)/.test(token.text)
  const lacksHundreds = token.unit !== null && token.reach - right(token) > 5 * pitch && /^\d{1,3}$/.test(token.text)
  return lacksStart || lacksLabel || lacksThousands || lacksHundreds
}
