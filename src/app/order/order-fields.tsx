import { useDeferredValue, useEffect, useRef, type FormEvent } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { Banner } from '#ui/banner.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { OpeningHours } from './open/opening-hours.tsx'
import { CustomerCard } from './fields/customer-card.tsx'
import { MomentCard } from './fields/moment/moment-card.tsx'
import { useOrder } from './model/order-context.ts'
import { fieldsInOrder } from './model/order-values.ts'
import { PriceBar } from './price/price-bar.tsx'
import { PriceTicket } from './price/price-ticket.tsx'
import { RouteCard } from './fields/route-card.tsx'
import { orderFormId } from './submit/order-form-id.ts'
import { SendButton } from './submit/send-button.tsx'
import { SupplierCard } from './fields/supplier-card.tsx'
import { useSentences } from './model/use-sentences.ts'

/** The four cards, what is to correct above them, the price and the one action below. */
export function OrderFields() {
  const { submit } = useOrder()
  const [, navigate] = useLocation()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const destination = await submit()
    if (destination) navigate(destination.to, { state: destination.state })
  }
  return (
    <form id={orderFormId} className="order-form" noValidate onSubmit={(event) => void send(event)}>
      <Banner><OpeningHours /></Banner>
      <ToCorrect />
      <SupplierCard />
      <RouteCard />
      <MomentCard />
      <CustomerCard />
      <div className="order-inline-price">
        <PriceTicket />
      </div>
      <PriceBar>
        <SendButton />
      </PriceBar>
    </form>
  )
}

/** The lasting list of what to correct (R26); it takes the focus at each refused submission. */
function ToCorrect() {
  const { state } = useOrder()
  // The fields say it first, the list in the next frame.
  const shown = useDeferredValue(useSentences())
  const attempts = useDeferredValue(useSnapshot(state).attempts)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempts > 0) list.current?.focus()
  }, [attempts])
  const issues = fieldsInOrder.flatMap((name) => (shown[name] ? [{ fieldId: name, text: shown[name] }] : []))
  if (attempts === 0 || issues.length === 0) return null
  return (
    <div ref={list} tabIndex={-1}>
      <ErrorSummary title="À corriger pour valider ta demande" issues={issues} />
    </div>
  )
}
