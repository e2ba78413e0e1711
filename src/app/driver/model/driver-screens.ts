import { paths } from '#app/paths.ts'
import type { ActKind } from '#rules/run/driver-acts.ts'
import type { StopKind } from '#rules/run/run-moves.ts'

/** What is shown of an order, as its address says it. */
const views = {
  retrait: { stop: 'pickup', act: null },
  livraison: { stop: 'delivery', act: null },
  charger: { stop: 'pickup', act: 'pickup' },
  livrer: { stop: 'delivery', act: 'delivery' },
  'non-livre': { stop: 'delivery', act: 'attempt' },
  voisin: { stop: 'delivery', act: 'neighbour' },
  lettre: { stop: null, act: null },
} as const satisfies Record<string, { readonly stop: StopKind | null; readonly act: ActKind | null }>
type View = keyof typeof views

/** A stop, an act at it, or, without a stop, the waybill. */
export interface DriverScreen {
  readonly orderId: number
  readonly stop: StopKind | null
  readonly act: ActKind | null
}

/** 1042, 'livrer' → '/tournee/1042-livrer'. */
export function screenPath(orderId: number, view: View): string {
  return `${paths.driver}/${orderId}-${view}`
}

export const stopView = { pickup: 'retrait', delivery: 'livraison' } as const satisfies Record<StopKind, View>

/** '1042-livrer' → its screen; null: none. */
export function screenIn(name: string): DriverScreen | null {
  const [, orderId, view] = /^([1-9]\d{0,14})-([a-z-]+)$/.exec(name) ?? []
  return view !== undefined && Object.hasOwn(views, view) ? { orderId: Number(orderId), ...views[view as View] } : null
}
