import { useState, type FormEvent } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { enterGoesOn } from '#ui/ask/enter-goes-on.ts'
import { useNarrow, useWide } from '#ui/frame/use-media.ts'
import { DraftLine } from './open/draft-line.tsx'
import { AddressCredit } from './fields/address/address-credit.tsx'
import { CustomerCard } from './fields/customer-card.tsx'
import { MomentCard } from './fields/moment/moment-card.tsx'
import { latePart } from './model/late-part.ts'
import { useOrder } from './model/order-context.ts'
import type { OrderState } from './model/order-state.ts'
import { PriceBar } from './price/price-bar.tsx'
import { PriceTicket } from './price/price-ticket.tsx'
import { RouteCard } from './fields/route-card.tsx'
import { LastDeliveryPanel } from './repeat/last-delivery-panel.tsx'
import { orderFormId } from './submit/order-form-id.ts'
import { SendButton } from './submit/send-button.tsx'
import { SupplierCard } from './fields/supplier-card.tsx'

const ReadsOnly = latePart<typeof import('./open/reads-only.tsx')>('ReadsOnly')
const ToCorrect = latePart<typeof import('./submit/to-correct.tsx')>('ToCorrect')

/** The four cards, what is to correct above them, the price and the one action below. */
export function OrderFields() {
  const { submit } = useOrder()
  const isNarrow = useNarrow()
  const isWide = useWide()
  const isRepeatFirst = useIsRouteOpen()
  const [, navigate] = useLocation()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const destination = await submit()
    if (destination) navigate(destination.to, { state: destination.state })
  }
  return (
    <form
      id={orderFormId}
      className="order-form"
      noValidate
      onKeyDown={enterGoesOn}
      onSubmit={(event) => void send(event)}
    >
      <ReadsOnly />
      <ToCorrect />
      <SupplierCard />
      {isRepeatFirst && <LastDeliveryPanel />}
      <RouteCard />
      {!isRepeatFirst && <LastDeliveryPanel />}
      {isNarrow && <DraftLine isAmongFields />}
      <MomentCard />
      <CustomerCard />
      {!isWide && <PriceTicket />}
      <AddressCredit />
      {!isWide && (
        <PriceBar>
          <SendButton />
        </PriceBar>
      )}
    </form>
  )
}

/**
 * Whether neither end of the route was there when this order was laid into the form: then the last one is what may come
 * first. It stays where it is while they are filled.
 */
function useIsRouteOpen(): boolean {
  const { state } = useOrder()
  const { opening } = useSnapshot(state)
  const [seen, setSeen] = useState(() => ({ opening, isOpen: isRouteOpen(state) }))
  if (seen.opening === opening) return seen.isOpen
  const isOpen = isRouteOpen(state)
  setSeen({ opening, isOpen })
  return isOpen
}

function isRouteOpen({ values }: OrderState): boolean {
  return values.pickupAdr.text === '' && values.address.text === ''
}
