import { createHash } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { findSubmission } from './submissions.ts'

/**
 * The name of a submission without one: a digest of what it says, for ten minutes; the same data are then a new
 * submission, named after the one before, so that racing posts agree (decision 063).
 */
export async function nameOfUnnamed(db: Database, supplierId: number, digest: string, now: Date): Promise<string> {
  let name = uuidOf(`${supplierId} ${digest}`)
  for (;;) {
    const order = await findSubmission(db, supplierId, name)
    if (order === null || now.getTime() - order.ordered_at < holdsMs) return name
    name = uuidOf(`${name} ${digest}`)
  }
}

const holdsMs = 10 * 60 * 1000

/** A text as a UUID, the form of every submission's name: version 8, made of a digest (RFC 9562). */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
