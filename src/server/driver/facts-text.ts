import type { DriverAct } from '#rules/run/driver-acts.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { Facts } from '#server/waybill/event-facts.ts'

/** What was told at an act, as its event keeps it. `photos`: the SHA-256 of each; `trueTime` corrects the phone's clock. */
export function factsText(
  act: DriverAct,
  { goods }: Pick<OrderRow, 'goods'>,
  photos: readonly string[],
  trueTime: (at: Date) => number,
): string {
  const { kind: _kind, ...facts } = act
  return JSON.stringify({
    ...facts,
    photos,
    ...(act.kind === 'pickup' && { goods: act.goods || goods }),
    ...(act.kind === 'attempt' && { calledAt: act.calledAt && trueTime(act.calledAt) }),
  } satisfies Omit<Facts, 'kind' | 'photos'> & { readonly photos: readonly string[] })
}
