import * as v from 'valibot'
import { actWords } from '#rules/run/act-words.ts'
import {
  attemptWords,
  reserveWords,
  unsignedWords,
  type AttemptReason,
  type Reserve,
  type Unsigned,
} from '#rules/run/driver-acts.ts'
import type { WaybillEvent } from './waybill-events.ts'

const keys = <Key extends string>(words: Readonly<Record<Key, string>>) => Object.keys(words) as Key[]

const photos = v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)))
/** Not told by earlier versions of the app. */
const arrivedAt = v.optional(v.number())
const seen = {
  arrivedAt,
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
  arrivedAt,
  reason: v.picklist(keys<AttemptReason>(attemptWords)),
  words: v.string(),
  calledAt: v.nullable(v.number()),
  photos,
})

/**
 * What was told at an act, the JSON of an event's `facts`. `signature`: strokes as in driver-acts; `photos`: the SHA-256
 * of each as it is kept, hex; `calledAt`, `arrivedAt`: milliseconds since 1970, corrected like `at`.
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

/** What an event tells, in words. */
export function eventWords(event: Pick<WaybillEvent, 'facts' | 'kind'>): string {
  return actWords(factsOf(event))
}
