import { quotedSupplements, supplementLabel, type DeliveryType } from '#rules/price/delivery-types.ts'

/** What a delivery option adds: the quoted amount, until the server that serves the page writes its tariff's in its place (R8). */
export function Supplement({ of }: { readonly of: DeliveryType }) {
  return (
    <data value={`supplement-${of}`} suppressHydrationWarning>
      {supplementLabel(quotedSupplements[of])}
    </data>
  )
}
