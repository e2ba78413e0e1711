import * as v from 'valibot'
import { Link, Redirect } from 'wouter'
import { orderDetailPath, paths } from '#app/paths.ts'
import { successHandover } from '#contract/handover.ts'
import { formatEuros } from '#rules/money.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Facts } from '#ui/facts.tsx'
import { Page } from '#ui/page.tsx'
import { Stack } from '#ui/stack.tsx'
import { Ticket } from '#ui/ticket.tsx'
import { OfferAfterPayment } from './offer-after-payment.tsx'
import { shortTransaction } from './short-transaction.ts'
import { useHandover } from './use-handover.ts'
import './payment.css'

/** /payment-success: what was paid, and where to go next. */
export default function PaymentSuccessPage() {
  const receipt = useHandover((state) => (v.is(successHandover, state) ? state : null))
  if (receipt === null) return <Redirect to={paths.order} replace />
  const { amount, orderId, paymentIntentId } = receipt
  return (
    <Page title="Paiement réussi !" lead="Ta commande est enregistrée. Tu la suis dans ton historique." width="narrow">
      <Ticket total={{ label: 'Montant payé', amount: formatEuros(amount) }}>
        <Facts
          facts={[
            { label: 'Commande', value: `n° ${orderId}` },
            ...(paymentIntentId === '' ? [] : [{ label: 'Transaction', value: shortTransaction(paymentIntentId) }]),
          ]}
        />
      </Ticket>
      <Stack gap="s">
        <Link href={orderDetailPath(orderId)} className={buttonClass('primary', { wide: true })}>
          Suivre ma livraison
        </Link>
        <Link href={paths.history} className={buttonClass('secondary', { wide: true })}>
          Voir l’historique
        </Link>
        <Link href={paths.order} className={buttonClass('secondary', { wide: true })}>
          Nouvelle livraison
        </Link>
        <a href={paths.home} className={buttonClass('quiet', { wide: true })}>
          Accueil
        </a>
      </Stack>
      <OfferAfterPayment orderId={orderId} />
    </Page>
  )
}
