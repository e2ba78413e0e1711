/** Whether each part of a form has a head of 4 KB at most. To parse one of 6 MB takes the one thread of everybody a second. */
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
