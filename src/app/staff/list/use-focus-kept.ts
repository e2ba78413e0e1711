import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * After a step its row may move or go: the keyboard stays on that order's next step, else on the row in its place.
 * `list`: holds the rows.
 */
export function useFocusKept(
  list: RefObject<HTMLElement | null>,
  { orders, question }: { readonly orders: unknown; readonly question: unknown },
): void {
  const last = useRef<{ readonly id: string; readonly index: number } | null>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      // The way back of a step leads back to its row, as does what is asked before one.
      if (target instanceof Element && target.closest('.staff-undo, .dialog') !== null) return
      const row = target instanceof Element ? target.closest<HTMLElement>('.staff-row') : null
      const index = rowsIn(list).findIndex((each) => each === row)
      last.current = row === null || index < 0 ? null : { id: row.dataset['order'] ?? '', index }
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [list])
  useLayoutEffect(() => {
    const had = last.current
    if (had === null || document.activeElement !== document.body) return
    const rows = rowsIn(list)
    const own = rows.find(({ dataset }) => dataset['order'] === had.id)
    const row = own ?? rows[Math.min(had.index, rows.length - 1)]
    const heading = document.querySelector<HTMLElement>('.staff-day')
    // On another order the keyboard stands beside its step, not on it.
    const target =
      own?.querySelector<HTMLElement>('[data-next-step]') ??
      row?.querySelector<HTMLElement>('a[data-order], button, a') ??
      heading
    if (target === heading) heading?.setAttribute('tabindex', '-1')
    target?.focus({ preventScroll: true })
  }, [list, orders, question])
}

function rowsIn(list: RefObject<HTMLElement | null>): readonly HTMLElement[] {
  return [...(list.current?.querySelectorAll<HTMLElement>('.staff-row') ?? [])]
}
