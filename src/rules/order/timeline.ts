import { orderStatus } from './order-status.ts'

export const timelineSteps = ['validation', 'preparation', 'livraison', 'livre'] as const
export type TimelineStep = (typeof timelineSteps)[number]

const { validating, preparing, delivering, delivered, cancelled } = orderStatus

const activeAt: Record<TimelineStep, readonly number[]> = {
  validation: [validating, preparing, delivering, delivered, cancelled],
  preparation: [preparing, delivering, delivered],
  livraison: [delivering, delivered],
  livre: [delivered],
}

/** Whether a step has been reached (section 4): status 3 → validation and preparation. Codes are not ordered. */
export function stepIsActive(step: TimelineStep, status: number | null): boolean {
  return status !== null && activeAt[step].includes(status)
}
