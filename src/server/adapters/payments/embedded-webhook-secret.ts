import { hkdfSync } from 'node:crypto'

/** What the embedded processor signs its events with: derived from the server's own key, so that servers which share sessions read each other's. */
export function embeddedWebhookSecret(serverKey: Uint8Array): string {
  return `whsec_${Buffer.from(hkdfSync('sha256', serverKey, new Uint8Array(), 'embedded webhook', 32)).toString('base64url')}`
}
