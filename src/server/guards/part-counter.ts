/**
 * Watches a multipart body pass: tells, chunk by chunk, how often its boundary has stood in it so far, whatever it means there. Each part costs the one thread
 * of everybody more than its bytes: they are counted before they are parsed.
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
