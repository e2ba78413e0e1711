import { late } from '#app/order/order-session.ts'

/** What comes late to the form is here, as it is soon after the form stands. */
export async function lateHere(): Promise<void> {
  await late()
}
