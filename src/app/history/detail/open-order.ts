import type { PastOrder } from '#contract/order/past-order.ts'

/**
 * The order of an address: 'shown'; 'waiting' for the list; 'unknown' to a fresh list; 'lost' without a list; 'gone'
 * since shown, or no number.
 */
export type OpenOrder =
  { readonly is: 'shown'; readonly order: PastOrder } | { readonly is: 'waiting' | 'unknown' | 'lost' | 'gone' }

/** What it is told by. */
export interface KnownOfOrder {
  /** Null: the address names none. */
  readonly id: number | null
  /** The newest there is, however old; null when there is none. */
  readonly list: readonly PastOrder[] | null
  /** The list was asked for since the address was opened, and came or failed. */
  readonly wasAsked: boolean
  readonly hasFailed: boolean
  /** It was shown since the address was opened. */
  readonly wasSeen: boolean
}

/** An order is shown from whatever list has it; it is unknown only to a list that was asked for (R41). */
export function openOrder({ id, list, wasAsked, hasFailed, wasSeen }: KnownOfOrder): OpenOrder {
  const order = list?.find((each) => each.id === id)
  if (order !== undefined) return { is: 'shown', order }
  if (id === null) return { is: 'gone' }
  if (!wasAsked) return { is: 'waiting' }
  if (hasFailed) return { is: 'lost' }
  if (list === null) return { is: 'waiting' }
  return { is: wasSeen ? 'gone' : 'unknown' }
}
