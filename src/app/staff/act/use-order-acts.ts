import { useSnapshot } from 'valtio'
import type { StaffOrder } from '#contract/staff-orders.ts'
import { orderStatus, requestedStatus } from '#rules/order-status.ts'
import { asksForPhoto } from '../model/step-words.ts'
import { useDesk } from '../model/use-desk.ts'

/** What else can be done to an order, beside its next step; nothing while a step of its waits to be sent. */
export function useOrderActs(order: StaffOrder): readonly { readonly label: string; readonly isDanger?: boolean; run(): void }[] {
  const { desk } = useDesk()
  const { items } = useSnapshot(desk.outbox.state)
  const { undoable } = useSnapshot(desk.state)
  if (items.some(({ entry, phase }) => entry.orderId === order.id && entry.step !== null && phase !== 'refused')) return []
  const isOver = order.status === orderStatus.delivered || order.status === orderStatus.cancelled
  return [
    ...(order.undoableUntil !== null && undoable?.orderId === order.id ? [{ label: 'Annuler l’étape', run: () => void desk.undo(order.id) }] : []),
    ...(order.steps.some(({ to }) => asksForPhoto(to)) ? [{ label: 'Livrer sans photo…', run: () => desk.ask('no photo', order) }] : []),
    ...(isOver ? [] : [{ label: 'Changer la date…', run: () => desk.ask('date', order) }]),
    ...(order.status !== null && cancellable.includes(order.status) ? [{ label: 'Annuler la commande…', isDanger: true, run: () => desk.ask('cancel', order) }] : []),
  ]
}

/** Before anything is on its way (R50). */
const cancellable: readonly number[] = [requestedStatus, orderStatus.validating, orderStatus.preparing]
