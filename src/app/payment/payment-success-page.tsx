import * as v from 'valibot'
import { Link, Redirect } from 'wouter'
import { orderDetailPath, paths } from '#app/paths.ts'
import { paidHandover } from '#contract/handover/handover.ts'
import { dayInFigures } from '#rules/price/invoice.ts'
import { formatEuros } from '#rules/price/money.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { Page } from '#ui/frame/page.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { Ticket } from '#ui/lists/ticket.tsx'
import { AgainLink, DoneTitle, MailNote } from './outcome/outcome-pieces.tsx'
import { CalendarButton } from './outcome/calendar-button.tsx'
import { EndedTicket } from './outcome/ended-ticket.tsx'
import { NextSteps } from './outcome/next-steps.tsx'
import { OfferAfterPayment } from './offer-after-payment.tsx'
import { shortTransaction } from './short-transaction.ts'
import { useHandover } from './use-handover.ts'
import { useShareTracking } from '#state/orders/use-share-tracking.ts'
import { Button } from '#ui/act/button.tsx'
import { arrowOut } from '#ui/say/icon-paths.ts'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { useEffect, useState } from 'react'
import { readPayment } from '#adapters/payments/read-payment.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { useWorld } from '#app/world.ts'
import { endedPastOrder, endedPayment, type EndedOrder } from './outcome/ended-order.ts'
import '#ui/frame/stack.css'
import '#ui/say/fine-print.css'
import './outcome/outcome.css'

/** /payment-success: the ticket of what was paid, what happens next, and where to go. It needs no network. */
export default function PaymentSuccessPage() {
  const receipt = useHandover((state) => {
    const read = v.safeParse(paidHandover, state)
    return read.success ? read.output : null
  })
  return receipt === null ? <Redirect to={paths.order} replace /> : <PaymentSucceeded receipt={receipt} />
}

/** The same, of a receipt. */
export function PaymentSucceeded({ receipt }: { readonly receipt: v.InferOutput<typeof paidHandover> }) {
  const { amount, onAccount = false, orderId, paymentIntentId } = receipt
  const order = usePaidOrder(receipt)
  const total = { label: onAccount ? 'Sur le compte' : 'Montant payé', amount: formatEuros(amount) }
  return (
    <Page
      title={<DoneTitle>{onAccount ? 'Commande passée !' : 'Paiement réussi !'}</DoneTitle>}
      lead={`Ta commande n° ${orderId} est enregistrée.`}
      width={order === null ? 'narrow' : 'wide'}
    >
      <div className={order === null ? 'stack ended-rest' : 'stack ended'}>
        {order === null ? (
          <Ticket total={total} />
        ) : (
          <EndedTicket
            order={order}
            status={orderStatus.validating}
            stamp={
              <p className="ended-stamp">
                {onAccount ? 'Sur le compte' : 'Payé'} {order.paidAt && <span>{dayInFigures(order.paidAt)}</span>}
              </p>
            }
            total={{
              ...total,
              note:
                order.totalHT === null
                  ? undefined
                  : `${formatEuros(order.totalHT)} HT +\u00A0${formatEuros(amount - order.totalHT)}\u00A0de\u00A0TVA`,
            }}
          />
        )}
        <div className="stack ended-rest">
          <MailNote>aux étapes que tu as choisies.</MailNote>
          <div className="ended-acts">
            <Link href={orderDetailPath(orderId)} className={buttonClass('primary', { wide: true })}>
              Suivre ma livraison
            </Link>
            {order?.trackingPath && <ShareButton path={order.trackingPath} />}
            {order !== null && <CalendarButton order={order} orderId={orderId} />}
            {order !== null && <AgainLink again={order.again} />}
          </div>
          <NextSteps order={order} is="paid" />
        </div>
      </div>
      <OfferAfterPayment orderId={orderId} />
      <nav className="ended-ways" aria-label="Ailleurs">
        <Link href={paths.history} className={textLinkClass()}>
          Voir l’historique
        </Link>
        <Link href={paths.order} className={textLinkClass()}>
          Nouvelle livraison
        </Link>
        <a href={paths.home} className={textLinkClass()}>
          Accueil
        </a>
      </nav>
      {paymentIntentId !== '' && <p className="fine-print">Transaction {shortTransaction(paymentIntentId)}</p>}
    </Page>
  )
}

/** « Partager »: the tracking page, for the recipient. */
function ShareButton({ path }: { readonly path: string }) {
  const [share, isBusy] = useShareTracking(path)
  return (
    <Button variant="secondary" wide disabled={isBusy} onClick={share} icon={<LineIcon d={arrowOut} />}>
      Partager
    </Button>
  )
}

/**
 * The order that was paid: as it was handed over, which needs no network; the history is asked where that says nothing
 * of it, or where it may be on its way already. Null while nothing is known of it.
 */
function usePaidOrder({ orderId, at, paid }: v.InferOutput<typeof paidHandover>): EndedOrder | null {
  const { orders, now } = useWorld()
  const payment = readPayment(paid)
  const [order, setOrder] = useState<EndedOrder | null>(() => payment && endedPayment(payment, at ?? now()))
  const isNew = payment !== null && 'submissionId' in payment.handover

  useEffect(() => {
    if (isNew) return
    let isHere = true
    orders.find(orderId).then(
      (found) => void (isHere && found !== null && setOrder(endedPastOrder(found))),
      forgiving(() => {}),
    )
    return () => {
      isHere = false
    }
  }, [orders, orderId, isNew])
  return order
}
