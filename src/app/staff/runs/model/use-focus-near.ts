import { useEffect, useLayoutEffect, useRef } from 'react'

/** When what had the focus goes with its row, the keyboard stays on the row in its place, else on its list's head. */
export function useFocusNear(changed: unknown): void {
  const last = useRef<{ readonly list: string; readonly index: number } | null>(null)
  useEffect(() => {
    const remember = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest('.dialog') !== null) return
      const row = target.closest('[data-list] > *')
      const list = row?.parentElement
      last.current = list ? { list: list.dataset['list'] ?? '', index: [...list.children].indexOf(row) } : null
    }
    // What is pressed and takes no focus gives it up.
    const forget = () => void (last.current = null)
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget)
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget)
    }
  }, [])
  useLayoutEffect(() => {
    if (last.current === null || document.activeElement !== document.body) return
    const { list, index } = last.current
    const rows = document.querySelector(`[data-list="${list}"]`)?.children
    const row = rows?.[Math.min(index, rows.length - 1)]
    const target = row?.querySelector('button') ?? document.querySelector(`[data-head="${list}"], h1`)
    if (target instanceof HTMLElement) target.focus()
  }, [changed])
}
