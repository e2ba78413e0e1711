import type { Env } from './env.ts'
import { filesPlace } from './open-files.ts'
import { siteAddress } from './site-address.ts'
import { smsAccount } from './sms-variables.ts'
import { isLiveKey } from './stripe-variables.ts'

/**
 * What the server says of itself when it starts: by what it is paid, by what it writes, where it keeps things. No
 * secret is in it.
 */
export function startingLines(env: Env, hasPush: boolean): string[] {
  return [
    `Paiement : ${paymentWords(env.STRIPE_SECRET_KEY)}`,
    `E-mails : ${env.SMTP_URL === null ? 'aucun serveur SMTP, ils restent dans DATA_DIR/outbox' : `par ${new URL(env.SMTP_URL).host}`}`,
    `SMS : ${smsAccount(env) === null ? 'aucune passerelle, ils restent dans DATA_DIR/outbox' : 'par OVHcloud'}`,
    `Liens des e-mails et des SMS : ${linkWords(env)}`,
    `Notifications : ${hasPush ? 'par les services des navigateurs' : 'aucune, ces services refusent nos adresses (MAIL_FROM, PUBLIC_URL)'}`,
    `Fichiers : ${filesPlace(env)}`,
    `Base de données : ${env.DATABASE_URL === null ? `embarquée, dans DATA_DIR (${env.DATA_DIR})` : `PostgreSQL, ${databaseWords(env.DATABASE_URL)}`}`,
    `Proxy : ${env.TRUST_PROXY ? 'un des nôtres, il dit qui demande (X-Forwarded-For)' : 'aucun, qui se connecte est qui demande (TRUST_PROXY)'}`,
  ]
}

function linkWords(env: Env): string {
  const site = siteAddress(env)
  if (site === null) return 'AUCUN, le suivi promis n’a pas de lien (PUBLIC_URL)'
  return env.PUBLIC_URL === null ? `vers ${site}, sur cette machine seulement (PUBLIC_URL)` : `vers ${site}`
}

function paymentWords(secretKey: string | null): string {
  if (secretKey === null) return 'DÉMONSTRATION, seules les cartes d’essai paient (STRIPE_SECRET_KEY)'
  return isLiveKey(secretKey) ? 'Stripe' : 'Stripe, clés de test : aucun argent ne circule'
}

/** Where it is, without who asks it. */
function databaseWords(address: string): string {
  if (!URL.canParse(address)) return 'plusieurs adresses'
  const { host, pathname, searchParams } = new URL(address)
  return `${host || searchParams.get('host') || 'localhost'}${pathname}`
}
