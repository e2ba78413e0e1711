import { useEffect, useSyncExternalStore, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { prefetch } from '#adapters/lazy/lazy.ts'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import { firmHistory } from '#contract/addresses.ts'
import { Page } from '#ui/frame/page.tsx'
import type { OwnOrganisation } from '#adapters/store/organisation-copy.ts'
import { useOrganisation } from '#state/organisation/use-organisation.ts'
import { useBackOnline } from '#state/connection/use-back-online.ts'
import { DetailPage } from './detail/detail-page.tsx'
import { DetailPanel } from './detail/detail-panel.tsx'
import { useMissingOrder } from './detail/missing-order.ts'
import { HistoryList } from './list/history-list.tsx'
import { MayBuyContext, useHistoryScope, type HistoryScope } from './history-scope.ts'
import { createHistoryStore } from './history-store.ts'
import { keptFilter } from './kept-filter.ts'

/** /historique and /historique/:orderId: the orders, and one of them, beside the list where there is room. */
export default function HistoryPage() {
  const { wideScreen } = useWorld()
  const organisation = useOrganisation()
  const { store, carry } = useHistoryStore(useScopeOf(organisation))
  const { orderId } = useParams<{ orderId?: string }>()
  const isWide = useSyncExternalStore(wideScreen.watch, wideScreen.isWide, wideScreen.isWide)
  const id = orderId === undefined ? undefined : numberIn(orderId)
  const missing = useMissingOrder()
  useEffect(() => {
    prefetch(() => import('./detail/order-detail.tsx'))
  }, [])
  useEffect(() => {
    // A failure that led here is told, not tried again by itself.
    if (id === undefined && store.state.failure === null) void store.load()
  }, [store, id])

  const mayBuy = organisation?.role !== 'accountant'
  if (id !== undefined && !isWide)
    return (
      <MayBuyContext value={mayBuy}>
        <DetailPage store={store} id={id} />
      </MayBuyContext>
    )
  // The place of an order that led here stays until it is closed: the list would jump to its width by itself.
  const beside = id ?? (isWide && missing !== null ? missing : id)
  return (
    <MayBuyContext value={mayBuy}>
      <Page
        title="Historique des livraisons"
        width="full"
        aside={beside !== undefined && <DetailPanel store={store} id={beside} />}
      >
        <HistoryList store={store} selected={id ?? null} onSwitch={organisation && mayBuy ? carry : null} />
      </Page>
    </MayBuyContext>
  )
}

/** '1042' → 1042; null for what is no number of an order. */
function numberIn(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

/** The address says whose orders; an accountant reads the firm's alone, and who has no firm his own. */
function useScopeOf(organisation: OwnOrganisation | null | undefined): HistoryScope['isFirm'] {
  const { isFirm, list } = useHistoryScope()
  const [here, navigate] = useLocation()
  const isWrong = isFirm ? organisation === null : organisation?.role === 'accountant'
  const right = isFirm ? here : here + firmHistory.slice(paths.history.length)
  useEffect(() => {
    if (isWrong) navigate(right, { replace: true })
  }, [isWrong, right, navigate, list])
  return isFirm !== isWrong
}

/** This user's history, asked for when an order changes, the page is seen or the network is back (decision 082). */
function useHistoryStore(isFirm: boolean) {
  const world = useWorld()
  const [stores] = useState(() => {
    const filter = keptFilter(world)
    return { own: createHistoryStore(world.orders, filter), firm: createHistoryStore(world.firmOrders, filter) }
  })
  const store = isFirm ? stores.firm : stores.own
  useBackOnline(() => void store.renew())
  useEffect(() => world.liveOrders.follow(() => void store.renew()), [world, store])
  /** What one list is narrowed to, the other is, too. */
  const carry = (toFirm: boolean) => {
    const { period, group, search } = store.state
    stores[toFirm ? 'firm' : 'own'].narrow({ period, group, search })
  }
  return { store, carry }
}
