import type { RepeatHandover } from '#contract/form-handover.ts'
import type { PastOrder } from '#contract/history.ts'

/** What the order form is handed to make an order again. */
export function repeatHandoverOf({ deliveryAddress, repeat }: PastOrder): RepeatHandover {
  return { repeated: { deliveryAddress, repeat } }
}
