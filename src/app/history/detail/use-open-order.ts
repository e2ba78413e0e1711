import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { PastOrder } from '#contract/order/past-order.ts'
import type { HistoryStore } from '../history-store.ts'
import { openOrder, type OpenOrder } from './open-order.ts'

/** Follows the order of this number: from the kept list, a newer one, or alone beyond it; null: no such number. */
export function useOpenOrder(store: HistoryStore, id: number | null): OpenOrder {
  const { orders } = store
  const { orders: loaded, single, failure, loading } = useSnapshot(store.state)
  const [asked, setAsked] = useState<number | null>(null)
  const [answered, setAnswered] = useState<number | null>(null)
  const [seen, setSeen] = useState<number | null>(null)
  // A list that was asked for meanwhile takes the place of this one: until it came, the screen has the old.
  if (asked === id && !loading && answered !== id) setAnswered(id)
  const list = loaded ?? orders.kept()?.orders ?? null
  const known = single === null ? list : [...(list ?? []), single as PastOrder]
  const open = openOrder({
    id,
    list: known,
    wasAsked: answered === id,
    hasFailed: failure !== null,
    wasSeen: seen === id,
  })
  if (open.is === 'shown' && seen !== id) setSeen(id)

  useEffect(() => {
    const isAmong = (all: readonly PastOrder[] | null | undefined) => all?.some((each) => each.id === id) ?? false
    const look = async () => {
      await (isAmong(store.state.orders ?? orders.kept()?.orders) ? store.load() : store.refresh())
      // What the newest list does not reach is asked for by itself: it may be old, and an old one may have changed.
      const newest = orders.kept()
      if (id !== null && newest !== null && newest.older !== null && !isAmong(newest.orders)) await store.find(id)
    }
    let isOver = false
    void look().then(() => isOver || setAsked(id))
    return () => {
      isOver = true
    }
  }, [store, orders, id])
  return open
}
