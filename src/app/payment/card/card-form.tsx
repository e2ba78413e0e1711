import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type ChangeEvent } from 'react'
import { isTestCard, noTestCard, type TypedCard } from '#adapters/payments/test-card.ts'
import { useWorld } from '#app/world.ts'
import { formatEuros, type Cents } from '#rules/price/money.ts'
import { Button } from '#ui/act/button.tsx'
import { Card } from '#ui/frame/card.tsx'
import {
  caretIn,
  cvcText,
  digitsIn,
  groupedCardNumber,
  groupedExpiry,
  isWholeExpiry,
  isWholeNumber,
} from './card-text.ts'
import { focusCard } from './focus-card.ts'
import { isCard, readCard, type CardProblems, type CardValues } from './read-card.ts'
import { TextField, type TextFieldProps } from '#ui/ask/text-field.tsx'
import '#ui/frame/stack.css'
import '#ui/say/fine-print.css'

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

  useEffect(() => focusCard(form.current), [])

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
      <form ref={form} className="stack card-form" noValidate aria-label="Carte bancaire" onSubmit={submit}>
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
        <p className="fine-print">Paiement chiffré. Ta carte n’est jamais enregistrée chez nous.</p>
      </form>
    </Card>
  )
}

const blank: CardValues = { cardNumber: '', cardExpiry: '', cardCvc: '' }

/** The demonstration refuses any other number before it leaves the page (R44). */
function acceptTestCard(number: string): string | undefined {
  return isTestCard(number) ? undefined : noTestCard
}

type DigitsFieldProps = Omit<TextFieldProps, 'onChange' | 'type' | 'inputMode'> & {
  /** Draws what was typed; only its digits count. */
  format(text: string): string
  onText(text: string): void
  /** Whether the typist is done with it; the focus then goes on to the field of that id. */
  readonly isWhole?: (text: string) => boolean
  readonly next?: string
}

/**
 * A field of digits that is regrouped at each key, and whose caret stays where the typist left it. Its last digit leads
 * on to the next field; what is mended or taken away in it does not.
 */
function DigitsField({ format, onText, isWhole, next, ...field }: DigitsFieldProps) {
  const regroup = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const stood = String(field.value ?? '')
    const before = input.value.slice(0, input.selectionStart ?? input.value.length)
    const text = format(input.value)
    const caret = caretIn(text, digitsIn(format(before)).length)
    input.value = text
    input.setSelectionRange(caret, caret)
    onText(text)
    const isTyped = caret === text.length && text.length > stood.length && input === document.activeElement
    if (isTyped && next !== undefined && isWhole?.(text)) document.getElementById(next)?.focus()
  }
  return <TextField {...field} inputMode="numeric" autoCorrect="off" spellCheck={false} onChange={regroup} />
}
