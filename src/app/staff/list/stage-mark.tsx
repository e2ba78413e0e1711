import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { stepWord } from '../model/step-words.ts'
import { StaffIcon } from '../parts/staff-icon.tsx'

/** How far a folded order is: its goods are being prepared, or on their way; nothing before that. */
export function StageMark({ status }: Pick<StaffOrder, 'status'>) {
  if (status !== orderStatus.preparing && status !== orderStatus.delivering) return null
  return (
    <span className="staff-stage" data-status={status}>
      <StaffIcon name={status === orderStatus.preparing ? 'box' : 'truck'} />
      <VisuallyHidden>{stepWord(status)}, </VisuallyHidden>
    </span>
  )
}
