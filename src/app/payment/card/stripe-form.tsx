import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useSnapshot } from 'valtio'
import type { OpenCardFields, CardFields } from '#adapters/payments/card-fields.ts'
import type { PresentedCard } from '#adapters/payments/presented-card.ts'
import { useWorld } from '#app/world.ts'
import { formatEuros, type Cents } from '#rules/price/money.ts'
import { Button } from '#ui/act/button.tsx'
import { Card } from '#ui/frame/card.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { focusCard } from './focus-card.ts'
import { NoProcessor } from './no-processor.tsx'
import { paths } from '#app/paths.ts'
import { drawCardFields } from './draw-card-fields.ts'
import '#ui/frame/stack.css'
import '#ui/say/fine-print.css'

interface StripeFormProps {
  readonly open: OpenCardFields
  readonly publishableKey: string
  readonly amount: Cents
  readonly busy: boolean
  onPay(card: PresentedCard): void
}

/** Stripe's own fields in our frame, and the one action. */
export function StripeForm({ open, publishableKey, amount, busy, onPay }: StripeFormProps) {
  const place = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [fields, tryAgain] = useCardFields(open, publishableKey, amount, place)
  const { choice, system } = useSnapshot(useWorld().theme.state)
  const ready = typeof fields === 'string' ? null : fields
  useEffect(() => ready?.repaint(), [ready, choice, system])
  useEffect(() => (ready === null ? undefined : focusCard(form.current)), [ready])

  if (fields === 'lost') return <NoProcessor onRetry={tryAgain} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ready !== null) onPay(ready)
  }
  return (
    <Card>
      <form ref={form} tabIndex={-1} className="stack card-form" aria-label="Carte bancaire" onSubmit={submit}>
        <div className="card-fields" data-opening={ready === null || undefined}>
          <div ref={place} inert={busy} />
          {ready === null && <Skeleton shape="card" label="Ouverture du paiement" />}
        </div>
        <Button type="submit" wide disabled={ready === null} busy={busy} busyLabel="Paiement en cours…">
          Payer {formatEuros(amount)}
        </Button>
        <p className="fine-print">Paiement par Stripe, chiffré. Ta carte n’est jamais enregistrée chez nous.</p>
      </form>
    </Card>
  )
}

/**
 * The processor's fields, drawn in `place` and ready to be typed in; on their way; or lost. The second value opens them
 * again.
 */
function useCardFields(
  open: OpenCardFields,
  publishableKey: string,
  amount: Cents,
  place: RefObject<HTMLElement | null>,
): readonly [CardFields | 'opening' | 'lost', () => void] {
  const [{ fields, attempt }, setView] = useState<{ fields: CardFields | 'opening' | 'lost'; attempt: number }>({
    fields: 'opening',
    attempt: 0,
  })

  useEffect(() => {
    const opening = open({ publishableKey, amount, returnPath: paths.payment })
    return drawCardFields(
      opening,
      () => place.current,
      (view) => setView({ fields: view, attempt }),
    )
  }, [open, publishableKey, amount, place, attempt])

  return [fields, () => setView({ fields: 'opening', attempt: attempt + 1 })]
}
