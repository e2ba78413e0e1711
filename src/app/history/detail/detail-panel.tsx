import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { useLocation } from 'wouter'
import { paths } from '#app/paths.ts'
import { focusPage } from '#ui/frame/focus-page.ts'
import { IconButton } from '#ui/act/icon-button.tsx'
import { useHistoryScope } from '../history-scope.ts'
import type { HistoryStore } from '../history-store.ts'
import { OpenOrderView } from './open-order-view.tsx'
import { useOpenOrder } from './use-open-order.ts'
import './detail-panel.css'

/** One order beside the list. It takes the focus when opened from the list, and gives it back when closed. */
export function DetailPanel({ store, id }: { readonly store: HistoryStore; readonly id: number | null }) {
  const open = useOpenOrder(store, id)
  const titleId = useId()
  const panel = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const [here, navigate] = useLocation()
  const { list } = useHistoryScope()
  useEffect(() => {
    panel.current?.scrollTo({ top: 0, behavior: 'instant' })
    if (document.activeElement?.closest('main')) title.current?.focus({ preventScroll: true })
  }, [id])

  useLayoutEffect(() => {
    const section = panel.current
    return () => {
      if (id === null || !section?.contains(document.activeElement)) return
      const inList = document.querySelector<HTMLElement>(`main a[data-order="${id}"]`)
      if (inList === null) focusPage()
      else inList.focus({ preventScroll: true })
    }
  }, [id])

  const close = () => navigate(list, { replace: here === paths.history })
  const closeAtEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close()
  }
  return (
    <section ref={panel} className="detail-panel" aria-labelledby={titleId} onKeyDown={closeAtEscape}>
      <div className="detail-panel-head">
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {id === null ? 'Commande' : `Commande n° ${id}`}
        </h2>
        <IconButton label="Fermer la commande" onClick={close} />
      </div>
      <OpenOrderView open={open} id={id} store={store} beside />
    </section>
  )
}
