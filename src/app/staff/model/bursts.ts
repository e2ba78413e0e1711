/** A step that the server took, and until when it can be taken back, epoch ms (R50). */
interface TakenStep {
  readonly from: number
  readonly to: number
  readonly until: number
}

/** Steps of one order that follow each other, the oldest first: one press takes back those whose time is not over. */
export interface Burst {
  readonly orderId: number
  readonly steps: readonly TakenStep[]
}

/** The bursts with one more step, newest last. A step that does not follow the one before begins a new burst. */
export function withStep(bursts: readonly Burst[], orderId: number, step: TakenStep): readonly Burst[] {
  const before = bursts.find((burst) => burst.orderId === orderId)?.steps ?? []
  const steps = before.at(-1)?.to === step.from ? [...before, step] : [step]
  return [...withoutOrder(bursts, orderId), { orderId, steps }]
}

export function withoutOrder(bursts: readonly Burst[], orderId: number): readonly Burst[] {
  return bursts.filter((burst) => burst.orderId !== orderId)
}

/** How many steps one press takes back at that instant: steps until 10 s and until 12 s, at 11 s → 1. */
export function undoableSteps({ steps }: Burst, now: Date): number {
  return steps.filter(({ until }) => until > now.getTime()).length
}
