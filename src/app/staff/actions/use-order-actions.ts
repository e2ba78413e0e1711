import { useSnapshot } from 'valtio'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { isOver, orderStatus, requestedStatus } from '#rules/order/order-status.ts'
import { isStepLeaving, waitingOf } from '../model/after-steps.ts'
import { leftToCredit } from '../model/left-to-credit.ts'
import { asksForPhoto } from '../model/step-words.ts'
import { useTeamRole } from '../model/team-role.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'

/** An order's other actions. While a step waits only the next step is possible, while one is on its way nothing. */
export function useOrderActions(
  order: StaffOrder,
): readonly { readonly label: string; readonly isDanger?: boolean; run(): void }[] {
  const { world, store } = useStaffRoom()
  const { items } = useSnapshot(store.outbox.state)
  const { lacks } = useSnapshot(world.connection.state)
  const role = useTeamRole()
  const { bursts } = useSnapshot(store.state)
  if (isStepLeaving(items, order.id, lacks)) return []
  const noPhoto = order.steps.some(({ to }) => asksForPhoto(to))
    ? [{ label: 'Livrer sans photo…', run: () => store.ask('no photo', order) }]
    : []
  if (waitingOf(items, order.id, lacks).some(({ entry }) => entry.step !== null)) return noPhoto
  const over = isOver(order)
  const isBefore = order.status !== null && beforeItsWay.includes(order.status)
  const money =
    role !== 'manager'
      ? []
      : [
          ...(order.paid === 0 && !order.onAccount && order.status !== orderStatus.cancelled && order.totalTTC !== null
            ? [{ label: 'Payée par virement…', run: () => store.ask('transfer', order) }]
            : []),
          ...(leftToCredit(order) > 0 ? [{ label: 'Rembourser…', run: () => store.ask('credit', order) }] : []),
        ]
  return [
    ...(order.undoableUntil !== null && bursts.some(({ orderId }) => orderId === order.id)
      ? [{ label: 'Annuler l’étape', run: () => void store.undo(order.id) }]
      : []),
    ...noPhoto,
    ...(over ? [] : [{ label: 'Changer la date…', run: () => store.ask('date', order) }]),
    ...(isBefore && order.repeat !== null ? [{ label: 'Corriger…', run: () => store.ask('correct', order) }] : []),
    ...money,
    { label: 'Noter…', run: () => store.ask('note', order) },
    {
      label: order.blocked === '' ? 'Bloquer ce client…' : 'Débloquer ce client…',
      run: () => store.ask('block', order),
    },
    ...(isBefore ? [{ label: 'Annuler la commande…', isDanger: true, run: () => store.ask('cancel', order) }] : []),
  ]
}

/** Until then it can be corrected, and cancelled (R50). */
const beforeItsWay: readonly number[] = [requestedStatus, orderStatus.validating, orderStatus.preparing]
