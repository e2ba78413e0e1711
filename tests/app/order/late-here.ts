import { sleep } from '#adapters/device.ts'
import { createLate } from '#app/order/late.ts'

/** What comes late to the form is here, as it is soon after the form stands. */
export async function lateHere(): Promise<void> {
  await createLate(sleep).run(async () => {})
}
