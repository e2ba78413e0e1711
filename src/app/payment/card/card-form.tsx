import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { PresentedCard } from '#adapters/payments/presented-card.ts'
import { presentKeptCard, presentTestCard } from '#adapters/payments/test-card.ts'
import { useWorld } from '#app/world.ts'
import type { TradeAccount } from '#contract/organisation/trade-account.ts'
import type { SavedCard } from '#contract/payment/saved-cards.ts'
import type { Cents } from '#rules/price/money.ts'
import { PayButton } from '../ways/pay-button.tsx'
import { Card } from '#ui/frame/card.tsx'
import { accountWay, beginsOnAccount } from '../ways/account-way.tsx'
import { PaymentWays } from '../ways/payment-ways.tsx'
import { focusCard } from './focus-card.ts'
import { KeepBox } from './keep-box.tsx'
import { anotherCard, firstChoice, SavedCardRows } from './saved-card-rows.tsx'
import { TypedCardFields, useTypedCard } from './typed-card-fields.tsx'
import '#ui/frame/stack.css'
import '#ui/say/fine-print.css'

interface CardFormProps {
  readonly amount: Cents
  readonly busy: boolean
  /** The cards that are kept for who pays; null where none can be kept. */
  readonly saved: readonly SavedCard[] | null
  /** The firm's account; null where it has none. */
  readonly account: TradeAccount | null
  onPay(card: PresentedCard): void
  onPayAccount(): void
}

/** The demonstration's card, checked before anything leaves the page, or one that is kept, and the one action. */
export default function CardForm({ amount, account, busy, saved, onPay, onPayAccount }: CardFormProps) {
  const { call, now } = useWorld()
  const form = useRef<HTMLFormElement>(null)
  const cards = saved ?? []
  const [chosen, choose] = useState(() => firstChoice(cards, now()))
  const [way, setWay] = useState(() => (beginsOnAccount(account, amount) ? 'account' : 'card'))
  const [keeps, setKeeps] = useState(false)
  const typed = useTypedCard(busy)
  useEffect(() => focusCard(form.current), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (way === 'account') return onPayAccount()
    if (chosen !== anotherCard) return onPay(presentKeptCard(call, chosen))
    const card = typed.read()
    if (card !== null) onPay(presentTestCard(call, card, keeps))
  }
  const inside = (
    <div className="stack">
      {cards.length > 0 && <SavedCardRows cards={cards} chosen={chosen} busy={busy} onChoose={choose} />}
      {chosen === anotherCard && <TypedCardFields field={typed.field} />}
      {chosen === anotherCard && saved !== null && <KeepBox keeps={keeps} busy={busy} onChange={setKeeps} />}
    </div>
  )
  return (
    <Card>
      <form ref={form} className="stack card-form" noValidate aria-label="Carte bancaire" onSubmit={submit}>
        <PaymentWays
          ways={[
            { value: 'card', title: 'Par carte', detail: 'Tout de suite', inside },
            ...(account === null ? [] : [accountWay(account, amount)]),
          ]}
          chosen={way}
          busy={busy}
          onChoose={setWay}
        />
        <PayButton way={way} amount={amount} busy={busy} />
        {way === 'card' && <p className="fine-print">Paiement chiffré. Ta carte n’est jamais enregistrée chez nous.</p>}
      </form>
    </Card>
  )
}
