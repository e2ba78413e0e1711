import * as v from 'valibot'

/** A reply of which only the status is read. */
export const acknowledgement = v.looseObject({ success: v.optional(v.boolean()), message: v.optional(v.string()) })
