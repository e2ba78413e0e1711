import { useMemo } from 'react'
import { checkForm } from './check-form.ts'
import { missingOf, type Missing } from './missing.ts'
import type { OrderState } from './order-state.ts'
import { useCheck } from './use-sentences.ts'

/** What the form still lacks. */
export function useMissing(): readonly Missing[] {
  const names = useCheck(({ issues }) => Object.keys(issues).join(' '))
  return useMemo(() => missingOf(Object.fromEntries(names.split(' ').map((name) => [name, '']))), [names])
}

/** The same, where nothing is drawn. */
export function missingIn(state: OrderState, now: Date): readonly Missing[] {
  return missingOf(checkForm(state, now).issues)
}
