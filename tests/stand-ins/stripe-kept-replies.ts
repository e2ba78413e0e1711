import { StripeRefusal } from './stripe-intents.ts'

/** A reply, and whether it was given before. */
export type Reply = readonly [status: number, body: object, replayed?: boolean]

/**
 * Stripe's idempotency keys: one key, one piece of work, its first reply given again, faults included. Other
 * parameters: refused. While the first is under way: a conflict. What was refused before the work is not kept.
 */
export function createKeptReplies() {
  const kept = new Map<string, { readonly params: string; reply: Reply | null }>()
  return {
    async once(key: string | undefined, params: object, held: Promise<void> | null, work: () => Reply): Promise<Reply> {
      if (key === undefined) return work()
      const known = kept.get(key)
      const text = JSON.stringify(params)
      if (known?.reply === null)
        throw new StripeRefusal(409, {
          type: 'invalid_request_error',
          code: 'idempotency_key_in_use',
          message: 'There is currently another in-progress request using this key.',
        })
      if (known && known.params !== text)
        throw new StripeRefusal(400, {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        })
      if (known?.reply) return [known.reply[0], known.reply[1], true]
      const entry: { readonly params: string; reply: Reply | null } = { params: text, reply: null }
      kept.set(key, entry)
      try {
        await held
        entry.reply = work()
        return entry.reply
      } catch (error) {
        kept.delete(key)
        throw error
      }
    },
  }
}
