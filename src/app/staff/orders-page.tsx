import { useEffect } from 'react'
import { useLocation, useParams, useSearch } from 'wouter'
import { IconButton } from '#ui/act/icon-button.tsx'
import { OrderList } from './list/order-list.tsx'
import { leavesPane } from './list/pane-focus.ts'
import { listIn, listPath } from './model/list-address.ts'
import { useStaffRoom } from './model/use-staff-room.ts'
import { useScreenTitle } from '#state/screen/use-screen-title.ts'
import { StaffOrderDetail } from './detail/staff-order-detail.tsx'

/** /bo and /bo/:orderId: a list and one order, side by side where there is room, else the list until one is chosen. */
export function OrdersPage() {
  const { store } = useStaffRoom()
  const { orderId = '' } = useParams<{ orderId?: string }>()
  const { list, words } = listIn(useSearch())
  const shown = /^\d{1,15}$/.test(orderId) ? Number(orderId) : null
  const [, navigate] = useLocation()
  useScreenTitle(shown === null ? 'Commandes de l’équipe' : `Commande ${shown}`)
  const close = () => {
    leavesPane()
    navigate(listPath(list, { words }))
  }
  useEffect(() => void store.open(list, words), [store, list, words])
  return (
    <main className="staff-page" id="contenu" tabIndex={-1} data-order={shown !== null || undefined}>
      <OrderList list={list} words={words} shown={shown} />
      {shown !== null && (
        <div className="staff-pane">
          <div className="staff-pane-close">
            <IconButton label="Fermer la commande" onClick={close} />
          </div>
          <StaffOrderDetail key={shown} id={shown} list={list} words={words} />
        </div>
      )}
    </main>
  )
}
