import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

/** A key of its own for each use, made of the server's: what is signed for one use passes for nothing else. */
export function derivedKey(serverKey: Uint8Array, use: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', serverKey, new Uint8Array(), use, 32)))
}
