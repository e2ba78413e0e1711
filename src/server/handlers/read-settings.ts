import type { Api } from '#contract/api.ts'
import { eurosFromCents } from '#rules/money.ts'
import type { Handler } from '#server/handler.ts'

export const readSettings: Handler<Api['readSettings']> = (_call, { companies, payments, tariff: { delivery, vatPercent } }) => ({
  processor: payments.processor,
  companies: companies !== null,
  supplements: { flex: eurosFromCents(delivery.flex), planifiee: eurosFromCents(delivery.planifiee), urgent: eurosFromCents(delivery.urgent) },
  vatPercent,
})
