import type { Repeatable } from '#contract/order/repeatable.ts'

/** An order of the past: all of it when the provider sends that, its delivery address in any case. */
export interface PastDelivery {
  readonly deliveryAddress: string
  readonly repeat: Repeatable | null
  /** It was only estimated, never ordered. */
  readonly estimated?: true | undefined
}
