import { quotedSupplements, type DeliveryType } from './delivery-types.ts'
import type { Cents } from './money.ts'
import { quotedVatPercent, withVat, type Tariff } from './price.ts'

/** What the least price is made of: amounts HT in cents, `lightest` that of the lightest band. */
export interface LowestParts extends Pick<Tariff, 'base' | 'delivery' | 'freeMinutes' | 'vatPercent'> {
  readonly lightest: Cents
}

/** Those parts of a tariff. */
export function lowestParts({ base, weight, delivery, freeMinutes, vatPercent }: Tariff): LowestParts {
  return { base, lightest: weight['-150'], delivery, freeMinutes, vatPercent }
}

/** The least that a delivery of this type costs, TTC: the lightest band, within the free minutes. 19,90 → 2388. */
export function lowestPrice(parts: LowestParts, type: DeliveryType): Cents {
  return withVat(lowestPriceHT(parts, type), parts.vatPercent)
}

/** The same HT: 19,90 for Flex. */
export function lowestPriceHT({ base, lightest, delivery }: LowestParts, type: DeliveryType): Cents {
  return base + lightest + delivery[type]
}

/** The amounts of section 9; what is charged is the tariff's, which an operator may change (R8). */
export const quotedParts: LowestParts = {
  base: 1990,
  lightest: 0,
  delivery: quotedSupplements,
  freeMinutes: 20,
  vatPercent: quotedVatPercent,
}
