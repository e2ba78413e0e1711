import type { Price } from '#rules/price/price.ts'

/** A road time, whole minutes; `estimated`: no road service answered. */
export interface Trip {
  readonly minutes: number
  readonly estimated: boolean
}

/** A price; `freeMinutes`: how many minutes of road it holds, null when the provider does not say. */
export interface Charge {
  readonly price: Price
  readonly freeMinutes: number | null
}

/** A price and the road time it was made from. */
export interface Quote extends Trip, Charge {}

/** When an answer was given, ms. */
export interface Told {
  readonly at: number
}

/** A supplier's prices of this page session, by question, and how many were calculated (R11): they outlive a visit. */
export interface PriceMemory {
  readonly trips: Map<string, Trip & Told>
  readonly charges: Map<string, Charge & Told>
  calculations: number
}

/** The memory of each supplier, begun when it is first asked for. */
export type PriceMemories = ReturnType<typeof createPriceMemories>

export function createPriceMemories() {
  const memories = new Map<number, PriceMemory>()
  return {
    of(supplierId: number): PriceMemory {
      const memory = memories.get(supplierId) ?? newPriceMemory()
      memories.set(supplierId, memory)
      return memory
    },
  }
}

export function newPriceMemory(): PriceMemory {
  return { trips: new Map(), charges: new Map(), calculations: 0 }
}
