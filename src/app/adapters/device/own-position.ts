import type { LatLng } from '#contract/places/places.ts'
import type { Sleep } from './waiting.ts'
import { withTimeout } from './with-timeout.ts'

/** Where the device is, and how far off that may be, metres. */
export interface OwnPosition extends LatLng {
  readonly metresOff: number
}

/** Asks the device where it is; its user may be asked first. Rejects with a PositionFailure. */
export type FindOwnPosition = () => Promise<OwnPosition>

/** Why there is no position: refused by the user or browser; unknown to the device; too late. */
export class PositionFailure extends Error {
  readonly why: 'denied' | 'unknown' | 'late'

  constructor(why: PositionFailure['why']) {
    super(`no position: ${why}`)
    this.why = why
  }
}

/** `geolocation`: the browser's, which answers a page on https alone; null where there is none. */
export function createFindOwnPosition(
  geolocation: Geolocation | undefined,
  isSecure: boolean,
  sleep: Sleep,
): FindOwnPosition | null {
  if (geolocation === undefined || !isSecure) return null
  const ask = () =>
    new Promise<OwnPosition>((resolve, reject) => {
      geolocation.getCurrentPosition(
        ({ coords: { latitude: lat, longitude: lng, accuracy } }) => resolve({ lat, lng, metresOff: accuracy }),
        ({ code }) => reject(new PositionFailure(causes[code] ?? 'unknown')),
        { enableHighAccuracy: true, timeout: searchMs, maximumAge: 60_000 },
      )
    })
  return async () => {
    try {
      return await withTimeout(questionMs, ask(), sleep)
    } catch (error) {
      throw error instanceof PositionFailure ? error : new PositionFailure('late')
    }
  }
}

/** By GeolocationPositionError.code. */
const causes: Readonly<Record<number, PositionFailure['why']>> = { 1: 'denied', 2: 'unknown', 3: 'late' }
const searchMs = 12_000
/** The browser's own question may stay open for good. */
const questionMs = 45_000
