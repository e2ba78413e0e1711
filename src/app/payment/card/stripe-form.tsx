import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useSnapshot } from 'valtio'
import type { OpenCardFields, CardFields } from '#adapters/payments/card-fields.ts'
import type { PresentedCard } from '#adapters/payments/presented-card.ts'
import { useWorld } from '#app/world.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { TradeAccount } from '#contract/organisation/trade-account.ts'
import type { openCards } from '#contract/payment/saved-cards.ts'
import { cardExpiryWords, hasCardExpired } from '#rules/moment/card-expiry.ts'
import type { Cents } from '#rules/price/money.ts'
import { Card } from '#ui/frame/card.tsx'
import { Banner } from '#ui/say/banner.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { accountWay, beginsOnAccount } from '../ways/account-way.tsx'
import { PayButton } from '../ways/pay-button.tsx'
import { PaymentWays } from '../ways/payment-ways.tsx'
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
  /** What is kept for who pays, and lets the fields show it; null where nothing can be. */
  readonly opened: Reply<typeof openCards> | null
  /** The firm's account; null where it has none. */
  readonly account: TradeAccount | null
  onPay(card: PresentedCard): void
  onPayAccount(): void
  /** The fields are lost: all is asked for anew, for a session serves one opening. */
  onRetry(): void
}

/** Stripe's own fields in our frame, and the one action. */
export function StripeForm(props: StripeFormProps) {
  const { open, publishableKey, account, opened, amount, busy, onPay, onPayAccount, onRetry } = props
  const place = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const { now, theme } = useWorld()
  const session = opened?.session ?? null
  const fields = useCardFields(open, { publishableKey, amount, session }, place)
  const { choice, system } = useSnapshot(theme.state)
  const ready = typeof fields === 'string' ? null : fields
  useEffect(() => ready?.repaint(), [ready, choice, system])
  useEffect(() => (ready === null ? undefined : focusCard(form.current)), [ready])

  const [way, setWay] = useState(() => (beginsOnAccount(account, amount) ? 'account' : 'card'))
  const kept = useKeptCard(ready)
  const expired = opened?.cards.filter(({ expires }) => hasCardExpired(expires, now())) ?? []
  const isOver = expired.some(({ id }) => id === kept)

  if (fields === 'lost') return <NoProcessor onRetry={onRetry} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (way === 'account') onPayAccount()
    else if (ready !== null && !isOver) onPay(ready)
  }
  return (
    <Card>
      <form ref={form} tabIndex={-1} className="stack card-form" aria-label="Carte bancaire" onSubmit={submit}>
        {account !== null && (
          <PaymentWays
            ways={[{ value: 'card', title: 'Par carte', detail: 'Tout de suite' }, accountWay(account, amount)]}
            chosen={way}
            busy={busy}
            onChoose={setWay}
          />
        )}
        <div className="card-fields" hidden={way !== 'card'} data-opening={ready === null || undefined}>
          <div ref={place} inert={busy} />
          {ready === null && <Skeleton shape="card" label="Ouverture du paiement" />}
        </div>
        {(way === 'card' ? expired : []).map(({ id, lastFour, expires }) => (
          <Banner key={id} tone="warn" role={id === kept ? 'status' : undefined}>
            Ta carte {lastFour} a expiré fin {cardExpiryWords(expires)} : choisis-en une autre.
          </Banner>
        ))}
        <PayButton way={way} amount={amount} busy={busy} disabled={ready === null || isOver} />
        {way === 'card' && (
          <p className="fine-print">Paiement par Stripe, chiffré. Ta carte n’est jamais enregistrée chez nous.</p>
        )}
      </form>
    </Card>
  )
}

/** The processor's fields, drawn in `place` and ready to be typed in; on their way; or lost. */
function useCardFields(
  open: OpenCardFields,
  { publishableKey, amount, session }: Pick<Parameters<OpenCardFields>[0], 'publishableKey' | 'amount' | 'session'>,
  place: RefObject<HTMLElement | null>,
): CardFields | 'opening' | 'lost' {
  const [fields, setFields] = useState<CardFields | 'opening' | 'lost'>('opening')

  useEffect(() => {
    const opening = open({ publishableKey, amount, session, returnPath: paths.payment })
    return drawCardFields(opening, () => place.current, setFields)
  }, [open, publishableKey, amount, session, place])

  return fields
}

/** The kept card that is chosen in the fields; null: one that is typed. */
function useKeptCard(fields: CardFields | null): string | null {
  const [kept, setKept] = useState<string | null>(null)
  useEffect(() => fields?.onKeptCard(setKept), [fields])
  return kept
}
