import { api, type Api } from '#contract/api.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { callName, ourNames, specifiedNames, type Extensions } from '#contract/wire/extensions.ts'
import { eurosFromCents } from '#rules/price/money.ts'
import type { Handler } from '#server/http/handler.ts'

export const readSettings: Handler<Api['readSettings']> = (
  _call,
  { companies, payments, tariff: { delivery, vatPercent } },
) => ({
  processor: payments.processor,
  companies: companies !== null,
  supplements: {
    flex: eurosFromCents(delivery.flex),
    planifiee: eurosFromCents(delivery.planifiee),
    urgent: eurosFromCents(delivery.urgent),
  },
  vatPercent,
  extensions,
})

/** All of them, for a page that is served elsewhere. */
const extensions: Record<string, string[]> = Object.fromEntries([
  ...Object.values<Endpoint>(api)
    .map(callName)
    .filter((name) => !(name in specifiedNames))
    .map((name) => [name, []]),
  ...Object.entries<Extensions[string]>(ourNames),
])
