import { createHmac } from 'node:crypto'
import { derivedKey } from './derived-key.ts'

/** A name for a network or an account that tells nobody which it is: always the same for as long as the server's key is. */
export type Pseudonyms = (text: string) => string

/** 16 letters and digits, keyed: without the key, not even all networks of the world tried one after the other tell which. */
export function createPseudonyms(serverKey: Uint8Array): Pseudonyms {
  const key = derivedKey(serverKey, 'pseudonyms')
  return (text) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 16)
}
