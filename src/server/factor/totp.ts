import { Secret, TOTP } from 'otpauth'
import { brand } from '#content/company.ts'

/** Seconds that a code stands for (RFC 6238); one before and one after count as well, for clocks that differ. */
const period = 30
const window = 1

/** A new secret of 20 bytes, as apps take it: 32 letters and digits. */
export function newFactorSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The number of the 30 seconds that a code of that secret is for, near now; null when it is none of theirs. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window })
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta
}

/** What an app reads from the square: whose secret, and of which site. */
export function factorAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString()
}

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: brand,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  })
}
