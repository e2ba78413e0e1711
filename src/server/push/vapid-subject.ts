import { isIP } from 'node:net'

/**
 * Whom a push service may write to: the first of these that services accept, or null. Apple refuses samples
 * (`'contact@exemple.fr'` → 'mailto:contact@exemple.fr', `'contact@atelier.example'` → null).
 */
export function vapidSubject(candidates: readonly (string | null)[]): string | null {
  return (
    candidates
      .flatMap((text) => (text === null ? [] : [text.includes('@') ? mailSubject(text) : webSubject(text)]))
      .find((subject) => subject !== null) ?? null
  )
}

function mailSubject(address: string): string | null {
  return isPublicName(address.split('@').at(-1) ?? '') ? `mailto:${address}` : null
}

function webSubject(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, hostname, origin } = new URL(address)
  return protocol === 'https:' && isPublicName(hostname) ? origin : null
}

function isPublicName(host: string): boolean {
  return host.includes('.') && isIP(host) === 0 && !host.startsWith('[') && !reserved.test(host)
}

/** Names that nobody has: RFC 2606 and 6761. */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local|internal)\.?$/i
