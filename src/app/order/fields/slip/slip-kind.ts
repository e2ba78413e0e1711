/** What a file is, by its first kilobyte. 'heic' is what some phones store photos as. */
type SlipKind = 'pdf' | 'png' | 'jpeg' | 'heic'

/** Null when it is none of these. A PDF may begin late, as readers take it (decision 027). */
export function slipKind(head: Uint8Array): SlipKind | null {
  const text = Array.from(head.subarray(0, 1024), (byte) => String.fromCodePoint(byte)).join('')
  if (text.startsWith('\u0089PNG\r\n\u001A\n')) return 'png'
  if (text.startsWith('\u00FF\u00D8\u00FF')) return 'jpeg'
  if (/^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(text)) return 'heic'
  return text.includes('%PDF-') ? 'pdf' : null
}

/** The content type that a file of this kind is sent under. */
export const typeOfKind: Readonly<Record<SlipKind, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  heic: 'image/heic',
}
