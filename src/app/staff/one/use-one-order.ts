import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Refused, SignedOut } from '#adapters/api/failures.ts'
import type { Reply } from '#contract/endpoint.ts'
import { staffOrder } from '#contract/staff-order.ts'
import type { StaffOrder } from '#contract/staff-orders.ts'
import { failedEnd } from '#state/call-end.ts'
import { afterSteps } from '../model/after-steps.ts'
import { useDesk } from '../model/use-desk.ts'

type OneOrder = Reply<typeof staffOrder>

/** One order, read again whenever something may have changed. Until it came, or where it does not, what the list says of it: then `isWhole` is false. */
export function useOneOrder(id: number): { readonly order: StaffOrder | null; readonly photos: OneOrder['photos']; readonly journal: OneOrder['journal']; readonly isWhole: boolean; readonly failure: string | null } {
  const { world, desk } = useDesk()
  const { changes, orders } = useSnapshot(desk.state)
  const [read, setRead] = useState<OneOrder | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    let isLeft = false
    world.call(staffOrder, { params: { id } }).then(
      (reply) => {
        if (isLeft) return
        desk.saw(reply.order)
        setRead(reply)
        setFailure(null)
      },
      (error: unknown) => {
        if (isLeft || error instanceof SignedOut) return
        const end = failedEnd(error, 'La commande n’a pas pu être chargée.')
        setFailure(error instanceof Refused && error.status === 404 ? 'Commande introuvable.' : end.ok ? null : end.message)
      },
    )
    return () => {
      isLeft = true
    }
  }, [world, desk, id, changes])
  const { items } = useSnapshot(desk.outbox.state)
  const { lacks } = useSnapshot(world.connection.state)
  const listed = orders?.find((order) => order.id === id) as StaffOrder | undefined
  const order = read === null ? (listed ?? null) : afterSteps(read.order, items, lacks)
  return { order, photos: read?.photos ?? [], journal: read?.journal ?? [], isWhole: read !== null, failure }
}
