import { snapshot } from 'valtio'
import { readOrder, type Issues } from './order-issues.ts'
import type { OrderState } from './order-state.ts'
import { staleFields } from './stale-moment.ts'

/** What is wrong with the form, and what of it is shown: the fields that were left or sent, or whose choice does not stand any more. */
export interface FormCheck {
  readonly issues: Issues
  readonly shown: Issues
}

type Checked = Pick<OrderState, 'values' | 'touched'>

/** Checks the form at a given instant: once for each state of it, however many ask. */
export function checkForm(state: Checked, now: Date): FormCheck {
  const seen: Checked = { values: snapshot(state.values), touched: snapshot(state.touched) }
  const known = checks.get(seen.values)
  if (known?.now === now && known.touched === seen.touched) return known
  const check = { ...checkSeen(seen, now), touched: seen.touched, now }
  checks.set(seen.values, check)
  return check
}

const checks = new WeakMap<object, FormCheck & { readonly touched: Checked['touched']; readonly now: Date }>()

function checkSeen({ values, touched }: Checked, now: Date): FormCheck {
  const read = readOrder(values, now)
  const issues = 'issues' in read ? read.issues : {}
  const stale: readonly string[] = staleFields(values, now)
  return { issues, shown: Object.fromEntries(Object.entries(issues).filter(([name]) => name in touched || stale.includes(name))) }
}
