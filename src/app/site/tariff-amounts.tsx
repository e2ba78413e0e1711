import { type DeliveryType, quotedSupplements, supplementLabel } from '#rules/price/delivery-types.ts'
import { formatEuros } from '#rules/price/money.ts'
import { lowestPrice, quotedParts } from '#rules/price/lowest-price.ts'

/** The least that a delivery of this type is paid, TTC: by the quoted amounts, until the server that serves the page writes its tariff's in their place (R8). A page that is taken over keeps what it finds. */
export function LowestPrice({ of }: { readonly of: DeliveryType }) {
  return (
    <data value={`lowest-${of}`} suppressHydrationWarning>
      {formatEuros(lowestPrice(quotedParts, of))}
    </data>
  )
}

/** What a delivery option adds: the quoted amount, until the server that serves the page writes its tariff's in its place (R8). */
export function Supplement({ of }: { readonly of: DeliveryType }) {
  return (
    <data value={`supplement-${of}`} suppressHydrationWarning>
      {supplementLabel(quotedSupplements[of])}
    </data>
  )
}
