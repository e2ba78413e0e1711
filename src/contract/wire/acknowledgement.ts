import * as v from 'valibot'

/** A reply of which only the status is read: whatever a success says, or does not say, it is one. */
export const acknowledgement = v.fallback(
  v.looseObject({ success: v.optional(v.boolean()), message: v.optional(v.string()) }),
  {},
)
