import type { Env } from './env.ts'
import { isLoopback } from '#server/adapters/is-loopback.ts'
import { smsAccount } from './sms-variables.ts'

/** Where a server listens that is opened on its own machine: '0.0.0.0', 3000 → 'http://localhost:3000'. */
export function localAddress(host: string, port: number): string {
  return `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`
}

/**
 * Where the links of letters and SMS lead: PUBLIC_URL. Without it the server's own address while all that is written stays on this
 * machine; null once anything leaves, for nobody else could open that one. What a request says of its host is not asked: anybody writes it.
 */
export function siteAddress(
  env: Pick<Env, 'PUBLIC_URL' | 'SMTP_URL' | 'HOST' | 'PORT'> & Parameters<typeof smsAccount>[0],
): string | null {
  if (env.PUBLIC_URL !== null) return env.PUBLIC_URL
  const staysHere = (env.SMTP_URL === null || isLoopback(env.SMTP_URL)) && smsAccount(env) === null
  return staysHere && env.PORT !== 0 ? localAddress(env.HOST, env.PORT) : null
}
