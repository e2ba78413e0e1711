import type { Bucket } from './limiter.ts'
import type { NetworkRate } from './rates.ts'

/**
 * The buckets of a network: its own and, for IPv6, those of the /56 and the /48 around it, which stay few for an owner
 * of many /64. `whose`: an e-mail address, where that counts too.
 */
export function networkBuckets(rate: NetworkRate, network: string, whose = ''): readonly Bucket[] {
  const who = (each: string) => (whose === '' ? each : `${whose} ${each}`)
  const own = { name: rate, who: who(network) }
  const groups = /^(?<site>[\da-f]+:[\da-f]+:[\da-f]+):(?<last>[\da-f]+)::\/64$/.exec(network)?.groups
  if (groups === undefined) return [own]
  const { site = '', last = '' } = groups
  const wide = (Number.parseInt(last, 16) & 0xff00).toString(16)
  return [
    own,
    { name: `${rate}/56`, who: who(`${site}:${wide}::/56`) },
    { name: `${rate}/48`, who: who(`${site}::/48`) },
  ]
}
