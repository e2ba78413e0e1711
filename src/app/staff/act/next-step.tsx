import { useSnapshot } from 'valtio'
import type { StaffOrder } from '#contract/staff-orders.ts'
import { orderStatus, requestedStatus } from '#rules/order-status.ts'
import { Button } from '#ui/button.tsx'
import { StaffIcon, type StaffIconName } from '../parts/staff-icon.tsx'
import { asksForPhoto, stepLabel } from '../model/step-words.ts'
import { useDesk } from '../model/use-desk.ts'
import { PhotoButton } from './photo-button.tsx'

/** The one button of an order: its next legal step; for a request, its price. Nothing while a step of its is on its way. */
export function NextStep({ order, isMostPressing }: { readonly order: StaffOrder; readonly isMostPressing: boolean }) {
  const { desk } = useDesk()
  const { items } = useSnapshot(desk.outbox.state)
  const underWay = items.find(({ entry, phase }) => entry.orderId === order.id && entry.step !== null && phase !== 'refused')
  const variant = isMostPressing ? 'primary' : 'secondary'
  if (underWay !== undefined) {
    return (
      <Button wide variant="secondary" busy busyLabel={underWay.phase === 'sending' || !underWay.wasTried ? 'Envoi…' : 'En attente'}>
        Envoi…
      </Button>
    )
  }
  if (order.status === requestedStatus) {
    return (
      <Button wide variant={variant} onClick={() => desk.ask('price', order)}>
        Donner un prix
      </Button>
    )
  }
  const [step] = order.steps
  if (step === undefined) return null
  const { to, onPurpose } = step
  if (asksForPhoto(to)) {
    return (
      <PhotoButton variant={variant} onPhoto={(photo) => void desk.step(order, to, { photo })}>
        {stepLabel(to)}
      </PhotoButton>
    )
  }
  return (
    <Button wide variant={variant} icon={<StaffIcon name={icons[to] ?? 'box'} />} onClick={() => (onPurpose ? desk.ask('unpaid', order) : void desk.step(order, to))}>
      {stepLabel(to)}
    </Button>
  )
}

const icons: Readonly<Record<number, StaffIconName>> = { [orderStatus.preparing]: 'box', [orderStatus.delivering]: 'truck' }
