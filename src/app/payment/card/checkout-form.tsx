import type { ReactNode } from 'react'
import { lazy } from '#adapters/lazy/lazy.ts'
import type { OpenCardFields } from '#adapters/payments/card-fields.ts'
import type { PaidBy } from '#adapters/payments/presented-card.ts'
import type { Cents } from '#rules/price/money.ts'
import { Banner } from '#ui/say/banner.tsx'
import { LazyPlace } from '#ui/say/lazy-place.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { NoProcessor } from './no-processor.tsx'
import { StripeForm } from './stripe-form.tsx'
import { useCheckout } from './use-checkout.ts'
import { Note } from '#ui/say/note.tsx'

// Stripe's form is the one that must be there at once.
const CardForm = lazy(() => import('./card-form.tsx'))

interface CheckoutFormProps {
  readonly openCardFields: OpenCardFields
  /** What is said while no card can leave. */
  readonly held: ReactNode
  /** What stands below the form, and comes with it: it must not be pushed down. */
  readonly below?: ReactNode
  readonly amount: Cents
  readonly busy: boolean
  readonly cardError: string | null
  onPay(by: PaidBy): void
}

/** Where the card is taken, by whichever processor the provider has (R44). */
export function CheckoutForm({ held, below, openCardFields, amount, busy, cardError, onPay }: CheckoutFormProps) {
  const [checkout, askAgain] = useCheckout()
  if (checkout === 'unavailable') return <NoProcessor onRetry={askAgain} />
  const error = (
    <>
      {cardError !== null && (
        <Banner tone="bad" role="alert">
          {cardError}
        </Banner>
      )}
      {held}
      {typeof checkout !== 'string' && checkout.opened === 'lost' && (
        <Note tone="warn">Tes cartes gardées ne répondent pas pour l’instant : saisis ta carte.</Note>
      )}
    </>
  )
  // No field before it is known whose it is: a real card would be typed into our own page.
  if (checkout === 'asking') {
    return (
      <Stack>
        {error}
        <Skeleton shape="card" label="Ouverture du paiement" />
      </Stack>
    )
  }
  const { processor, opened, account } = checkout
  const desk = { amount, busy, account, onPayAccount: () => onPay('account') }
  const cards = typeof opened === 'string' ? null : opened
  if (processor.kind === 'stripe') {
    return (
      <Stack>
        {error}
        <StripeForm
          open={openCardFields}
          publishableKey={processor.publishableKey}
          opened={cards}
          {...desk}
          onPay={onPay}
          onRetry={askAgain}
        />
        {below}
      </Stack>
    )
  }
  return (
    <Stack>
      <Demonstration />
      {error}
      <LazyPlace waiting={<Skeleton shape="card" label="Ouverture du paiement" />}>
        <CardForm {...desk} saved={cards?.cards ?? null} onPay={onPay} />
        {below}
      </LazyPlace>
    </Stack>
  )
}

function Demonstration() {
  return (
    <Banner tone="warn">
      <p>Démonstration&nbsp;: aucun argent ne circule. Seules les cartes de test sont acceptées.</p>
      <p>Par exemple 4242 4242 4242 4242, une date à venir, trois chiffres.</p>
    </Banner>
  )
}
