import { createSecretKey, hkdfSync, type KeyObject, createHmac, timingSafeEqual } from 'node:crypto'

/** A key of its own for each use, made of the server's: what is signed for one use passes for nothing else. */
export function derivedKey(serverKey: Uint8Array, use: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', serverKey, new Uint8Array(), use, 32)))
}

/** A name for a network or an account that does not say which: the same for as long as the server's key is. */
export type Pseudonyms = (text: string) => string

/** 16 letters and digits, keyed: without the key, trying all networks of the world does not say which. */
export function createPseudonyms(serverKey: Uint8Array): Pseudonyms {
  const key = derivedKey(serverKey, 'pseudonyms')
  return (text) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 16)
}

/** Keys that open one thing by its number, for an hour (R37): the {token} in an invoice's address. */
export interface FileKeys {
  make(id: number, now: Date): string
  /** Whether a key opens the thing of that number at that moment. */
  opens(id: number, key: string, now: Date): boolean
}

/**
 * Keys made of when they end and a signature; the signing key is derived from the server's own, one for each kind of
 * thing, so that none of these nor a session token passes for another.
 */
export function createFileKeys(serverKey: Uint8Array, kind: 'invoice' | 'photo'): FileKeys {
  const signingKey = derivedKey(serverKey, `${kind} keys`)
  const sign = (id: number, endsAt: string) => createHmac('sha256', signingKey).update(`${id}.${endsAt}`).digest()
  return {
    make(id, now) {
      const endsAt = Math.floor(now.getTime() / 1000 + lifetimeSeconds).toString(36)
      return `${endsAt}.${sign(id, endsAt).toString('base64url')}`
    },
    opens(id, key, now) {
      const { endsAt, signature } = /^(?<endsAt>[0-9a-z]{1,9})\.(?<signature>[\w-]{43})$/.exec(key)?.groups ?? {}
      if (endsAt === undefined || signature === undefined) return false
      if (Number.parseInt(endsAt, 36) * 1000 <= now.getTime()) return false
      return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(id, endsAt))
    },
  }
}

const lifetimeSeconds = 3600
