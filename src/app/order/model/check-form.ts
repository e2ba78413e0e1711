import { snapshot } from 'valtio'
import { readOrder, type Issues } from './order-schema.ts'
import type { OrderState } from './order-state.ts'
import type { OrderValues } from './order-values.ts'
import { expiredFields } from './expired-slot.ts'

/**
 * What is wrong with the form, and what of it is shown: the fields that were left or sent, or whose choice does not
 * stand any more.
 */
export interface FormCheck {
  readonly issues: Issues
  readonly shown: Issues
}

type Checked = Pick<OrderState, 'values' | 'touched' | 'availability' | 'organisation'>

/** Checks the form at a given instant: once for each state of it, however many ask. */
export function checkForm(state: Checked, now: Date): FormCheck {
  const values = snapshot(state.values)
  const touched = snapshot(state.touched)
  const known = checks.get(values)
  if (known?.now === now && known.touched === touched) return known
  // A field that is only left changes what is shown, not what is wrong.
  const { issues, expired } = known?.now === now ? known : judge(values, now, state)
  const shown = Object.fromEntries(Object.entries(issues).filter(([name]) => name in touched || expired.includes(name)))
  const check = { issues, expired, shown, touched, now }
  checks.set(values, check)
  return check
}

const checks = new WeakMap<object, FormCheck & Judged & { readonly touched: Checked['touched']; readonly now: Date }>()

interface Judged {
  readonly issues: Issues
  readonly expired: readonly string[]
}

function judge(values: OrderValues, now: Date, { availability, organisation }: Checked): Judged {
  const read = readOrder(values, now, availability, organisation)
  return { issues: 'issues' in read ? read.issues : {}, expired: expiredFields(values, now, availability) }
}
