import { isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import type { Variables } from '#server/log/access-log.ts'

/** What the HTTP server hands over beside a request. */
interface NodeBindings {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string | undefined } }
}

/**
 * The address that asks, for counting only: the other end of the connection or, behind our proxy, the last hop that it
 * wrote. What stands before it may have been written by the client.
 */
export function clientAddress(trustProxy: boolean): MiddlewareHandler<Variables> {
  return async (c, next) => {
    const socket = (c.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress ?? ''
    const lastHop = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
    c.set('address', networkOf(lastHop !== undefined && isIP(lastHop) ? lastHop : socket))
    await next()
  }
}

/** An IPv6 line has 2^64 addresses: '2001:db8:1:2:3::4' → '2001:db8:1:2::/64'; '::ffff:192.0.2.7' → '192.0.2.7'. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  if (isIP(plain) !== 6) return plain
  const [head = '', tail] = plain.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
