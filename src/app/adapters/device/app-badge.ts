import type { PastOrder } from '#contract/order/past-order.ts'
import { orderStatus } from '#rules/order/order-status.ts'

/** The number on the icon of the installed app: how many orders are on their way. */
interface AppBadge {
  show(orders: readonly Pick<PastOrder, 'status'>[]): void
  clear(): void
}

/** Where the browser has none, nothing happens. */
export function createAppBadge(device: Navigator): AppBadge {
  if (!('setAppBadge' in device)) return { show() {}, clear() {} }
  // Not every window may: one that is not installed is told so.
  const set = (count: number) => void device.setAppBadge(count).catch(() => {})
  return {
    show: (orders) => set(orders.filter(({ status }) => status === orderStatus.delivering).length),
    clear: () => set(0),
  }
}
