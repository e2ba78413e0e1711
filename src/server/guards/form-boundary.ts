import { MIMEType } from 'node:util'

/** What stands between the parts of a form, as its type says; null where it says none that a form may have (RFC 2046). */
export function formBoundary(contentType: string): string | null {
  try {
    const boundary = new MIMEType(contentType).params.get('boundary') ?? ''
    return /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/.test(boundary) ? boundary : null
  } catch {
    return null
  }
}
