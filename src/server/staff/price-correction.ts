import { correctedPrice, type CorrectedPrice } from '#rules/price/corrected-price.ts'
import { eurosFromCents, formatEuros, type Cents } from '#rules/price/money.ts'
import { HttpError } from '#server/log/http-error.ts'
import { priceColumns } from '#server/orders/order-row.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { World } from '#server/world.ts'
import { proposePriceOf } from './propose-price.ts'

export type PricingWorld = Pick<World, 'tariff' | 'travelTime' | 'now'>

/** Its price, road and cut, where its places or its weight are others; 409 until the team agrees on one. */
export async function priceAnew(
  seen: OrderRow,
  right: OrderRow,
  agreed: Cents | null,
  world: PricingWorld,
): Promise<Partial<OrderRow>> {
  const isMoved = placeColumns.some((column) => right[column] !== seen[column])
  if (!isMoved && right.weight_band === seen.weight_band) return {}
  const { total_ttc: total, price_cut: cut, payment_status: paid } = seen
  // A request is priced by hand, later.
  if (total === null) return {}
  const { price, travel } = await proposePriceOf({ ...right, ...(isMoved && { minutes: null }) }, world)
  const road = isMoved ? { minutes: travel?.minutes ?? null, metres: travel?.metres ?? null } : {}
  const { present, byTariff } = correctedPrice({ total, cut, isPaid: paid === 1 }, price?.totalTTC ?? null)
  if (price?.totalTTC === present) return { ...road, ...(cut === 0 ? priceColumns(price) : noParts) }
  if (agreed === null || (agreed !== present && agreed !== byTariff))
    throw toBeAgreed({ present, byTariff }, price?.totalTTC ?? null, paid === 1 ? total : 0)
  if (paid !== 1 && price !== null && agreed === byTariff) return { ...road, ...priceColumns(price) }
  // What stands is a price that was agreed on, and no sum of the tariff's parts.
  return { ...road, ...noParts, price_cut: paid === 1 ? total - agreed : cut }
}

const placeColumns = ['pickup_latitude', 'pickup_longitude', 'delivery_latitude', 'delivery_longitude'] as const
const noParts = { base_price: null, weight_price: null, time_price: null, delivery_price: null }

function toBeAgreed({ present, byTariff }: CorrectedPrice, reckoned: Cents | null, charged: Cents): HttpError {
  const extra = {
    code: 'price_to_agree',
    actuel: eurosFromCents(present),
    tarif: byTariff === null ? null : eurosFromCents(byTariff),
  }
  const back = byTariff !== null && byTariff < charged ? backWords : ''
  return new HttpError(409, priceWords(formatEuros(present), byTariff, reckoned) + back, { extra })
}

function priceWords(present: string, byTariff: Cents | null, reckoned: Cents | null): string {
  if (reckoned === null) return `Le tarif ne dit rien de ce trajet ou de ce poids : le prix peut rester ${present} TTC.`
  if (byTariff !== null) return `Corrigée, cette commande coûte ${formatEuros(byTariff)} TTC au lieu de ${present}.`
  return `Corrigée, cette commande coûterait ${formatEuros(reckoned)} TTC. Ses ${present} sont payés : garde ce prix, ou annule-la pour qu’elle soit commandée de nouveau.`
}

const backWords = ' La différence est rendue après la livraison, avec un avoir.'
