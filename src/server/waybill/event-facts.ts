import * as v from 'valibot'
import { clock, inProse, inSentence } from '#rules/moment/french.ts'
import {
  attemptWords,
  reserveWords,
  unsignedPart,
  unsignedWords,
  type AttemptReason,
  type Reserve,
  type Unsigned,
} from '#rules/run/driver-acts.ts'
import type { WaybillEvent } from './waybill-events.ts'

const keys = <Key extends string>(words: Readonly<Record<Key, string>>) => Object.keys(words) as Key[]

const photos = v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)))
const seen = {
  reserves: v.array(v.picklist(keys<Reserve>(reserveWords))),
  words: v.string(),
  name: v.string(),
  signature: v.array(v.array(v.number())),
  photos,
}
// Events from before it was asked do not say why nobody signed.
const received = v.object({
  ...seen,
  unsigned: v.optional(v.nullable(v.picklist(keys<Unsigned>(unsignedWords))), null),
})
const pickup = v.object({ packages: v.number(), goods: v.string(), ...seen })
const attempt = v.object({
  reason: v.picklist(keys<AttemptReason>(attemptWords)),
  words: v.string(),
  calledAt: v.nullable(v.number()),
  photos,
})

/**
 * What was told at an act, the JSON of an event's `facts`. `signature`: strokes as in driver-acts; `photos`: the SHA-256
 * of each as it is kept, hex; `calledAt`: milliseconds since 1970, corrected like `at`.
 */
export type PickupFacts = v.InferOutput<typeof pickup>
export type ReceivedFacts = v.InferOutput<typeof received>
export type AttemptFacts = v.InferOutput<typeof attempt>
export type Facts =
  | ({ kind: 'pickup' } & PickupFacts)
  | ({ kind: 'delivery' | 'neighbour' } & ReceivedFacts)
  | ({ kind: 'attempt' } & AttemptFacts)

/** What an event tells; throws where that is not such a JSON. */
export function factsOf({ facts, kind }: Pick<WaybillEvent, 'facts' | 'kind'>): Facts {
  const told: unknown = JSON.parse(facts)
  switch (kind) {
    case 'pickup':
      return { kind, ...v.parse(pickup, told) }
    case 'attempt':
      return { kind, ...v.parse(attempt, told) }
    case 'delivery':
    case 'neighbour':
      return { kind, ...v.parse(received, told) }
  }
}

/** 'Pris en charge, 3 colis, 1 réserve', 'Livré à M. Exemple, sans réserve', 'Non livré : absent, appelé à 10 h 05'. */
export function eventWords(event: Pick<WaybillEvent, 'facts' | 'kind'>): string {
  const facts = factsOf(event)
  switch (facts.kind) {
    case 'pickup':
      return `Pris en charge, ${facts.packages} colis, ${counted(facts.reserves)}`
    case 'delivery':
      return `Livré à ${facts.name}, ${counted(facts.reserves)}${unsignedPart(facts.unsigned)}`
    case 'neighbour':
      return `Remis à ${facts.name} (voisin)${facts.reserves.length === 0 ? '' : `, ${counted(facts.reserves)}`}${unsignedPart(facts.unsigned)}`
    case 'attempt': {
      const { calledAt, reason, words } = facts
      const why = reason === 'other' ? words : inSentence(attemptWords[reason]) + (words && ` (${words})`)
      return `Non livré : ${why}${calledAt === null ? '' : `, appelé à ${inProse(clock(new Date(calledAt)))}`}`
    }
  }
}

/** 'Abîmé, autre : coin enfoncé'; '' where there are none. */
export function reservesInWords({ reserves, words }: Pick<ReceivedFacts, 'reserves' | 'words'>): string {
  const chips = reserves.map((each, index) => (index === 0 ? reserveWords[each] : inSentence(reserveWords[each])))
  return [chips.join(', '), words].filter((text) => text !== '').join(' : ')
}

function counted({ length: count }: readonly Reserve[]): string {
  return count === 0 ? 'sans réserve' : count === 1 ? '1 réserve' : `${count} réserves`
}
