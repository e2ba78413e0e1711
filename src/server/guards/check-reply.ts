import * as v from 'valibot'
import type { Endpoint } from '#contract/endpoint.ts'

/**
 * Throws when a reply is not what the contract says: a fault of ours, which must not reach the page. Of a long list the first
 * rows speak for all, for one function made them all and thousands of dates would hold up everybody's calls.
 */
export function checkReply({ path, reply: schema }: Endpoint, reply: unknown): void {
  const checked = v.safeParse(schema, shortened(reply))
  if (!checked.success) throw new Error(`a reply of ${path} is not what the contract says: ${v.getDotPath(checked.issues[0])}`)
}

const rowsChecked = 20

function shortened(reply: unknown): unknown {
  if (typeof reply !== 'object' || reply === null || !('data' in reply) || !Array.isArray(reply.data)) return reply
  return { ...reply, data: reply.data.slice(0, rowsChecked) }
}
