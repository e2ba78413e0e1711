import { useEffect, useState, type ReactNode } from 'react'
import type { OpenCardFields } from '#adapters/payments/card-fields.ts'
import type { PresentedCard } from '#adapters/payments/presented-card.ts'
import { presentTestCard } from '#adapters/payments/test-card.ts'
import { useWorld } from '#app/world.ts'
import type { Cents } from '#rules/price/money.ts'
import { Banner } from '#ui/say/banner.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { CardForm } from './card-form.tsx'
import { NoProcessor } from './no-processor.tsx'
import { StripeForm } from './stripe-form.tsx'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { Reply } from '#contract/endpoint.ts'
import { readSettings } from '#contract/wire/settings.ts'

interface CheckoutFormProps {
  readonly openCardFields: OpenCardFields
  /** What is said while no card can leave. */
  readonly held: ReactNode
  readonly amount: Cents
  readonly busy: boolean
  readonly cardError: string | null
  onPay(card: PresentedCard): void
}

/** Where the card is taken, by whichever processor the provider has (R44). */
export function CheckoutForm({ held, openCardFields, amount, busy, cardError, onPay }: CheckoutFormProps) {
  const { call } = useWorld()
  const [processor, askAgain] = useProcessor()
  if (processor === 'unavailable') return <NoProcessor onRetry={askAgain} />
  const error = (
    <>
      {cardError !== null && (
        <Banner tone="bad" role="alert">
          {cardError}
        </Banner>
      )}
      {held}
    </>
  )
  // No field before it is known whose it is: a real card would be typed into our own page.
  if (processor === 'asking') {
    return (
      <Stack>
        {error}
        <Skeleton shape="card" label="Ouverture du paiement" />
      </Stack>
    )
  }
  if (processor.kind === 'stripe') {
    return (
      <Stack>
        {error}
        <StripeForm
          open={openCardFields}
          publishableKey={processor.publishableKey}
          amount={amount}
          busy={busy}
          onPay={onPay}
        />
      </Stack>
    )
  }
  return (
    <Stack>
      <Demonstration />
      {error}
      <CardForm amount={amount} busy={busy} onPay={(card) => onPay(presentTestCard(call, card))} />
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

/** Which processor takes the card: being asked, known, or no reply. */
type ProcessorView = Reply<typeof readSettings>['processor'] | 'asking' | 'unavailable'

/** Asks the provider which processor takes the card (R44); the second value asks again. */
function useProcessor(): readonly [ProcessorView, () => void] {
  const { call } = useWorld()
  const [{ processor, attempt }, setView] = useState<{ processor: ProcessorView; attempt: number }>({
    processor: 'asking',
    attempt: 0,
  })

  useEffect(() => {
    const giveUp = new AbortController()
    const tell = (answer: ProcessorView) => giveUp.signal.aborted || setView({ processor: answer, attempt })
    call(readSettings, { signal: giveUp.signal }).then(
      (settings) => tell(settings.processor),
      forgiving(() => tell('unavailable')),
    )
    return () => giveUp.abort()
  }, [call, attempt])

  return [processor, () => setView({ processor: 'asking', attempt: attempt + 1 })]
}
