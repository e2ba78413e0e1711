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
import { AgainLink } from './ends/again-link.tsx'
import { CalendarButton } from './ends/calendar-button.tsx'
import { DoneTitle } from './ends/done-title.tsx'
import { EndedTicket } from './ends/ended-ticket.tsx'
import { NextSteps } from './ends/next-steps.tsx'
import { ShareButton } from './ends/share-button.tsx'
import { ToldByMail } from './ends/told-by-mail.tsx'
import { usePaidOrder } from './ends/use-paid-order.ts'
import { OfferAfterPayment } from './offer-after-payment.tsx'
import { shortTransaction } from './short-transaction.ts'
import { useHandover } from './use-handover.ts'
import './ends/ends.css'

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
  const { amount, orderId, paymentIntentId } = receipt
  const order = usePaidOrder(receipt)
  const total = { label: 'Montant payé', amount: formatEuros(amount) }
  return (
    <Page
      title={<DoneTitle>Paiement réussi !</DoneTitle>}
      lead={`Ta commande n° ${orderId} est enregistrée.`}
      width={order === null ? 'narrow' : 'wide'}
    >
      <div className={order === null ? 'ended-rest' : 'ended'}>
        {order === null ? (
          <Ticket total={total} />
        ) : (
          <EndedTicket
            order={order}
            status={orderStatus.validating}
            stamp={<p className="ended-stamp">Payé {order.paidAt && <span>{dayInFigures(order.paidAt)}</span>}</p>}
            total={{
              ...total,
              note:
                order.totalHT === null
                  ? undefined
                  : `${formatEuros(order.totalHT)} HT +\u00A0${formatEuros(amount - order.totalHT)}\u00A0de\u00A0TVA`,
            }}
          />
        )}
        <div className="ended-rest">
          <ToldByMail>aux étapes que tu as choisies.</ToldByMail>
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
      {paymentIntentId !== '' && <p className="ended-transaction">Transaction {shortTransaction(paymentIntentId)}</p>}
    </Page>
  )
}
