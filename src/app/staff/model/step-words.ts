import { orderStatus } from '#rules/order/order-status.ts'
import { statusLabel } from '#rules/order/status-badge.ts'

/** What the button of a step says, by where it leads. */
export function stepLabel(to: number): string {
  return labels.get(to) ?? statusLabel(to)
}

/** Where a step leads, in a word: 2 → 'Livrée'. */
export function stepWord(to: number): string {
  return done.get(to) ?? statusLabel(to)
}

/** What is said once a step was taken: 1042, 2 → '#1042 : livrée'. */
export function stepDone(orderId: number, to: number): string {
  return `n° ${orderId} : ${stepWord(to).toLowerCase()}`
}

/** What is said after undoing steps, by where the order then stands: [4 → 3, 3 → 1] and 4 → '2 étapes annulées'. */
export function stepsUndone(steps: readonly { readonly from: number }[], status: number | null): string {
  const count = steps.length - steps.findIndex(({ from }) => from === status)
  return count > 1 && count <= steps.length ? `${count} étapes annulées` : 'étape annulée'
}

/** Whether the step proves itself by a photo: the delivery. */
export function asksForPhoto(to: number): boolean {
  return to === orderStatus.delivered
}

const labels = new Map<number, string>([
  [orderStatus.preparing, 'Passer en préparation'],
  [orderStatus.delivering, 'Partir en livraison'],
  [orderStatus.delivered, 'Livrer avec photo'],
])

const done = new Map<number, string>([
  [orderStatus.preparing, 'En préparation'],
  [orderStatus.delivering, 'En livraison'],
  [orderStatus.delivered, 'Livrée'],
])
