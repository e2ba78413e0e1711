import { sleep } from '#adapters/device/device.ts'
import { loadLateParts } from '#app/order/load-late-parts.ts'

/** What comes late to the form is here, as it is soon after the form stands. */
export async function lateHere(): Promise<void> {
  await loadLateParts(sleep).run(async () => {})
}
