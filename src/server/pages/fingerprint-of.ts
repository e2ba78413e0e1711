import { createHash } from 'node:crypto'

/** A name for a content, for its ETag: the same bytes, the same name. */
export function fingerprintOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 27)
}
