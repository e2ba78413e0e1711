import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { SlipFieldName } from '#contract/order/slip-fields.ts'
import { useOrder } from '../../model/order-context.ts'
import { slipOffer, type OfferedField } from '../../model/slip-offer.ts'
import { useValues } from '../../model/use-values.ts'

/** What the slip says and the form does not, of these fields. */
export function useSlipOffer(names: readonly SlipFieldName[]): readonly OfferedField[] {
  const { state } = useOrder()
  const { reading } = useSnapshot(state.slip)
  const { fromSlip } = useSnapshot(state)
  // As text: what is read off the values is drawn again when it is another.
  const offered = useValues((values) =>
    JSON.stringify(
      reading.step === 'read'
        ? slipOffer(reading.fields, { values, fromSlip }).filter(({ name }) => names.includes(name))
        : [],
    ),
  )
  return useMemo(() => JSON.parse(offered) as readonly OfferedField[], [offered])
}

/** The parts of the form that it is offered in, each before the fields it fills. */
export const offeredIn = {
  route: ['address', 'reference'],
  customer: ['company', 'lastName', 'firstName', 'phone', 'packages'],
} as const satisfies Record<string, readonly SlipFieldName[]>
export type OfferPlace = keyof typeof offeredIn

/** Where the offer is, for those who are elsewhere in the form. */
export function offerId(place: OfferPlace): string {
  return `slip-offer-${place}`
}
