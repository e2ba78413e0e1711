import { useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { orderStatus, requestedStatus } from '#rules/order/order-status.ts'
import { Button } from '#ui/act/button.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { StaffIcon, type StaffIconName } from '../pieces/staff-icon.tsx'
import { isStepLeaving } from '../model/after-steps.ts'
import { napOf } from '../model/naps.ts'
import { asksForPhoto, stepLabel } from '../model/step-words.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'
import { CameraInput } from '#ui/ask/camera-input.tsx'

/**
 * An order's one button: its next legal step, or a request's price. After a step it sleeps a moment, so that a bouncing
 * glove takes no second one; it keeps the focus.
 */
export function NextStep({ order, isMostPressing }: { readonly order: StaffOrder; readonly isMostPressing: boolean }) {
  const { world, store } = useStaffRoom()
  const { items } = useSnapshot(store.outbox.state)
  const { lacks } = useSnapshot(world.connection.state)
  const nap = napOf(useSnapshot(store.naps.state), order.id)
  const camera = useRef<HTMLInputElement>(null)
  const isUnderWay = isStepLeaving(items, order.id, lacks)
  const to = order.status === requestedStatus ? null : order.steps[0]?.to
  if (to === undefined && !isUnderWay) return null
  const press = () => {
    if (store.press(order) === 'camera') camera.current?.click()
  }
  const look = (photos: readonly File[]) => {
    store.taken.take(order.id, photos)
    store.ask('deliver', order)
  }
  return (
    <>
      <Button
        wide
        data-next-step
        variant={isMostPressing && !isUnderWay && !order.steps[0]?.onPurpose ? 'primary' : 'secondary'}
        busy={isUnderWay}
        busyLabel="Envoi…"
        icon={to !== null && to !== undefined && <StaffIcon name={icons[to] ?? 'box'} />}
        {...(nap > 0 && !isUnderWay && { 'aria-disabled': true, 'data-nap': nap % 2 === 0 ? 'even' : 'odd' })}
        onClick={press}
      >
        {to === null ? 'Donner un prix' : to !== undefined && stepLabel(to)}
        {nap > 0 && <VisuallyHidden>, dans un instant</VisuallyHidden>}
      </Button>
      {to !== null && to !== undefined && asksForPhoto(to) && <CameraInput camera={camera} onPhotos={look} />}
    </>
  )
}

const icons: Readonly<Record<number, StaffIconName>> = {
  [orderStatus.preparing]: 'box',
  [orderStatus.delivering]: 'truck',
  [orderStatus.delivered]: 'camera',
}
