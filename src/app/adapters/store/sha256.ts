/** The SHA-256 of a file's bytes, in hex: whether two files are the same. Rejects on plain http, which lacks it. */
export async function sha256(bytes: ArrayBuffer): Promise<string> {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto }
  if (subtle === undefined) throw new DOMException('no digest on a plain http address', 'NotSupportedError')
  const hash = new Uint8Array(await subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
