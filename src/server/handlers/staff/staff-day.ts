import type { Api } from '#contract/api.ts'
import { eurosFromCents } from '#rules/price/money.ts'
import { addDays, parisDay, parisInstant } from '#rules/moment/paris-time.ts'
import type { Handler } from '#server/http/handler.ts'
import { dayOfOrders } from '#server/staff/day-of-orders.ts'

/** What a day comes to, today's by default. */
export const staffDay: Handler<Api['staffDay']> = async ({ query }, { db, now }) => {
  const jour = query.jour ?? parisDay(now())
  const { paidTTC, deliveredHT, ...counts } = await dayOfOrders(
    db,
    { from: parisInstant(jour, '0:00'), to: parisInstant(addDays(jour, 1), '0:00') },
    now(),
  )
  return { success: true, jour, ...counts, encaisseTTC: eurosFromCents(paidTTC), livreHT: eurosFromCents(deliveredHT) }
}
