import { useEffect, useSyncExternalStore, useState } from 'react'
import { useParams } from 'wouter'
import { prefetch } from '#adapters/lazy/lazy.ts'
import { useWorld } from '#app/world.ts'
import { Page } from '#ui/frame/page.tsx'
import { useBackOnline } from '#state/connection/use-back-online.ts'
import { DetailPage } from './detail/detail-page.tsx'
import { DetailPanel } from './detail/detail-panel.tsx'
import { useMissingOrder } from './detail/missing-order.ts'
import { HistoryList } from './list/history-list.tsx'
import { createHistoryStore, type HistoryStore } from './history-store.ts'
import { keptFilter } from './kept-filter.ts'

/** /historique and /historique/:orderId: the orders, and one of them, beside the list where there is room. */
export default function HistoryPage() {
  const { wideScreen } = useWorld()
  const store = useHistoryStore()
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

  if (id !== undefined && !isWide) return <DetailPage store={store} id={id} />
  // The place of an order that led here stays until it is closed: the list would jump to its width by itself.
  const beside = id ?? (isWide && missing !== null ? missing : id)
  return (
    <Page
      title="Historique des livraisons"
      width="full"
      aside={beside !== undefined && <DetailPanel store={store} id={beside} />}
    >
      <HistoryList store={store} selected={id ?? null} />
    </Page>
  )
}

/** '1042' → 1042; null for what is no number of an order. */
function numberIn(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

/** This user's history, asked for when an order changes, the page is seen or the network is back (decision 082). */
function useHistoryStore(): HistoryStore {
  const world = useWorld()
  const [store] = useState(() => createHistoryStore(world.orders, keptFilter(world)))
  useBackOnline(() => void store.renew())
  useEffect(() => world.liveOrders.follow(() => void store.renew()), [world, store])
  return store
}
