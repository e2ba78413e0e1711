import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Refused, SignedOut } from '#adapters/failures/failures.ts'
import type { Reply } from '#contract/endpoint.ts'
import { staffOrder } from '#contract/staff/staff-order.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { failedRead } from '#state/connection/failed-read.ts'
import { afterSteps } from '../model/after-steps.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'

type StaffOrderDetail = Reply<typeof staffOrder>

interface ShownOrder extends Pick<StaffOrderDetail, 'photos' | 'journal'> {
  readonly order: StaffOrder | null
  /** It was read; else it is what the list says of it, or a copy. */
  readonly isWhole: boolean
  /** When the list or the copy came that this is; null where it is none. */
  readonly copyAt: Date | null
  readonly failure: string | null
}

/** One order, read again when something may have changed. Until it comes, what the list or a copy says of it. */
export function useStaffOrder(id: number): ShownOrder {
  const { world, store } = useStaffRoom()
  const { changes, orders, answered, readAt } = useSnapshot(store.state)
  const [read, setRead] = useState<StaffOrderDetail | null>(null)
  const [kept, setKept] = useState<{ readonly order: StaffOrder; readonly at: Date } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    let isLeft = false
    const fail = async (error: unknown) => {
      if (isLeft || error instanceof SignedOut) return
      const end = failedRead(error, 'La commande n’a pas pu être chargée.')
      const isUnknown = error instanceof Refused && error.status === 404
      const copy = isUnknown ? null : await store.keptOrder(id)
      if (isLeft) return
      setKept(copy)
      setFailure(isUnknown ? 'Commande introuvable.' : end.ok ? null : end.message)
    }
    world.call(staffOrder, { params: { id } }).then((reply) => {
      if (isLeft) return
      store.saw(reply.order)
      setRead(reply)
      setFailure(null)
    }, fail)
    return () => {
      isLeft = true
    }
  }, [world, store, id, changes])
  // A step is answered with the order: its next step is there before it was read again.
  useEffect(() => {
    if (answered?.id === id) setRead((before) => before && { ...before, order: answered as StaffOrder })
  }, [answered, id])
  const { items } = useSnapshot(store.outbox.state)
  const { lacks } = useSnapshot(world.connection.state)
  const listed = orders?.find((order) => order.id === id) as StaffOrder | undefined
  const unlisted = read?.order ?? (listed ? null : kept?.order)
  const order = unlisted ? afterSteps(unlisted, items, lacks) : (listed ?? null)
  const copyAt = read !== null ? null : listed ? readAt : (kept?.at ?? null)
  return { order, photos: read?.photos ?? [], journal: read?.journal ?? [], isWhole: read !== null, copyAt, failure }
}
