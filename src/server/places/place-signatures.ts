import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Stop } from '#contract/order/order.ts'
import type { FoundPlace } from '#server/adapters/places/places.ts'

/**
 * Signatures of the points that were handed out: a price is reckoned from a point that carries one, wherever it has
 * been since (decision 085).
 */
export interface PlaceSignatures {
  /** undefined for a point of which no price may be reckoned, or only as long as nothing better is known. */
  sign(place: FoundPlace): string | undefined
  /** Whether this address was handed out with this point. */
  isHandedOut(stop: Stop): boolean
}

/** The signing key is derived from the server's own. */
export function createPlaceSignatures(serverKey: Uint8Array): PlaceSignatures {
  const signingKey = createSecretKey(
    Buffer.from(hkdfSync('sha256', serverKey, new Uint8Array(), 'place signatures', 32)),
  )
  const sign = ({ label, lat, lng }: Stop) => {
    const text = JSON.stringify([always, label.trim(), lat.toFixed(6), lng.toFixed(6)])
    return createHmac('sha256', signingKey).update(text).digest().subarray(0, 16)
  }
  return {
    sign: (place) => (place.holds === always ? `${always}.${sign(place).toString('base64url')}` : undefined),
    isHandedOut(stop) {
      const { signature } = /^always\.(?<signature>[\w-]{22})$/.exec(stop.signature ?? '')?.groups ?? {}
      return signature !== undefined && timingSafeEqual(Buffer.from(signature, 'base64url'), sign(stop))
    },
  }
}

/** Its term, which is signed with it. */
const always = 'always'
