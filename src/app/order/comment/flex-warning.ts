import { proxy } from 'valtio'
import { mentionsMoment } from '#rules/flex-comment.ts'
import { withoutAccessWords } from './access-words.ts'
import type { OrderForm } from '../order-form.ts'

/** Warns a user who chose Flex and writes of a moment (section 4): once for each text, the access words apart. */
export function createFlexWarning(form: OrderForm) {
  const state = proxy({ open: false })
  let warnedOf = ''
  let isPlanning = false
  return {
    state,
    /** The comment was left. */
    check() {
      const { comment, livraisonType } = form.state.values
      const text = withoutAccessWords(comment)
      if (livraisonType !== 'flex' || text === warnedOf || !mentionsMoment(text)) return
      warnedOf = text
      state.open = true
    },
    close: () => void (state.open = false),
    choosePlanned() {
      form.chooseType('planifiee')
      isPlanning = true
      state.open = false
    },
    /** Whether Planifiée was chosen from the warning, told once: its time is what comes next. */
    leadsToPlanning() {
      const leads = isPlanning
      isPlanning = false
      return leads
    },
  }
}
