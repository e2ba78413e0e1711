import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** After a step its row moves or goes: the keyboard stays on that order's next step, else on the row that took its place. */
export function useFocusKept(rows: RefObject<HTMLOListElement | null>, orders: unknown): void {
  const last = useRef<{ readonly id: string; readonly index: number } | null>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-order]') : null
      const list = row?.parentElement
      if (row === null || list !== rows.current) last.current = null
      else last.current = { id: row.dataset['order'] ?? '', index: list === null ? 0 : [...list.children].indexOf(row) }
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [rows])
  useLayoutEffect(() => {
    const [list, had] = [rows.current, last.current]
    if (had === null || document.activeElement !== document.body) return
    const row = list?.querySelector(`[data-order="${had.id}"]`) ?? list?.children[Math.min(had.index, list.children.length - 1)]
    const heading = document.querySelector<HTMLElement>('.staff-day')
    const target = row?.querySelector<HTMLElement>('.staff-next button, a') ?? heading
    if (target === heading) heading?.setAttribute('tabindex', '-1')
    target?.focus({ preventScroll: true })
  }, [rows, orders])
}
