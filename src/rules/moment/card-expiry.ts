import { parisDay } from './paris-time.ts'

/** Whether a card is past its last month, in Paris: '2028-11' on 1 December 2028 → true. */
export function hasCardExpired(expires: string, now: Date): boolean {
  return expires < parisDay(now).slice(0, 7)
}

/** Its last month as it stands on the card: '2028-12' → '12/28'. */
export function cardExpiryWords(expires: string): string {
  return `${expires.slice(5)}/${expires.slice(2, 4)}`
}
