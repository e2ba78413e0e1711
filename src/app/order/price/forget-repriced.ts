import * as v from 'valibot'
import type { World } from '#app/world.ts'
import { repricedHandover } from '#contract/handover/form-handover.ts'
import { sessionQuoteCache } from './session-quote-cache.ts'

/** Sent back by the payment because the provider counts otherwise now (R9): what is remembered would only be refused again. */
export function forgetRepriced(navigationState: unknown, world: World, supplierId: number): void {
  if (v.is(repricedHandover, navigationState)) sessionQuoteCache(world, supplierId).forget()
}
