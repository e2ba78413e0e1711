import { plainText } from '#rules/moment/french.ts'
import { mentionsMoment } from '#rules/order/flex-comment.ts'
import { accessWords } from './access-words.ts'
import { chooseType } from './order-actions.ts'
import type { OrderState } from './order-state.ts'

/**
 * The comment is left: whether a user who chose Flex and writes of a moment is asked about it (section 4), once for
 * each text, the access words apart.
 */
export function asksAboutMoment({ values, flexWarning, warnedOf }: OrderState): boolean {
  const text = withoutAccessWords(values.comment)
  flexWarning.open = values.livraisonType === 'flex' && text !== warnedOf && mentionsMoment(text)
  return flexWarning.open
}

/** Its order is to be sent: the same question, whose answer sends it too. */
export function asksBeforeSending(state: OrderState): boolean {
  const asks = asksAboutMoment(state)
  state.flexWarning.sends = asks
  return asks
}

/** The user has read it, and stays with Flex. */
export function closeWarning(state: OrderState): void {
  state.warnedOf = withoutAccessWords(state.values.comment)
  state.flexWarning.open = false
  state.flexWarning.sends = false
}

/** Planifiée is chosen from the warning. */
export function planInstead(state: OrderState, now: Date): void {
  closeWarning(state)
  chooseType(state, 'planifiee', now)
  state.flexWarning.plans = true
}

/** Whether Planifiée was chosen from the warning, told once: its time is what comes next. */
export function leadsToPlanning({ flexWarning }: OrderState): boolean {
  const leads = flexWarning.plans
  flexWarning.plans = false
  return leads
}

/** What is written beside the access words, for comparing: 'Demain, appeler 15 min avant' → 'demain'. */
export function withoutAccessWords(comment: string): string {
  return plainText(
    plainText(comment)
      .replaceAll(anyWords, ' ')
      .replaceAll(/\s*,(?:\s*,)*\s*/g, ', '),
  ).replaceAll(/^[, ]+|[, ]+$/g, '')
}

/** Counted ones are the user's own: '10-12 étage'. */
const anyWords = new RegExp(`(?<!\\p{L}|\\d ?)(?:${accessWords.map(plainText).join('|')})(?!\\p{L})`, 'gu')
