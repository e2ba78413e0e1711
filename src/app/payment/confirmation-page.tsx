import * as v from 'valibot'
import { Link, Redirect } from 'wouter'
import { paths } from '#app/paths.ts'
import { company } from '#content/company.ts'
import { dialled } from '#content/dialled.ts'
import { requestHandover } from '#contract/handover/handover.ts'
import { requestedStatus } from '#rules/order/order-status.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { Note } from '#ui/say/note.tsx'
import { Page } from '#ui/frame/page.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { AgainLink, DoneTitle, MailNote } from './outcome/outcome-pieces.tsx'
import { CalendarButton } from './outcome/calendar-button.tsx'
import { endedRequest, type EndedOrder } from './outcome/ended-order.ts'
import { EndedTicket } from './outcome/ended-ticket.tsx'
import { NextSteps } from './outcome/next-steps.tsx'
import { useHandover } from './use-handover.ts'
import '#ui/frame/stack.css'
import './outcome/outcome.css'

/**
 * /confirmation: the ticket of an order that was sent without a payment (section 2, R10). Opened by itself it says
 * nothing of an order: the history does.
 */
export default function ConfirmationPage() {
  const order = useHandover((state) => {
    const read = v.safeParse(requestHandover, state)
    return read.success ? endedRequest(read.output.requested) : null
  })
  return order === null ? <Redirect to={paths.history} replace /> : <OrderConfirmed order={order} />
}

/** The same, of an order. */
export function OrderConfirmed({ order }: { readonly order: EndedOrder }) {
  return (
    <Page
      title={<DoneTitle>Commande enregistrée !</DoneTitle>}
      lead="On a bien reçu ta commande et son bordereau. Tu la suis dans ton historique."
    >
      <div className="stack ended">
        <EndedTicket order={order} status={requestedStatus} total={{ label: 'Total', amount: 'À confirmer' }} />
        <div className="stack ended-rest">
          <Note tone="warn">Tarif indisponible : rien n’a été payé, on te confirme vite le prix par e-mail.</Note>
          <MailNote>dès que le prix est fixé.</MailNote>
          <div className="ended-acts">
            <Link href={paths.history} className={buttonClass('primary', { wide: true })}>
              Voir l’historique
            </Link>
            <CalendarButton order={order} orderId={null} />
            <AgainLink again={order.again} />
          </div>
          <NextSteps order={order} is="requested" />
        </div>
      </div>
      <nav className="ended-ways" aria-label="Ailleurs">
        <Link href={paths.order} className={textLinkClass()}>
          Nouvelle livraison
        </Link>
        <a href={`tel:${dialled}`} className={textLinkClass()}>
          Appeler le {company.phone}
        </a>
      </nav>
    </Page>
  )
}
