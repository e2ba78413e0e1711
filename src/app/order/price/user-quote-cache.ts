import type { World } from '#app/world.ts'
import { tellLimit, warnNearLimit } from './calculation-limit.ts'
import { createQuoteCache, type QuoteCache } from './quote-cache.ts'
import * as v from 'valibot'
import { repricedHandover } from '#contract/handover/form-handover.ts'

/**
 * The prices of a page session, by supplier: their count and their memory outlive a session of one form (R11), so that
 * going to the payment and back asks nothing again.
 */
export function userQuoteCache({ prices, call, toasts, now }: World, supplierId: number): QuoteCache {
  return createQuoteCache({
    call,
    supplierId,
    memory: prices.of(supplierId),
    now,
    onCalculation: (count) => warnNearLimit(toasts, count),
    onLimit: () => tellLimit(toasts),
  })
}

/**
 * Sent back by the payment because the provider counts otherwise now (R9): what is remembered would only be refused
 * again.
 */
export function forgetRepriced(navigationState: unknown, world: World, supplierId: number): void {
  if (v.is(repricedHandover, navigationState)) userQuoteCache(world, supplierId).forget()
}
