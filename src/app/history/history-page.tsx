import { useEffect, useState } from 'react'
import { useWorld } from '#app/world.ts'
import { Page } from '#ui/page.tsx'
import { createHistorySession } from './history-session.ts'
import { HistoryList } from './list/history-list.tsx'

/** /historique: the supplier's orders. */
export default function HistoryPage() {
  const world = useWorld()
  const [session] = useState(() => createHistorySession(world.orders))
  useEffect(() => void session.load(), [session])

  return (
    <Page title="Historique des livraisons">
      <HistoryList session={session} selected={null} />
    </Page>
  )
}
