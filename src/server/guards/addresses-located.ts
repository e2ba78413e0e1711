import type { UnpricedOrder } from '#contract/order/order.ts'
import { orderSentences } from '#contract/wire/sentences.ts'
import { HttpError } from '#server/log/http-error.ts'
import { locateStop, type Located, type LocatingWorld } from './locate-stop.ts'

/** The two ends of an order as the server found them. */
export interface LocatedEnds {
  readonly pickup: Located
  readonly delivery: Located
}

/**
 * Locates an order's addresses; refuses 422 those that no source knows: nobody could deliver there. `under`: where the
 * body of the call has the order's fields.
 */
export async function checkAddressesLocated(
  { supplierId, pickup, delivery }: UnpricedOrder,
  world: LocatingWorld,
  under: '' | 'orderData.',
): Promise<LocatedEnds> {
  const [from, to] = await Promise.all(
    [pickup, delivery].map((stop) => locateStop(stop, { supplier: supplierId }, world)),
  )
  if (from && to) return { pickup: from, delivery: to }
  const sentence = orderSentences.addressNotPicked
  const wrong = [!from && `${under}adressPickUp`, !to && `${under}adresseLivraison`].filter(
    (field) => typeof field === 'string',
  )
  throw new HttpError(422, sentence, { errors: Object.fromEntries(wrong.map((field) => [field, [sentence]])) })
}
