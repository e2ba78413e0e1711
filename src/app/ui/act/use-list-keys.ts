import { useEffect, type RefObject } from 'react'

interface ListKeys {
  /** Closes what is open beside the list; null where nothing is. */
  readonly onClose: (() => void) | null
  /** Leads into what is open beside the list, from its row. */
  readonly onInto?: () => void
  /** Leads to the search where the list has none. */
  readonly onSearch?: () => void
  /** The list does not scroll with the page, so that the arrows begin in it; given the row that a key led to. */
  readonly onStep?: ((row: HTMLElement) => void) | undefined
}

/**
 * A list's keys: up and down, or k and j, walk the rows, / begins a search, Escape closes what is beside it. Enter is
 * the link's own, on the row that is open it leads on, as does the right arrow. A row is an article or li, its link has
 * `data-order`.
 */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  { onClose, onInto, onSearch, onStep }: ListKeys,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const element = list.current
      const from = event.target instanceof HTMLElement ? event.target : null
      if (element === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (from?.closest('dialog, [role=dialog], [role=menu]')) return
      const search = element.querySelector<HTMLInputElement>('input[type=search]')
      const isTyping = from?.matches('input, select, textarea') ?? false
      const step = steps.get(event.key)
      if (event.key === '/' && !isTyping && (search !== null || onSearch !== undefined)) {
        event.preventDefault()
        search?.select()
        search?.focus()
        if (search === null) onSearch?.()
      } else if (step !== undefined && !(isTyping && event.key.length === 1)) {
        const isFree = onStep !== undefined && (from?.tabIndex ?? -1) < 0
        const next = neighbour(element, from, { search, step, begins: isFree || event.key.length === 1 })
        if (next === null) return
        event.preventDefault()
        next.focus()
        if (next !== search) onStep?.(next)
      } else if (onInto !== undefined && intoKeys.has(event.key) && from?.matches('a[data-order][aria-current=true]')) {
        event.preventDefault()
        if (!event.repeat) onInto()
      } else if (event.key === 'Escape' && onClose !== null && !isTyping) {
        onClose()
      }
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list, onClose, onInto, onSearch, onStep])
}

const intoKeys: ReadonlySet<string> = new Set(['Enter', 'ArrowRight'])

const steps: ReadonlyMap<string, 1 | -1> = new Map([
  ['ArrowDown', 1],
  ['j', 1],
  ['ArrowUp', -1],
  ['k', -1],
])

interface Step {
  readonly search: HTMLInputElement | null
  readonly step: 1 | -1
  /** From elsewhere the key begins: at the row that is open, else at the top. */
  readonly begins: boolean
}

/** The row after or before the focus; from the search down to the first, and back. Elsewhere arrows scroll. */
function neighbour(list: HTMLElement, from: HTMLElement | null, { search, step, begins }: Step): HTMLElement | null {
  const links = [...list.querySelectorAll<HTMLElement>('a[data-order]')]
  if (from !== null && from === search) return step === 1 ? (links[0] ?? null) : null
  const here =
    from?.closest('article, li')?.querySelector<HTMLElement>('a[data-order]') ??
    (begins ? links.find((link) => link.ariaCurrent === 'true') : undefined)
  if (!here) return begins ? (links[0] ?? null) : null
  const index = links.indexOf(here)
  return index === 0 && step === -1 ? search : (links[index + step] ?? null)
}
