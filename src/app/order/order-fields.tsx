import { useDeferredValue, useEffect, useRef, type FormEvent } from 'react'
import { useSnapshot } from 'valtio'
import { useLocation } from 'wouter'
import { Banner } from '#ui/banner.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { OpeningHours } from './opening-hours.tsx'
import { CustomerCard } from './customer-card.tsx'
import { MomentCard } from './moment/moment-card.tsx'
import { useOrder } from './order-context.ts'
import { fieldsInOrder } from './order-issues.ts'
import { PriceBar } from './price/price-bar.tsx'
import { PriceTicket } from './price/price-ticket.tsx'
import { RouteCard } from './route-card.tsx'
import { orderFormId } from './sending/order-form-id.ts'
import { SupplierCard } from './supplier-card.tsx'
import { useSentences } from './use-sentences.ts'

/** The four cards, what is to correct above them, the price and the one action below. */
export function OrderFields() {
  const { session } = useOrder()
  const [, navigate] = useLocation()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const destination = await session.sending.submit()
    if (destination) navigate(destination.to, 'state' in destination ? { state: destination.state } : undefined)
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
      <PriceBar />
    </form>
  )
}

/** The lasting list of what to correct (R26); it takes the focus at each refused submission. */
function ToCorrect() {
  const { session } = useOrder()
  // The fields say it first, the list in the next frame.
  const shown = useDeferredValue(useSentences())
  const attempts = useDeferredValue(useSnapshot(session.form.state).attempts)
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
