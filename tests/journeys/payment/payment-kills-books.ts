import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** What the provider's rows say of one intention, told by its customer's name. */
export interface Books {
  readonly orders: number
  /** Intents that took the money of one of these orders. */
  readonly charges: number
  /** Orders that the provider holds for paid. */
  readonly paid: number
}

/** Reads the rows of a provider on SQLite, which may be running or not. */
export function readBooks(folder: string, customer: string): Books {
  const database = new DatabaseSync(join(folder, 'colibat.db'), { timeout: 5000 })
  try {
    const row = database
      .prepare(
        `select count(*) as orders, count(case when payment_status = 1 then 1 end) as paid,
          (select count(*) from embedded_intents where status = 'succeeded' and order_id in (select id from orders where recipient_company = ?)) as charges
         from orders where recipient_company = ?`,
      )
      .get(customer, customer)
    return row as unknown as Books
  } finally {
    database.close()
  }
}

/**
 * One supplier orders here as often in ten minutes as others do in a month: what was counted of it is forgotten, and
 * the slips it sent are of the day before.
 */
export function forgetRates(folder: string): void {
  const database = new DatabaseSync(join(folder, 'colibat.db'), { timeout: 5000 })
  database.exec('pragma busy_timeout = 5000; delete from rate_limits')
  database.prepare('update slips set created_at = created_at - ? where created_at > ?').run(dayMs, Date.now() - dayMs)
  database.close()
}

const dayMs = 24 * 60 * 60 * 1000
