import * as v from 'valibot'
import { Redirect } from 'wouter'
import { readPayment } from '#adapters/payments/read-payment.ts'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { failureHandover } from '#contract/handover/handover.ts'
import { Banner } from '#ui/say/banner.tsx'
import { buttonClass } from '#ui/act/button-class.ts'
import { DisclosureList } from '#ui/lists/disclosure-list.tsx'
import { Page } from '#ui/frame/page.tsx'
import { AmountMismatch } from './amount-mismatch.tsx'
import { OrderTicket } from './order-ticket.tsx'
import { useHandover } from './use-handover.ts'
import { FailureActions } from './outcome/failure-actions.tsx'
import '#ui/frame/stack.css'
import './payment.css'
import './outcome/outcome.css'

/** /payment-failed: what the bank or the server said, and the ways on. A retry pays the same order (R42). */
export default function PaymentFailedPage() {
  const { now } = useWorld()
  const failure = useHandover((state) => (v.is(failureHandover, state) ? state : null))
  if (failure === null) return <Redirect to={paths.order} replace />
  const { error, orderId, isOfCard = false, isCharged, othersFirst = false } = failure
  const payment = readPayment(failure.payment)
  if (isCharged) return <AmountMismatch error={error} orderId={orderId} />
  return (
    <Page title="Le paiement n’a pas abouti." width={payment === null ? 'narrow' : 'wide'}>
      <div className={payment === null ? 'stack ended-rest' : 'stack ended'}>
        <div className="stack ended-rest">
          <Banner tone="bad" title={isOfCard ? `Erreur de paiement: ${error}` : error}>
            {orderId === null
              ? 'Ta carte n’a pas été envoyée : rien n’est débité. Ta commande est gardée, la carte est à saisir à nouveau.'
              : 'Ta carte n’a pas été débitée.'}
          </Banner>
          {orderId !== null && (
            <Banner tone="warn" title={`Commande n° ${orderId}`}>
              Elle est en attente de paiement. Réessaie : c’est la même commande, tu ne la paieras qu’une fois.
            </Banner>
          )}
          <FailureActions failure={failure} />
        </div>
        {payment !== null && (
          <OrderTicket order={payment.order} amount={payment.amount} now={now()} orderId={orderId ?? undefined} />
        )}
        <div className="stack ended-rest">
          {!othersFirst && (
            <section className="payment-problems" aria-labelledby="problems">
              <h2 id="problems">Les causes fréquentes</h2>
              <DisclosureList items={commonProblems} />
            </section>
          )}
          <div className="payment-elsewhere">
            <a href={paths.contact} className={buttonClass('secondary')}>
              Nous contacter
            </a>
            <a href={paths.home} className={buttonClass('secondary')}>
              Accueil
            </a>
          </div>
        </div>
      </div>
    </Page>
  )
}

const commonProblems = [
  {
    id: 'limit',
    title: 'Provision insuffisante ou plafond atteint',
    body: 'Essaie une autre carte, ou relève le plafond dans l’application de ta banque.',
  },
  {
    id: 'typing',
    title: 'Numéro, date d’expiration ou CVC mal saisi',
    body: 'Reprends la carte en main : le CVC est au dos, la date est au format mois / année.',
  },
  {
    id: 'closed',
    title: 'Carte expirée, ou fermée au paiement en ligne',
    body: 'Le paiement en ligne s’ouvre le plus souvent dans l’application de ta banque.',
  },
  {
    id: 'holder',
    title: '3-D Secure : ta banque n’a pas validé',
    body: 'Garde ton téléphone près de toi, et valide la demande de ta banque dès qu’elle arrive.',
  },
]
