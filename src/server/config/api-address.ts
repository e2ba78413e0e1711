import * as v from 'valibot'
import { isLoopback } from '#server/adapters/is-loopback.ts'

/** The address of an API that gets secrets: https, or this machine, for tests. Without its last slash. */
export function apiAddress(usual: string) {
  return v.pipe(
    v.optional(v.string(), usual),
    v.check(isSafe, 'une adresse https, ou http de cette machine, pour les essais'),
    v.transform((address) => address.replace(/\/+$/, '')),
  )
}

function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(address))
}
