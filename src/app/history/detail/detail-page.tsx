import { Link } from 'wouter'
import { Page } from '#ui/frame/page.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { useHistoryScope } from '../history-scope.ts'
import type { HistoryStore } from '../history-store.ts'
import { OpenOrderView } from './open-order-view.tsx'
import { useOpenOrder } from './use-open-order.ts'

/** One order, alone on its screen. `id`: null when the address names none. */
export function DetailPage({ store, id }: { readonly store: HistoryStore; readonly id: number | null }) {
  const open = useOpenOrder(store, id)
  return (
    <Page
      title={id === null ? 'Commande' : `Commande n° ${id}`}
      back={
        <Link href={useHistoryScope().list} className={textLinkClass('back')}>
          Historique
        </Link>
      }
    >
      <OpenOrderView open={open} id={id} store={store} />
    </Page>
  )
}
