import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** After a step its row moves or goes: the keyboard stays on that order's next step, else on the row that took its place. */
export function useFocusKept(rows: RefObject<HTMLOListElement | null>, orders: unknown): void {
  const last = useRef<{ readonly id: string; readonly index: number } | null>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-order]') : null
      const list = row?.parentElement
      // The way back of a step leads back to its row.
      if (target instanceof Element && target.closest('.staff-undo') !== null) return
      if (row === null || list !== rows.current) last.current = null
      else last.current = { id: row.dataset['order'] ?? '', index: list === null ? 0 : [...list.children].indexOf(row) }
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [rows])
  useLayoutEffect(() => {
    const [list, had] = [rows.current, last.current]
    if (had === null || document.activeElement !== document.body) return
    const own = list?.querySelector(`[data-order="${had.id}"]`)
    const row = own ?? list?.children[Math.min(had.index, list.children.length - 1)]
    const heading = document.querySelector<HTMLElement>('.staff-day')
    // On another order the keyboard stands beside its step, not on it.
    const target = own?.querySelector<HTMLElement>('[data-next-step]') ?? row?.querySelector<HTMLElement>('a') ?? heading
    if (target === heading) heading?.setAttribute('tabindex', '-1')
    target?.focus({ preventScroll: true })
  }, [rows, orders])
}
