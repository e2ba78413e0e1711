import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Stop } from '#contract/order.ts'
import { parisDay } from '#rules/paris-time.ts'
import type { FoundPlace } from './adapters/places/places.ts'

/** Signatures of the points that were handed out: a price is reckoned from a point that carries one, wherever it has been since (decision 085). */
export interface PlaceSignatures {
  /** undefined for a place whose point no price may be reckoned from. */
  sign(place: FoundPlace, now: Date): string | undefined
  /** Whether this address was handed out with this point, and still counts. */
  isHandedOut(stop: Stop, now: Date): boolean
}

/** The signing key is derived from the server's own. A point that stands in for another is signed with its day in Paris, and counts that day. */
export function createPlaceSignatures(serverKey: Uint8Array): PlaceSignatures {
  const signingKey = createSecretKey(Buffer.from(hkdfSync('sha256', serverKey, new Uint8Array(), 'place signatures', 32)))
  const sign = ({ label, lat, lng }: Stop, term: string) => {
    const text = JSON.stringify([term, label.trim(), lat.toFixed(6), lng.toFixed(6)])
    return createHmac('sha256', signingKey).update(text).digest().subarray(0, 16)
  }
  return {
    sign(place, now) {
      if (place.holds === 'never') return undefined
      const term = place.holds === 'always' ? always : parisDay(now)
      return `${term}.${sign(place, term).toString('base64url')}`
    },
    isHandedOut(stop, now) {
      const { term, signature } = /^(?<term>always|\d{4}-\d\d-\d\d)\.(?<signature>[\w-]{22})$/.exec(stop.signature ?? '')?.groups ?? {}
      if (term === undefined || signature === undefined) return false
      if (term !== always && term !== parisDay(now)) return false
      return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(stop, term))
    },
  }
}

const always = 'always'
