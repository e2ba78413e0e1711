import type { Client } from 'pg'
import type { Books } from './books.ts'

/**
 * What is not as it was acknowledged: how many of each. `chargedUnpaid` counts every charged intent, whether anybody
 * heard of it or not.
 */
export interface Verdict {
  readonly accounts: number
  readonly slips: number
  readonly orders: number
  readonly charges: number
  readonly payments: number
  /** Cancelled and not given back. */
  readonly refunds: number
  readonly twice: number
  readonly charged: number
  readonly chargedUnpaid: number
}

/** Holds the database against the books. */
export async function judge(client: Client, books: Books): Promise<Verdict> {
  const count = async (text: string, ...values: unknown[]) => Number((await client.query(text, values)).rows[0].count)
  const missing = async (acknowledged: readonly unknown[], text: string) =>
    new Set(acknowledged).size - (await count(text, [...new Set(acknowledged)]))
  return {
    accounts: await missing(books.accounts, 'select count(*) from users where email = any($1)'),
    slips: await missing(books.slips, 'select count(*) from slips where path = any($1)'),
    orders: await missing(books.orders, 'select count(*) from orders where id = any($1)'),
    charges: await missing(
      books.charged,
      `select count(*) from embedded_intents where status = 'succeeded' and id = any($1)`,
    ),
    payments: await missing(books.paid, 'select count(*) from orders where payment_status = 1 and id = any($1)'),
    refunds: await missing(
      books.cancelled,
      `select count(distinct order_id) from embedded_refunds join embedded_intents on embedded_intents.id = intent_id where order_id = any($1)`,
    ),
    twice: await count(
      'select count(*) from (select submission_id from orders group by submission_id having count(*) > 1) as again',
    ),
    charged: await count(`select count(*) from embedded_intents where status = 'succeeded'`),
    chargedUnpaid: await count(
      `select count(*) from embedded_intents join orders on orders.id = order_id where embedded_intents.status = 'succeeded' and payment_status <> 1`,
    ),
  }
}
