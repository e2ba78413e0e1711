import type { World } from '#app/world.ts'
import { tellLimit, warnNearLimit } from './calculation-limit.ts'
import { createQuoteCache, type QuoteCache } from './quote-cache.ts'

/** The prices of a page session, by supplier: their count and their memory outlive a session of one form (R11), so that going to the payment and back asks nothing again. */
export function sessionQuoteCache(world: World, supplierId: number): QuoteCache {
  const ofWorld = caches.get(world) ?? new Map<number, QuoteCache>()
  caches.set(world, ofWorld)
  const cache = ofWorld.get(supplierId) ?? newCache(world, supplierId)
  ofWorld.set(supplierId, cache)
  return cache
}

/** A world is a page session: its caches go with it. */
const caches = new WeakMap<World, Map<number, QuoteCache>>()

function newCache({ call, toasts, now }: World, supplierId: number): QuoteCache {
  return createQuoteCache({ call, supplierId, now, onCalculation: (count) => warnNearLimit(toasts, count), onLimit: () => tellLimit(toasts) })
}
