import {
  assert,
  constant,
  constantFrom,
  integer,
  oneof,
  property,
  record,
  array,
  boolean,
  type Arbitrary,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PresentedCard } from '#adapters/payments/presented-card.ts'
import { next } from '#app/payment/machine/next.ts'
import type { PaymentEffect } from '#app/payment/machine/payment-effect.ts'
import type { PaymentEnd, UnknownEnd } from '#app/payment/machine/payment-end.ts'
import type { PaymentEvent } from '#app/payment/machine/payment-event.ts'
import { firstState, type PaymentState } from '#app/payment/machine/payment-state.ts'
import { friday10h } from '#tests/builders/pretend-world.ts'
import { aPayment } from '#tests/app/payment/paying.ts'
import { receipt, sentBefore } from '#tests/app/payment/visiting.ts'

const card: PresentedCard = { check: async () => null, confirm: async () => ({ status: 'succeeded' }) }
const other = { ...receipt, refusedBefore: true }

/** What a card, or a question about one, may come back with. */
const ends: readonly PaymentEnd[] = [
  { end: 'paid', receipt },
  ...(['silent', 'waits', 'charges'] as const).map((processor): PaymentEnd => ({
    end: 'unknown',
    receipt: other,
    card: 'unanswered',
    processor,
  })),
  { end: 'declined', message: 'Votre carte a été refusée.', orderId: 42 },
  { end: 'failed', message: 'Pas confirmé.', orderId: 42 },
  { end: 'amount-mismatch', message: 'Autre montant.', orderId: 42 },
  { end: 'unsent', message: 'Une erreur est survenue', orderId: null, isCut: true },
  { end: 'repriced', from: 4788, to: 4460 },
  { end: 'slip-gone' },
  { end: 'incomplete', message: 'Carte incomplète.' },
  { end: 'signed-out' },
]

/** Any event; `back`: how long ago the card or the question was that it is about. */
interface Happening {
  readonly event: PaymentEvent
  readonly back: number
}

const at = integer({ min: 0, max: 3 }).map((hours) => new Date(friday10h.getTime() + hours * 1_800_000))
const happening: Arbitrary<Happening> = record({
  back: integer({ min: 0, max: 2 }),
  event: oneof<Arbitrary<PaymentEvent>[]>(
    ...(['entered', 'left', 'restored', 'order-asked', 'check-due', 'resumed', 'let-go'] as const).map((type) =>
      constant({ type }),
    ),
    record({ type: constant('pressed'), card: constant(card), at, isOnline: boolean() }),
    record({ type: constant('card-leaves'), receipt: constantFrom(receipt, other) }),
    record({ type: constant('holder-asked'), turn: constant(0) }),
    record({ type: constant('holder-answered'), approved: boolean() }),
    record({ type: constant('ended'), turn: constant(0), end: constantFrom(...ends), at, isCutOff: boolean() }),
    record({ type: constant('check-asked'), isPressed: boolean() }),
    record({ type: constant('answered'), about: constant({} as UnknownEnd), end: constantFrom(...ends), at }),
  ),
})

interface Passed {
  readonly before: PaymentState
  readonly event: PaymentEvent
  readonly after: PaymentState
  readonly effects: readonly PaymentEffect[]
}

/**
 * Lets it all happen, to a payment that begins or to one whose card was sent; an answer is about a question that was
 * asked, an end about a card that was presented.
 */
function passing(happenings: readonly Happening[], isFound: boolean): readonly Passed[] {
  let state: PaymentState = deepFrozen(firstState(isFound ? sentBefore : aPayment(), friday10h))
  const asked: UnknownEnd[] = []
  return happenings.flatMap(({ event: drawn, back }) => {
    const about = asked.at(-1 - back)
    if (drawn.type === 'answered' && about === undefined) return []
    const event =
      drawn.type === 'answered' && about
        ? { ...drawn, about }
        : 'turn' in drawn
          ? { ...drawn, turn: Math.max(0, state.known.turn - back) }
          : drawn
    const before = state
    const { state: after, effects } = next(before, event)
    state = deepFrozen(after)
    for (const effect of effects) if (effect.do === 'ask') asked.push(effect.about)
    return [{ before, event, after, effects }]
  })
}

