import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react'
import { isTestCard, noTestCard, type TypedCard } from '#adapters/payments/test-card.ts'
import { useWorld } from '#app/world.ts'
import { formatEuros, type Cents } from '#rules/price/money.ts'
import { Button } from '#ui/act/button.tsx'
import { Card } from '#ui/frame/card.tsx'
import { cvcText, groupedCardNumber, groupedExpiry, isWholeExpiry, isWholeNumber } from './card-text.ts'
import { DigitsField } from './digits-field.tsx'
import { landAtCard } from './land-at-card.ts'
import { isCard, readCard, type CardProblems, type CardValues } from './read-card.ts'

interface CardFormProps {
  readonly amount: Cents
  readonly busy: boolean
  onPay(card: TypedCard): void
}

/** The card, checked before anything leaves the page, and the one action. */
export function CardForm({ amount, busy, onPay }: CardFormProps) {
  const { now } = useWorld()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(blank)
  const [left, setLeft] = useState<readonly string[]>([])
  const read = readCard(values, now(), acceptTestCard)
  const problems: CardProblems = isCard(read) ? {} : read

  useEffect(() => landAtCard(form.current), [])

  const field = (name: keyof CardValues) => ({
    id: name,
    name,
    value: values[name],
    error: left.includes(name) ? problems[name] : undefined,
    readOnly: busy,
    onText: (text: string) => setValues((before) => ({ ...before, [name]: text })),
    onBlur: ({ relatedTarget }: FocusEvent) =>
      relatedTarget instanceof HTMLButtonElement || setLeft((before) => [...before, name]),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setLeft(Object.keys(blank))
    if (isCard(read)) onPay(read)
    else document.getElementById(Object.keys(read)[0] ?? '')?.focus()
  }

  return (
    <Card>
      <form ref={form} className="card-form" noValidate aria-label="Carte bancaire" onSubmit={submit}>
        <DigitsField
          {...field('cardNumber')}
          label="Numéro de carte"
          format={groupedCardNumber}
          isWhole={isWholeNumber}
          next="cardExpiry"
          autoComplete="cc-number"
        />
        <div className="card-form-pair">
          <DigitsField
            {...field('cardExpiry')}
            label="Expiration"
            format={groupedExpiry}
            isWhole={isWholeExpiry}
            next="cardCvc"
            autoComplete="cc-exp"
            placeholder="MM / AA"
          />
          <DigitsField {...field('cardCvc')} label="CVC" format={cvcText} autoComplete="cc-csc" />
        </div>
        <Button type="submit" wide busy={busy} busyLabel="Paiement en cours…">
          Payer {formatEuros(amount)}
        </Button>
        <p className="card-form-note">Paiement chiffré. Ta carte n’est jamais enregistrée chez nous.</p>
      </form>
    </Card>
  )
}

const blank: CardValues = { cardNumber: '', cardExpiry: '', cardCvc: '' }

/** The demonstration refuses any other number before it leaves the page (R44). */
function acceptTestCard(number: string): string | undefined {
  return isTestCard(number) ? undefined : noTestCard
}
