import { quotedSupplements, type DeliveryType, type Supplements } from './delivery-types.ts'
import type { Cents } from './money.ts'
import { quotedVatPercent, withVat } from './price.ts'

/** What the delivery options add, in cents HT, and the VAT that makes it TTC, per cent. */
export interface OptionPrices {
  readonly supplements: Supplements
  readonly vatPercent: number
}

/** As section 9 quotes them; what is charged is the tariff's (R8). */
export const quotedOptionPrices: OptionPrices = { supplements: quotedSupplements, vatPercent: quotedVatPercent }

/** What an option adds to the total TTC, alone or beyond another: urgent → 2388, beyond planifiee → 1200. */
export function addedTTC({ supplements, vatPercent }: OptionPrices, type: DeliveryType, beyond?: DeliveryType): Cents {
  return withVat(supplements[type] - (beyond === undefined ? 0 : supplements[beyond]), vatPercent)
}