/** Whatever happens to it, in whatever order. */
function always(holds: (passed: readonly Passed[]) => void): void {
  assert(
    property(array(happening, { maxLength: 40, size: 'max' }), boolean(), (happenings, isFound) =>
      holds(passing(happenings, isFound)),
    ),
    { numRuns: 500, seed: 24 },
  )
}

const does = (kind: PaymentEffect['do'], passed: readonly Passed[]) =>
  passed.flatMap(({ effects }) => effects).filter((effect) => effect.do === kind)

describe('A payment, whatever happens in whatever order,', () => {
  it('presents a card only from the form, at a press, with a network, while no other is presented', () => {
    always((passed) => {
      for (const { before, event } of passed.filter((each) => does('pay', [each]).length > 0)) {
        expect([before.step, event]).toMatchObject(['card', { type: 'pressed', isOnline: true }])
      }
    })
  })

  it('is over once, leaves once, and does nothing after', () => {
    always((passed) => {
      expect(does('leave', passed).length).toBeLessThanOrEqual(1)
      for (const { before, after, effects } of passed.filter((each) => each.before.step === 'over'))
        expect([after.step, before.known.turn, effects]).toEqual(['over', after.known.turn, []])
    })
  })

  it('knows of a card that was sent, on the device as on the page, until its end is known', () => {
    always((passed) => {
      const lost = passed.filter(({ before, after }) => before.known.sent !== null && after.known.sent === null)
      const forgotten = passed.filter(
        ({ after, effects }) => after.step !== 'over' && effects.some((effect) => effect.do === 'forget'),
      )
      const keptOtherwise = passed.filter(({ after, effects }) =>
        effects.some((effect) => effect.do === 'keep' && (effect.handover.sent ?? null) !== after.known.sent),
      )
      expect([lost, forgotten, keptOtherwise]).toEqual([[], [], []])
    })
  })

  it('is a success as soon as anybody hears that it is charged, wherever it stands', () => {
    always((passed) => {
      const hears = ({ before, event }: Passed) => before.step !== 'over' && 'end' in event && event.end.end === 'paid'
      const succeeds = ({ after, effects }: Passed) =>
        after.step === 'over' && effects.some((effect) => effect.do === 'leave' && effect.path === '/payment-success')
      expect(passed.filter(succeeds)).toEqual(passed.filter(hears))
    })
  })

  it('hears of a card that was given up for another nothing but its charge', () => {
    always((passed) => {
      const late = passed.filter(
        ({ before, event }) => event.type === 'ended' && event.turn !== before.known.turn && event.end.end !== 'paid',
      )
      for (const { before, after, effects } of late) expect([after, effects]).toEqual([before, []])
    })
  })

  it('is never asked about twice at a time by one page', () => {
    always((passed) => {
      const underWay = new Set<UnknownEnd>()
      for (const { event, effects } of passed) {
        // Its requests were cut.
        if (event.type === 'restored') underWay.clear()
        if (event.type === 'answered') underWay.delete(event.about)
        for (const { about } of effects.filter((effect) => effect.do === 'ask')) {
          expect(underWay.has(about)).toBe(false)
          underWay.add(about)
        }
      }
    })
  })
})

describe('A card that was given up for another', () => {
  it('has no more to ask of its holder: the screen is the other’s', () => {
    const press: PaymentEvent = { type: 'pressed', card, at: friday10h, isOnline: true }
    const events: PaymentEvent[] = [
      press,
      { type: 'card-leaves', receipt },
      { type: 'restored' },
      { type: 'check-asked', isPressed: false },
    ]
    let state: PaymentState = firstState(aPayment(), friday10h)
    for (const event of events) state = next(state, event).state
    const waits: PaymentEnd = { end: 'unknown', receipt, card: 'unanswered', processor: 'waits' }
    if (state.step === 'checking')
      state = next(state, { type: 'answered', about: state.about, end: waits, at: friday10h }).state
    const nextCard = next(next(state, { type: 'resumed' }).state, press).state
    expect(nextCard.step).toBe('paying')
    expect(next(nextCard, { type: 'holder-asked', turn: 1 })).toEqual({ state: nextCard, effects: [] })
  })
})

function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value) && !(value instanceof Date)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFrozen)
  }
  return value
}
