import * as v from 'valibot'

/** What /register hands to /login: its message and the address just registered. */
export const loginHandover = v.object({ message: v.string(), email: v.optional(v.string()) })
export type LoginHandover = v.InferOutput<typeof loginHandover>
