import { useEffect, useSyncExternalStore } from 'react'
import { useParams } from 'wouter'
import { prefetch } from '#adapters/load-with-retry.ts'
import { useWorld } from '#app/world.ts'
import { Page } from '#ui/page.tsx'
import { DetailPage } from './detail/detail-page.tsx'
import { DetailPanel } from './detail/detail-panel.tsx'
import { HistoryList } from './list/history-list.tsx'
import { useHistorySession } from './use-history-session.ts'

/** /historique and /historique/:orderId: the supplier's orders, and one of them, beside the list where there is room, else alone. */
export default function HistoryPage() {
  const { wideScreen } = useWorld()
  const session = useHistorySession()
  const { orderId } = useParams<{ orderId?: string }>()
  const isWide = useSyncExternalStore(wideScreen.watch, wideScreen.isWide, wideScreen.isWide)
  const id = orderId === undefined ? undefined : numberIn(orderId)
  useEffect(() => {
    prefetch(() => import('./detail/order-detail.tsx'))
  }, [])
  useEffect(() => {
    // A failure that led here is told, not tried again by itself.
    if (id === undefined && session.state.failure === null) void session.load()
  }, [session, id])

  if (id !== undefined && !isWide) return <DetailPage session={session} id={id} />
  return (
    <Page title="Historique des livraisons" width="full" aside={id !== undefined && <DetailPanel session={session} id={id} />}>
      <HistoryList session={session} selected={id ?? null} />
    </Page>
  )
}

/** '1042' → 1042; null for what is no number of an order. */
function numberIn(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
