import { CallFailure } from '#adapters/failures/failures.ts'
import type { Caller } from '#adapters/net/caller.ts'
import { calculatePrice } from '#contract/order/price.ts'
import { calculateDuration } from '#contract/order/travel-time.ts'
import type { Charge, PriceMemory, Quote, Told, Trip } from '#state/orders/price-memory.ts'
import type { NoQuote } from '../model/order-state.ts'
import { tripOf, type QuoteInputs } from './quote-inputs.ts'

/** What came of a calculation. */
export type Answer = Quote | NoQuote

/**
 * What the cache needs of the world, and what it remembers. `onCalculation` is told how many were made, `onLimit` that
 * one was refused.
 */
interface QuoteCacheWorld {
  readonly call: Caller
  readonly supplierId: number
  readonly memory: PriceMemory
  now(): Date
  onCalculation(count: number): void
  onLimit(): void
}

export const mostCalculations = 10

/**
 * How long an answer is given again from memory: a price holds for 30 minutes at the payment (R9), five are left to
 * pay.
 */
export const freshMs = 25 * 60 * 1000

/**
 * Asks for prices, and remembers every answer: the same question is not sent twice while its answer is fresh (R11,
 * decision 042).
 */
export function createQuoteCache({ call, supplierId, memory, now, onCalculation, onLimit }: QuoteCacheWorld) {
  const { trips, charges } = memory

  /** At the limit a price stays valid, however old: the server has the last word. */
  const isSpent = () => memory.calculations >= mostCalculations
  const fresh = <Kept extends Told>(kept: Kept | undefined): Kept | undefined =>
    kept && (isSpent() || now().getTime() - kept.at < freshMs) ? kept : undefined
  const tripKey = (inputs: QuoteInputs) => JSON.stringify(tripOf(inputs, now()))

  const remembered = (inputs: QuoteInputs): Quote | null => {
    const trip = fresh(trips.get(tripKey(inputs)))
    const charge = trip && fresh(charges.get(chargeKey(inputs, trip)))
    return charge ? quoteOf(trip, charge) : null
  }

  const travel = async (inputs: QuoteInputs, signal: AbortSignal): Promise<Trip | NoQuote> => {
    const key = tripKey(inputs)
    const known = fresh(trips.get(key))
    if (known) return known
    const {
      success,
      duration_in_minutes: minutes,
      estimated,
      hors_zone: isOutside,
    } = await call(calculateDuration, { body: tripOf(inputs, now()), signal })
    if (!success || minutes === null) return isOutside ? 'outside' : 'unavailable'
    const trip = { minutes, estimated, at: now().getTime() }
    trips.set(key, trip)
    return trip
  }

  const charge = async (inputs: QuoteInputs, trip: Trip, signal: AbortSignal): Promise<Charge | null> => {
    const body = {
      id_fournisseur: supplierId,
      poids: inputs.band,
      estimatedTime: trip.minutes,
      livraisonType: inputs.moment.type,
    }
    onCalculation(++memory.calculations)
    const { success, data: price, minutesIncluses: freeMinutes } = await call(calculatePrice, { body, signal })
    if (!success || price === null) return null
    const answer = { price, freeMinutes, at: now().getTime() }
    charges.set(chargeKey(inputs, trip), answer)
    return answer
  }

  const calculate = async (inputs: QuoteInputs, signal: AbortSignal): Promise<Answer> => {
    const known = remembered(inputs)
    if (known) return known
    if (isSpent()) {
      onLimit()
      return 'limit'
    }
    const trip = await travel(inputs, signal)
    if (typeof trip === 'string') return trip
    const found = fresh(charges.get(chargeKey(inputs, trip))) ?? (await charge(inputs, trip, signal))
    return found ? quoteOf(trip, found) : 'unavailable'
  }

  return {
    remembered,
    isSpent,
    /** The provider has said that it counts otherwise: nothing is remembered any more, but the count. */
    forget() {
      trips.clear()
      charges.clear()
    },
    /** Rejects only with the signal's reason. */
    async ask(inputs: QuoteInputs, signal: AbortSignal): Promise<Answer> {
      try {
        return await calculate(inputs, signal)
      } catch (error) {
        if (error instanceof CallFailure) return 'unanswered'
        throw error
      }
    },
  }
}

export type QuoteCache = ReturnType<typeof createQuoteCache>

function quoteOf({ minutes, estimated }: Trip, { price, freeMinutes }: Charge): Quote {
  return { minutes, estimated, price, freeMinutes }
}

function chargeKey({ band, moment }: QuoteInputs, { minutes }: Trip): string {
  return JSON.stringify([band, moment.type, minutes])
}
