import { mentionsMoment } from '#rules/flex-comment.ts'
import { chooseType } from '../../model/order-actions.ts'
import type { OrderState } from '../../model/order-state.ts'
import { withoutAccessWords } from './access-words.ts'

/** The comment was left: warns a user who chose Flex and writes of a moment (section 4), once for each text, the access words apart. */
export function checkComment({ values, flexWarning }: OrderState): void {
  const text = withoutAccessWords(values.comment)
  if (values.livraisonType !== 'flex' || text === flexWarning.of || !mentionsMoment(text)) return
  Object.assign(flexWarning, { of: text, open: true })
}

export function closeWarning({ flexWarning }: OrderState): void {
  flexWarning.open = false
}

/** Planifiée is chosen from the warning. */
export function planInstead(state: OrderState, now: Date): void {
  chooseType(state, 'planifiee', now)
  Object.assign(state.flexWarning, { plans: true, open: false })
}

/** Whether Planifiée was chosen from the warning, told once: its time is what comes next. */
export function leadsToPlanning({ flexWarning }: OrderState): boolean {
  const leads = flexWarning.plans
  flexWarning.plans = false
  return leads
}
