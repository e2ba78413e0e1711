import type { Stop } from '#contract/order/order.ts'
import type { Place } from '#contract/places/places.ts'

/** What an order holds of a picked place: its address, its point, and the signature that it came with. */
export function stopOf({ label, lat, lng, signature }: Place): Stop {
  return { label, lat, lng, ...(signature !== undefined && { signature }) }
}
