import * as v from 'valibot'
import type { Endpoint } from '#contract/endpoint.ts'

/** Throws when a reply is not what the contract says: a fault of ours, which must not reach the page. */
export type ReplyCheck = (endpoint: Endpoint, reply: unknown, now: Date) => void

/**
 * Of a long list the first rows speak for all, made by one function: thousands of dates would block other calls. So do
 * the first replies to a call in a second, and one of many after them.
 */
export function createReplyCheck(): ReplyCheck {
  const counts = new Map<Endpoint, { second: number; replies: number }>()
  return (endpoint, reply, now) => {
    const second = Math.floor(now.getTime() / 1000)
    const count = counts.get(endpoint)
    const replies = count?.second === second ? count.replies + 1 : 1
    if (count === undefined) counts.set(endpoint, { second, replies })
    else Object.assign(count, { second, replies })
    if (replies <= allChecked || replies % oneOf === 0) check(endpoint, reply)
  }
}

const allChecked = 20
const oneOf = 20

function check({ path, reply: schema }: Endpoint, reply: unknown): void {
  const checked = v.safeParse(schema, shortened(reply))
  if (!checked.success)
    throw new Error(`a reply of ${path} is not what the contract says: ${v.getDotPath(checked.issues[0])}`)
}

const rowsChecked = 20

function shortened(reply: unknown): unknown {
  if (typeof reply !== 'object' || reply === null || !('data' in reply) || !Array.isArray(reply.data)) return reply
  return { ...reply, data: reply.data.slice(0, rowsChecked) }
}
