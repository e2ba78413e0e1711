import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { derivedKey } from './derived-keys.ts'

/** What the database or a page keeps, and only this server may read or make. `about`: what it is for, and whose. */
export interface Seals {
  seal(about: string, text: string): string
  /** What was sealed about the same; null for anything else. */
  open(about: string, sealed: string): string | null
  /** What stands for a text, the same each time, and says nothing of it without the key. */
  digest(about: string, text: string): string
}

/** Seals by AES-256-GCM, digests by HMAC-SHA-256, each by a key of its own that is made of the server's. */
export function createSeals(serverKey: Uint8Array): Seals {
  const [sealKey, digestKey] = [derivedKey(serverKey, 'seals'), derivedKey(serverKey, 'sealed digests')]
  return {
    seal(about, text) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce).setAAD(Buffer.from(about))
      const hidden = Buffer.concat([cipher.update(text), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
    },
    open(about, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < nonceBytes + tagBytes) return null
      const cipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, nonceBytes))
      cipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      try {
        return Buffer.concat([cipher.update(bytes.subarray(nonceBytes + tagBytes)), cipher.final()]).toString()
      } catch {
        return null
      }
    },
    digest: (about, text) => createHmac('sha256', digestKey).update(`${about}\n${text}`).digest('base64url'),
  }
}

const nonceBytes = 12
const tagBytes = 16
