import { useState } from 'react'
import { seeCarriedRoute } from '#adapters/store/carried-route.ts'
import { estimateFollows } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import type { WantedPage } from '#contract/handover/login-handover.ts'
import { townOf } from '#rules/text/address-label.ts'
import { formatEuros } from '#rules/price/money.ts'
import { Ticket } from '#ui/lists/ticket.tsx'

/** What the home page's estimate said, on the way to the order that it leads to; nothing for who comes another way. */
export function EstimateWaits({ wanted }: { readonly wanted: WantedPage | undefined }) {
  const { now } = useWorld()
  const [route] = useState(() => (wanted?.address.endsWith(estimateFollows) ? seeCarriedRoute(now()) : null))
  if (route?.total === undefined) return null
  const { pickup, delivery, total } = route
  return (
    <Ticket
      compact
      tape={false}
      total={{
        label: 'Ton estimation t’attend',
        note: `Flex, TTC · ${townOf(pickup.label)} → ${townOf(delivery.label)}`,
        amount: formatEuros(total),
      }}
    />
  )
}
