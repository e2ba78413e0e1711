import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto'

/** Keys that open the invoice of one order, for an hour, and nothing else (R37): what {token} is in the address of the history's list. */
export interface InvoiceKeys {
  make(orderId: number, now: Date): string
  /** Whether a key opens that order's invoice at that moment. */
  opens(orderId: number, key: string, now: Date): boolean
}

/** Keys made of when they end and a signature; the signing key is derived from the server's own, so that neither these nor session tokens pass for the other. */
export function createInvoiceKeys(serverKey: Uint8Array): InvoiceKeys {
  const signingKey = createSecretKey(Buffer.from(hkdfSync('sha256', serverKey, new Uint8Array(), 'invoice keys', 32)))
  const sign = (orderId: number, endsAt: string) => createHmac('sha256', signingKey).update(`${orderId}.${endsAt}`).digest()
  return {
    make(orderId, now) {
      const endsAt = Math.floor(now.getTime() / 1000 + lifetimeSeconds).toString(36)
      return `${endsAt}.${sign(orderId, endsAt).toString('base64url')}`
    },
    opens(orderId, key, now) {
      const { endsAt, signature } = /^(?<endsAt>[0-9a-z]{1,9})\.(?<signature>[\w-]{43})$/.exec(key)?.groups ?? {}
      if (endsAt === undefined || signature === undefined) return false
      if (Number.parseInt(endsAt, 36) * 1000 <= now.getTime()) return false
      return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(orderId, endsAt))
    },
  }
}

const lifetimeSeconds = 3600
