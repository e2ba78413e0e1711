import { snapshot } from 'valtio'
import { staleFields } from './moment/stale-moment.ts'
import type { OrderForm } from './order-form.ts'
import { readOrder, type Issues } from './order-issues.ts'

/** What is wrong with the form, and what of it is shown: the fields that were left or sent, or whose choice does not stand any more. */
export interface FormCheck {
  readonly issues: Issues
  readonly shown: Issues
}

/** Checks the form at a given instant: once for each state of it, however many ask. */
export function checkForm(state: OrderForm['state'], now: Date): FormCheck {
  const seen = snapshot(state)
  const known = checks.get(seen)
  if (known?.now === now) return known
  const check = { ...checkSnapshot(seen, now), now }
  checks.set(seen, check)
  return check
}

const checks = new WeakMap<object, FormCheck & { readonly now: Date }>()

function checkSnapshot({ values, touched }: Pick<OrderForm['state'], 'values' | 'touched'>, now: Date): FormCheck {
  const read = readOrder(values, now)
  const issues = 'issues' in read ? read.issues : {}
  const stale: readonly string[] = staleFields(values, now)
  return { issues, shown: Object.fromEntries(Object.entries(issues).filter(([name]) => name in touched || stale.includes(name))) }
}
