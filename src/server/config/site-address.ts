import type { Env } from './env.ts'
import { isLoopback } from '#server/adapters/is-loopback.ts'
import { smsAccount } from './sms-variables.ts'

/** Where a server listens that is opened on its own machine: '0.0.0.0', 3000 → 'http://localhost:3000'. */
export function localAddress(host: string, port: number): string {
  return `http://${['0.0.0.0', '::'].includes(host) ? 'localhost' : host}:${port}`
}

/**
 * Where links of letters and SMS lead: PUBLIC_URL, else the server's own address while all mail stays on this machine,
 * else null. A request's host is not asked: any client may write it.
 */
export function siteAddress(
  env: Pick<Env, 'PUBLIC_URL' | 'SMTP_URL' | 'HOST' | 'PORT'> & Parameters<typeof smsAccount>[0],
): string | null {
  if (env.PUBLIC_URL !== null) return env.PUBLIC_URL
  const staysHere = (env.SMTP_URL === null || isLoopback(env.SMTP_URL)) && smsAccount(env) === null
  return staysHere && env.PORT !== 0 ? localAddress(env.HOST, env.PORT) : null
}
