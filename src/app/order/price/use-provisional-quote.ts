import { useSnapshot } from 'valtio'
import type { Quote } from '#state/orders/price-memory.ts'
import { useOrder } from '../model/order-context.ts'
import { useValues } from '../model/use-values.ts'
import { provisionalQuote } from './provisional-quote.ts'

/** The price of a planned order that lacks its hour alone; null otherwise. */
export function useProvisionalQuote(): Quote | null {
  const { quote, seenPrice, optionPrices } = useSnapshot(useOrder().state)
  const isPlanned = useValues(({ livraisonType }) => livraisonType === 'planifiee')
  const pickup = useValues(({ pickupAdr }) => pickupAdr.place)
  const delivery = useValues(({ address }) => address.place)
  const band = useValues(({ poids }) => poids)
  return quote.status === 'incomplete' && isPlanned
    ? provisionalQuote({ pickup, delivery, band }, seenPrice, optionPrices.supplements.planifiee)
    : null
}
