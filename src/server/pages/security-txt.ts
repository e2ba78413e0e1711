import { company } from '#content/company.ts'

/** Where it stands (RFC 9116). */
export const securityAddress = '/.well-known/security.txt'

/** security.txt: whom to tell of a weakness. Good for half a year from the day it is asked for; it names its own address only where the site's is known. */
export function securityTxt(origin: string | null, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / dayMs + 180) * dayMs)
  const canonical = origin === null ? [] : [`Canonical: ${origin}${securityAddress}`]
  return [
    `Contact: mailto:${company.securityEmail ?? company.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en',
    ...canonical,
    '',
  ].join('\n')
}

const dayMs = 86_400_000
