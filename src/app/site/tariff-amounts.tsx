import { type DeliveryType, quotedSupplements, supplementLabel } from '#rules/price/delivery-types.ts'
import { formatEuros } from '#rules/price/money.ts'
import { lowestPrice, quotedParts } from '#rules/price/lowest-price.ts'

/**
 * The lowest TTC price of this type: quoted, until the serving server writes its tariff's in its place (R8). Hydration
 * keeps what it finds.
 */
export function LowestPrice({ of }: { readonly of: DeliveryType }) {
  return (
    <data value={`lowest-${of}`} suppressHydrationWarning>
      {formatEuros(lowestPrice(quotedParts, of))}
    </data>
  )
}

/** What an option adds: the quoted amount, until the serving server writes its tariff's in its place (R8). */
export function Supplement({ of }: { readonly of: DeliveryType }) {
  return (
    <data value={`supplement-${of}`} suppressHydrationWarning>
      {supplementLabel(quotedSupplements[of])}
    </data>
  )
}
