import * as v from 'valibot'

/** The schema of an absent part: no parameter, no query, no body. */
export const nothing = v.optional(v.object({}), {})
