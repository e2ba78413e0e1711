import type { TypedCard } from '#adapters/payments/test-card.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { digitsIn } from './card-text.ts'

/** The card as it stands in the form. */
export interface CardValues {
  readonly cardNumber: string
  readonly cardExpiry: string
  readonly cardCvc: string
}

export type CardProblems = Partial<Record<keyof CardValues, string>>

/** Which numbers may be sent: nothing, or the sentence that refuses the number. */
type Acceptance = (number: string) => string | undefined

/** The card typed, or a sentence for each wrong field. A card is good until the end of its month, in Paris. */
export function readCard(values: CardValues, now: Date, accept: Acceptance): TypedCard | CardProblems {
  const number = digitsIn(values.cardNumber)
  const expiry = digitsIn(values.cardExpiry)
  const cvc = digitsIn(values.cardCvc)
  const problems = {
    cardNumber: numberProblem(number, accept),
    cardExpiry: expiryProblem(expiry, now),
    cardCvc: cvcProblem(cvc),
  }
  if (Object.values(problems).some(Boolean)) {
    return Object.fromEntries(Object.entries(problems).filter(([, sentence]) => sentence)) as CardProblems
  }
  return { number, expMonth: Number(expiry.slice(0, 2)), expYear: 2000 + Number(expiry.slice(2)), cvc }
}

/** Whether the form could be read. */
export function isCard(read: TypedCard | CardProblems): read is TypedCard {
  return 'number' in read
}

function numberProblem(number: string, accept: Acceptance): string | undefined {
  if (number === '') return 'Numéro de carte requis'
  return number.length < 12 ? 'Numéro de carte incomplet' : accept(number)
}

function expiryProblem(expiry: string, now: Date): string | undefined {
  if (expiry === '') return "Date d'expiration requise"
  if (!/^(0[1-9]|1[0-2])\d\d$/.test(expiry)) return 'Date invalide (format : MM / AA)'
  const month = `20${expiry.slice(2)}-${expiry.slice(0, 2)}`
  return month < parisDay(now).slice(0, 7) ? 'Cette carte est expirée' : undefined
}

function cvcProblem(cvc: string): string | undefined {
  if (cvc === '') return 'CVC requis'
  return cvc.length < 3 ? 'CVC invalide (3 ou 4 chiffres)' : undefined
}
