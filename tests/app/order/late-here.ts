import { late } from '#app/order/order-store.ts'

/** What comes late to the form is here, as it is soon after the form stands. */
export async function lateHere(): Promise<void> {
  await late()
}
