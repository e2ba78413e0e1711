import * as v from 'valibot'
import { Link, Redirect } from 'wouter'
import { paths } from '#app/paths.ts'
import { failureHandover } from '#contract/handover.ts'
import { Banner } from '#ui/banner.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { Card } from '#ui/card.tsx'
import { Page } from '#ui/page.tsx'
import { Stack } from '#ui/stack.tsx'
import { useHandedOver } from './use-handed-over.ts'
import './payment.css'

/** /payment-failed: what the bank or the server said, and the ways on. A retry pays the same order (R42). */
export default function PaymentFailedPage() {
  const failure = useHandedOver((state) => (v.is(failureHandover, state) ? state : null))
  if (failure === null) return <Redirect to={paths.order} replace />
  const { error, orderId, payment } = failure
  return (
    <Page title="Le paiement n’a pas abouti." width="narrow">
      <Banner tone="bad" title={error}>
        {orderId === null ? 'Ta carte n’a pas été débitée. Ta commande n’est pas encore enregistrée : rien de ta saisie n’est perdu.' : 'Ta carte n’a pas été débitée.'}
      </Banner>
      {orderId !== null && (
        <Banner tone="warn" title={`Commande n° ${orderId}`}>
          Elle est en attente de paiement. Réessaie : c’est la même commande, tu ne la paieras qu’une fois.
        </Banner>
      )}
      <Stack gap="s">
        {payment !== null && (
          <Link href={paths.payment} state={payment} replace className={buttonClass('primary', { wide: true })}>
            Réessayer
          </Link>
        )}
        <Link href={paths.order} className={buttonClass('secondary', { wide: true })}>
          Modifier la commande
        </Link>
      </Stack>
      <Card title="Ce qui arrive le plus souvent">
        <ul className="payment-problems">
          {commonProblems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Card>
      <Stack gap="s" row>
        <Link href={paths.contact} className={buttonClass('quiet', { wide: true })}>
          Nous contacter
        </Link>
        <Link href={paths.home} className={buttonClass('quiet', { wide: true })}>
          Accueil
        </Link>
      </Stack>
    </Page>
  )
}

const commonProblems = [
  'Provision insuffisante, ou plafond de la carte atteint.',
  'Numéro, date d’expiration ou CVC mal saisi.',
  'Carte expirée, ou fermée au paiement en ligne.',
  'Authentification 3-D Secure refusée ou restée sans réponse.',
]
