import { useCallback, useSyncExternalStore } from 'react'
import { subscribe } from 'valtio'
import { checkForm, type FormCheck } from './check-form.ts'
import { useOrder } from './order-context.ts'
import type { FieldName } from './order-values.ts'

/** The sentence to show under a field; none while it was neither left nor sent. */
export function useSentence(name: FieldName): string | undefined {
  return useCheck(({ shown }) => shown[name])
}

/** Every sentence that is shown. */
export function useSentences(): FormCheck['shown'] {
  return useCheck(({ shown }) => shown)
}

/** Whether all these fields are right. */
export function useDone(...names: readonly FieldName[]): boolean {
  return useCheck(({ issues }) => names.every((name) => issues[name] === undefined))
}

/** Something plain that is read off the check of the form. */
export function useCheck<T>(read: (check: FormCheck) => T): T {
  const { state, now } = useOrder()
  const { values, touched } = state
  const follow = useCallback(
    (tell: () => void) => {
      const stops = [subscribe(values, tell), subscribe(touched, tell)]
      return () => stops.forEach((stop) => stop())
    },
    [values, touched],
  )
  const get = () => read(checkForm(state, now))
  return useSyncExternalStore(follow, get, get)
}
