import { MIMEType } from 'node:util'

/** Whether each part of a form has a head of 4 KB at most. Parsing one of 6 MB takes the one thread a second. */
export function hasShortHeads(bytes: Uint8Array<ArrayBuffer>, boundary: string): boolean {
  const mark = Buffer.from(`--${boundary}`)
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // The mark counts wherever it stands, whatever it means there.
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    const head = body.subarray(at + mark.length, at + mark.length + longestHead)
    if (!head.includes(headEnd) && !head.subarray(0, 2).includes(theLast)) return false
  }
  return true
}

const longestHead = 4096
const headEnd = '\r\n\r\n'
/** What follows the mark of the end. */
const theLast = '--'

/** What stands between the parts of a form, by its type; null where it has none that a form may have (RFC 2046). */
export function formBoundary(contentType: string): string | null {
  try {
    const boundary = new MIMEType(contentType).params.get('boundary') ?? ''
    return /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/.test(boundary) ? boundary : null
  } catch {
    return null
  }
}

/**
 * Counts, chunk by chunk, how often its boundary has stood in a multipart body, before it is parsed: a part costs the
 * server's one thread more than its bytes do.
 */
export function partCounter(boundary: string): (chunk: Uint8Array) => number {
  const mark = Buffer.from(`--${boundary}`)
  let count = 0
  // What a boundary may have begun in the chunk before.
  let rest = Buffer.alloc(0)
  return (chunk) => {
    const bytes = Buffer.concat([rest, chunk])
    let from = 0
    for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, from)) {
      count += 1
      from = at + mark.length
    }
    rest = bytes.subarray(Math.max(from, bytes.length - mark.length + 1))
    return count
  }
}
