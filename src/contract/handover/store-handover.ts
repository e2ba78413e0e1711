import * as v from 'valibot'
import { partnerStore } from '#contract/places/partner-store.ts'

/** What the page of a store's poster leaves to what it leads to: the store, or the sentence of why there is none. */
export const storePrefill = v.union([v.object({ store: partnerStore }), v.object({ missing: v.string() })])
export type StorePrefill = v.InferOutput<typeof storePrefill>

/** The same, as the order form is handed it. */
export const storeHandover = v.object({ fromStore: storePrefill })
export type StoreHandover = v.InferOutput<typeof storeHandover>
