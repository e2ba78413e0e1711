import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import type { HistorySession } from '../history-session.ts'
import { openOrder, type OpenOrder } from './open-order.ts'

/** Follows the order of this number, from the list that is kept and then a newer one; null: the address names none. */
export function useOpenOrder(session: HistorySession, id: number | null): OpenOrder {
  const { orders } = useWorld()
  const { orders: loaded, failure } = useSnapshot(session.state)
  const [asked, setAsked] = useState<number | null>(null)
  const [seen, setSeen] = useState<number | null>(null)
  const open = openOrder({ id, list: loaded ?? orders.kept(), wasAsked: asked === id, hasFailed: failure !== null, wasSeen: seen === id })
  if (open.is === 'shown' && seen !== id) setSeen(id)

  useEffect(() => {
    const isKnown = (session.state.orders ?? orders.kept())?.some((each) => each.id === id)
    let isOver = false
    void (isKnown ? session.load() : session.refresh()).then(() => isOver || setAsked(id))
    return () => {
      isOver = true
    }
  }, [session, orders, id])
  return open
}
