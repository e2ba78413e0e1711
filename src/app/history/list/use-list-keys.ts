import { useEffect, type RefObject } from 'react'
import { useLocation } from 'wouter'
import { paths } from '#app/paths.ts'

/** The keys of those who live in the list: up and down walk from order to order, / begins a search, Escape closes the order that is open. Enter is the link's own. */
export function useListKeys(list: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const element = list.current
      const from = event.target instanceof HTMLElement ? event.target : null
      if (element === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || from?.closest('dialog, [role=dialog], [role=menu]')) return
      const search = element.querySelector<HTMLInputElement>('input[type=search]')
      const isTyping = from?.matches('input, select, textarea') ?? false
      if (event.key === '/' && !isTyping && search !== null) {
        event.preventDefault()
        search.select()
        search.focus()
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        const next = neighbour(element, from, search, event.key === 'ArrowDown' ? 1 : -1)
        if (next === null) return
        event.preventDefault()
        next.focus()
      } else if (event.key === 'Escape' && isOpen && !isTyping) {
        navigate(paths.history)
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list, isOpen, navigate])
}

/** The order after or before the one where the focus is; from the search down to the first, and back up. Elsewhere the arrows scroll. */
function neighbour(list: HTMLElement, from: HTMLElement | null, search: HTMLInputElement | null, step: 1 | -1): HTMLElement | null {
  const links = [...list.querySelectorAll<HTMLElement>('a[data-order]')]
  if (from !== null && from === search) return step === 1 ? (links[0] ?? null) : null
  const here = from?.closest('article')?.querySelector<HTMLElement>('a[data-order]')
  if (!here) return null
  const index = links.indexOf(here)
  return index === 0 && step === -1 ? search : (links[index + step] ?? null)
}
