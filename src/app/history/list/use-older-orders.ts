import { useState } from 'react'
import { SignedOut } from '#adapters/failures/failures.ts'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import { useWorld } from '#app/world.ts'
import { ordersIn, yearOf } from '#rules/order/order-filter.ts'
import type { HistorySession } from '../history-session.ts'
import { loadFailure, type LoadFailure } from '#state/connection/load-failure.ts'

/** Brings older orders into the list; where they are of no period that is chosen, their newest year is. `cameWords`: how many came last, '' before. */
export function useOlderOrders(session: HistorySession) {
  const { now } = useWorld()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<LoadFailure | null>(null)
  const [cameWords, setCameWords] = useState('')
  const read = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const came = await session.readOlder()
      setCameWords(came.length > 1 ? `${came.length} commandes de plus.` : `${came.length} commande de plus.`)
      const [newest] = came
      if (newest !== undefined && ordersIn(came, session.state.period, now()).length === 0)
        session.narrow({ period: yearOf(newest.orderedAt) })
    } catch (error) {
      reportMistake(error)
      // A 401 is already on its way to /login.
      if (!(error instanceof SignedOut)) setFailure(loadFailure(error))
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, cameWords, read }
}
