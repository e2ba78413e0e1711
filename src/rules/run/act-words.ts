import { clock, inProse, inSentence } from '#rules/moment/french.ts'
import {
  attemptWords,
  reserveWords,
  unsignedWords,
  type AttemptReason,
  type Reserve,
  type Unsigned,
} from './driver-acts.ts'

interface Reserves {
  readonly reserves: readonly Reserve[]
  readonly words: string
}

/** What of an act its words tell. `unsigned`: nothing where it was told before why was asked; a number: ms since 1970. */
type Told =
  | (Reserves & { readonly kind: 'pickup'; readonly packages: number | null })
  | (Reserves & {
      readonly kind: 'delivery' | 'neighbour'
      readonly name: string
      readonly unsigned?: Unsigned | null
    })
  | {
      readonly kind: 'attempt'
      readonly reason: AttemptReason
      readonly words: string
      readonly calledAt: Date | number | null
    }

/**
 * What was done: 'Pris en charge, 3 colis, 1 réserve', 'Livré à M. Exemple, sans réserve, sans signature (il refuse)',
 * 'Non livré : absent, appelé à 10 h 05'.
 */
export function actWords(act: Told): string {
  switch (act.kind) {
    case 'pickup':
      return `Pris en charge, ${act.packages} colis, ${counted(act.reserves)}`
    case 'delivery':
      return `Livré à ${act.name}, ${counted(act.reserves)}${notSigned(act.unsigned)}`
    case 'neighbour':
      return `Remis à ${act.name} (voisin)${act.reserves.length === 0 ? '' : `, ${counted(act.reserves)}`}${notSigned(act.unsigned)}`
    case 'attempt': {
      const { calledAt, reason, words } = act
      const why = reason === 'other' ? words : inSentence(attemptWords[reason]) + (words && ` (${words})`)
      return `Non livré : ${why}${calledAt === null ? '' : `, appelé à ${inProse(clock(new Date(calledAt)))}`}`
    }
  }
}

/** 'Abîmé, autre : coin enfoncé'; '' where there are none. */
export function reservesInWords({ reserves, words }: Reserves): string {
  const chips = reserves.map((each, index) => (index === 0 ? reserveWords[each] : inSentence(reserveWords[each])))
  return [chips.join(', '), words].filter((text) => text !== '').join(' : ')
}

function counted({ length: count }: readonly Reserve[]): string {
  return count === 0 ? 'sans réserve' : count === 1 ? '1 réserve' : `${count} réserves`
}

function notSigned(unsigned: Unsigned | null | undefined): string {
  return unsigned ? `, sans signature (${inSentence(unsignedWords[unsigned])})` : ''
}
