import type { Api } from '#contract/api.ts'
import { eurosFromCents } from '#rules/price/money.ts'
import { lastDays, lastMonths } from '#rules/moment/periods.ts'
import type { Handler } from '#server/http/handler.ts'
import { numbersOfOrders } from '#server/staff/numbers-of-orders.ts'

/** What the last days or months of the team come to. */
export const staffNumbers: Handler<Api['staffNumbers']> = async ({ query: { par } }, { db, now }) => {
  const rows = await numbersOfOrders(db, par === 'mois' ? lastMonths(now(), 24) : lastDays(now(), 31))
  const data = rows.map(({ name, ordered, cancelled, delivered, onTime, deliveredHT }) => {
    return {
      periode: name,
      commandes: ordered,
      annulees: cancelled,
      livrees: delivered,
      aLHeure: onTime,
      livreHT: eurosFromCents(deliveredHT),
    }
  })
  return { success: true, data }
}
