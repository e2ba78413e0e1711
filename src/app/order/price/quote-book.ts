import { CallFailure } from '#adapters/api/failures.ts'
import type { Caller } from '#adapters/api/caller.ts'
import { calculatePrice } from '#contract/price.ts'
import { calculateDuration } from '#contract/travel-time.ts'
import type { Price } from '#rules/price.ts'
import { tripOf, type QuoteInputs } from './quote-inputs.ts'

/** A road time, whole minutes; `estimated`: no road service answered. */
interface Trip {
  readonly minutes: number
  readonly estimated: boolean
}

/** A price and the road time it was made from. */
export interface Quote extends Trip {
  readonly price: Price
}

/** What came of a calculation. 'limit': ten were made already (section 9). */
export type Answer = Quote | 'unavailable' | 'limit'

/** What the book needs of the world. `onCalculation` is told how many were made, `onLimit` that one was refused. */
export interface QuoteBookWorld {
  readonly call: Caller
  readonly supplierId: number
  now(): Date
  onCalculation(count: number): void
  onLimit(): void
}

export const mostCalculations = 10

/** Asks for prices, and remembers every answer: the same question is never sent twice (R11). */
export function createQuoteBook({ call, supplierId, now, onCalculation, onLimit }: QuoteBookWorld) {
  const trips = new Map<string, Trip>()
  const prices = new Map<string, Price>()
  let calculations = 0

  const remembered = (inputs: QuoteInputs): Quote | null => {
    const trip = trips.get(tripKey(inputs))
    const price = trip && prices.get(priceKey(inputs, trip))
    return price ? { ...trip, price } : null
  }
  const tripKey = (inputs: QuoteInputs) => JSON.stringify(tripOf(inputs, now()))

  const travel = async (inputs: QuoteInputs, signal: AbortSignal): Promise<Trip | null> => {
    const key = tripKey(inputs)
    const known = trips.get(key)
    if (known) return known
    const { success, duration_in_minutes: minutes, estimated } = await call(calculateDuration, { body: tripOf(inputs, now()), signal })
    if (!success || minutes === null) return null
    trips.set(key, { minutes, estimated })
    return { minutes, estimated }
  }

  const charge = async (inputs: QuoteInputs, trip: Trip, signal: AbortSignal): Promise<Price | null> => {
    const body = { id_fournisseur: supplierId, poids: inputs.band, estimatedTime: trip.minutes, livraisonType: inputs.moment.type }
    onCalculation(++calculations)
    const { success, data } = await call(calculatePrice, { body, signal })
    if (!success || data === null) return null
    prices.set(priceKey(inputs, trip), data)
    return data
  }

  const calculate = async (inputs: QuoteInputs, signal: AbortSignal): Promise<Answer> => {
    const known = remembered(inputs)
    if (known) return known
    if (calculations >= mostCalculations) {
      onLimit()
      return 'limit'
    }
    const trip = await travel(inputs, signal)
    if (trip === null) return 'unavailable'
    const price = prices.get(priceKey(inputs, trip)) ?? (await charge(inputs, trip, signal))
    return price ? { ...trip, price } : 'unavailable'
  }

  return {
    remembered,
    /** Rejects only with the signal's reason. */
    async ask(inputs: QuoteInputs, signal: AbortSignal): Promise<Answer> {
      try {
        return await calculate(inputs, signal)
      } catch (error) {
        if (error instanceof CallFailure) return 'unavailable'
        throw error
      }
    },
  }
}

export type QuoteBook = ReturnType<typeof createQuoteBook>

function priceKey({ band, moment }: QuoteInputs, { minutes }: Trip): string {
  return JSON.stringify([band, moment.type, minutes])
}
