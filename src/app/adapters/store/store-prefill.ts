import { storePrefill as schema } from '#contract/handover/store-handover.ts'
import { createPrefill } from './prefill.ts'

/** A store's poster for the estimate, or for the order form. */
export const storePrefill = createPrefill('depot', schema)
