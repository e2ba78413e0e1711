import * as v from 'valibot'
import { isPrivateScreen } from '#contract/addresses.ts'

/**
 * A private screen that led to /login: its address with query and hash, and whose session had been open there, null for
 * nobody's. No other address is one.
 */
export const wantedPage = v.object({
  address: v.pipe(
    v.string(),
    v.check((address) => isPrivateScreen(address.replace(/[?#].*$/s, ''))),
  ),
  owner: v.nullable(v.number()),
})
export type WantedPage = v.InferOutput<typeof wantedPage>

/**
 * What /login finds in the navigation state: the message of /register with the address just registered, what led there,
 * and the page that was wanted.
 */
export const loginHandover = v.object({
  message: v.optional(v.string()),
  occasion: v.optional(v.picklist(['registered', 'new password', 'deleted'])),
  email: v.optional(v.string()),
  wanted: v.optional(wantedPage),
})
export type LoginHandover = v.InferOutput<typeof loginHandover>
