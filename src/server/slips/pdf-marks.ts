/** Whether `%PDF-` stands within the first 1,024 bytes: scanners and mail gateways write before it, and readers look that far. */
export function beginsAsPdf(bytes: Uint8Array): boolean {
  return asBuffer(bytes).subarray(0, 1024).includes('%PDF-')
}

/**
 * Whether the end mark is still there, which a PDF that was cut short has lost: within the last 2 KB, for some programs write
 * after it. White space and NULs at the end, with which some devices fill a block, do not count.
 */
export function isWholePdf(bytes: Uint8Array): boolean {
  let end = bytes.length
  while (end > 0 && (bytes[end - 1] ?? 0) <= space) end -= 1
  return asBuffer(bytes)
    .subarray(Math.max(0, end - 2048), end)
    .includes('%%EOF')
}

/** The last of the characters that only fill; NUL is the first. */
const space = 0x20

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
