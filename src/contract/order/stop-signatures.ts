import type { Stop } from './order.ts'
import { placeSignature } from '#contract/places/places.ts'

/** The signatures of a route's two ends as they travel, beside the addresses and points of section 3 (decision 085). */
export const stopSignatures = { signaturePickUp: placeSignature, signatureLivraison: placeSignature }

/** What has none travels without. */
export function signaturesOnWire({ pickup, delivery }: { readonly pickup: Stop; readonly delivery: Stop }) {
  return {
    ...(pickup.signature !== undefined && { signaturePickUp: pickup.signature }),
    ...(delivery.signature !== undefined && { signatureLivraison: delivery.signature }),
  }
}
