import type { DetectedWeight } from '#contract/order/order.ts'
import { bandForKg } from '#rules/price/weight-bands.ts'
import type { OrderState } from './order-state.ts'
import type { Reading, SlipState } from './slip-state.ts'

/** The weight of a slip that was read, kg. */
export function weightOf(reading: Reading): number | null {
  return reading.step === 'read' ? reading.kg : null
}

/** What the slip said of the weight: 412 kg → 301-450. */
export function detectedWeight({ reading }: Pick<SlipState, 'reading'>): DetectedWeight | null {
  const kg = weightOf(reading)
  return kg === null ? null : { kg, band: bandForKg(kg) }
}

/** Whether a slip is being judged or read. */
export function isSlipBusy({ coming, reading }: Pick<SlipState, 'coming' | 'reading'>): boolean {
  return coming !== null || isUnderWay(reading)
}

/**
 * Whether the submission waits for the slip (section 5): it is being judged, or may still choose the weight. One that
 * its author has chosen waits for nothing.
 */
export function isHeldBySlip({
  slip,
  values,
  weightFrom,
}: Pick<OrderState, 'slip' | 'values' | 'weightFrom'>): boolean {
  return slip.coming !== null || (isUnderWay(slip.reading) && !(values.poids !== '' && weightFrom === 'user'))
}

export function isUnderWay({ step }: Reading): boolean {
  return step === 'due' || step === 'sending' || step === 'reading'
}
