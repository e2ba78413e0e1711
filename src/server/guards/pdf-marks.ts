/** Whether `%PDF-` stands within the first 1,024 bytes: scanners and mail gateways write before it, and readers look that far. */
export function beginsAsPdf(bytes: Uint8Array): boolean {
  return asBuffer(bytes).subarray(0, 1024).includes('%PDF-')
}

/**
 * Whether the end mark is still there, which a PDF that was cut short has lost: within the last 2 KB, for some programs write
 * after it, or before any run of white space and NULs, with which some devices fill a block.
 */
export function isWholePdf(bytes: Uint8Array): boolean {
  const file = asBuffer(bytes)
  let end = file.length
  while (end > 0 && (file[end - 1] ?? 0) <= space) end -= 1
  return [file, file.subarray(0, end)].some((part) => part.subarray(-2048).includes('%%EOF'))
}

/** The last of the characters that only fill; NUL is the first. */
const space = 0x20

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
