import { useState, type ChangeEvent, type FocusEvent } from 'react'
import { isTestCard, noTestCard, type TypedCard } from '#adapters/payments/test-card.ts'
import { useWorld } from '#app/world.ts'
import { TextField, type TextFieldProps } from '#ui/ask/text-field.tsx'
import {
  caretIn,
  cvcText,
  digitsIn,
  groupedCardNumber,
  groupedExpiry,
  isWholeExpiry,
  isWholeNumber,
} from './card-text.ts'
import { isCard, readCard, type CardProblems, type CardValues } from './read-card.ts'

/** What a field of a card is given: its value, what is wrong with it, and what is done with it. */
type FieldOf = ReturnType<typeof useTypedCard>['field']

/** A card as it is typed. `read`: the card, or null, and the first field that is wrong gets the focus. */
export function useTypedCard(busy: boolean) {
  const { now } = useWorld()
  const [values, setValues] = useState(blank)
  const [left, setLeft] = useState<readonly string[]>([])
  const card = readCard(values, now(), acceptTestCard)
  const problems: CardProblems = isCard(card) ? {} : card
  return {
    field: (name: keyof CardValues) => ({
      id: name,
      name,
      value: values[name],
      error: left.includes(name) ? problems[name] : undefined,
      readOnly: busy,
      onText: (text: string) => setValues((before) => ({ ...before, [name]: text })),
      onBlur: ({ relatedTarget }: FocusEvent) =>
        relatedTarget instanceof HTMLButtonElement || setLeft((before) => [...before, name]),
    }),
    read(): TypedCard | null {
      setLeft(Object.keys(blank))
      if (isCard(card)) return card
      document.getElementById(Object.keys(card)[0] ?? '')?.focus()
      return null
    },
  }
}

/** The fields of a card. */
export function TypedCardFields({ field }: { readonly field: FieldOf }) {
  return (
    <>
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
    </>
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
