import { randomUUID } from 'node:crypto'
import { company } from '#content/company.ts'
import { missingFacts } from '#content/imprint.ts'
import type { Files } from '#server/adapters/files/files.ts'
import type { Env } from '#server/config/env.ts'
import { filesPlace, openFiles } from '#server/config/open-files.ts'
import { stripeKeys } from '#server/config/stripe-variables.ts'
import type { Database } from '#server/db/database.ts'
import { pendingMigrations, schemaVersion } from '#server/db/migrate.ts'
import { vapidSubject } from '#server/push/vapid-subject.ts'
import { diskRoom, sizeWords } from '#server/storage/disk-room.ts'
import { isMarked } from '#server/storage/files-mark.ts'
import { isKnownKey } from '#server/storage/server-key.ts'
import { findFilesMark, lastBackup, lastWebhook } from '#server/storage/site.ts'
import { readBacklog } from './backlog.ts'
import { strayCharges } from '#server/orders/stray-charges.ts'

/** What was looked at, what was found, and whether somebody has to see to it. */
export interface Finding {
  readonly what: string
  readonly words: string
  readonly isGood: boolean
}

/**
 * What is looked at, each by itself: what fails hides nothing of the rest. Throws for what it finds wrong, else answers
 * what it found.
 */
export interface Examined {
  readonly db: Database
  readonly env: Env
  readonly now: Date
}

type Check = (examined: Examined) => Promise<string>

/** The findings on what is done by itself: for a cron that asks often, without a call to anybody else. */
export async function checkHealth(examined: Examined): Promise<Finding[]> {
  return await look(running, examined)
}

/**
 * The same, and all that a server needs of its machine and of others: it signs in, writes a file and takes it away, and
 * asks the processor.
 */
export async function examine(examined: Examined): Promise<Finding[]> {
  return await look({ ...setUp, ...running }, examined)
}

async function look(checks: Readonly<Record<string, Check>>, examined: Examined): Promise<Finding[]> {
  return await Promise.all(
    Object.entries(checks).map(async ([what, check]) => {
      try {
        return { what, words: await check(examined), isGood: true }
      } catch (error) {
        return { what, words: error instanceof Error ? error.message : String(error), isGood: false }
      }
    }),
  )
}

const running: Readonly<Record<string, Check>> = {
  'E-mails et SMS': async ({ db, now }) => {
    const { mail, sms } = await readBacklog(db, now)
    const oldest = [mail.since, sms.since].filter((since) => since !== null)
    if (oldest.some((since) => now.getTime() - since.getTime() > 15 * minuteMs))
      throw new Error(`${mail.waiting + sms.waiting} attendent, le plus ancien depuis plus de 15 minutes`)
    const lost = mail.stuck + sms.stuck
    if (lost > 0) throw new Error(`${lost} n’ont pas pu partir : à voir dans « État », côté équipe`)
    return `${mail.waiting + sms.waiting} en attente`
  },
  Remboursements: async ({ db, now }) => {
    const { stuck, waiting } = (await readBacklog(db, now)).refunds
    if (stuck > 0) throw new Error(`${stuck} refusés par le service de paiement`)
    return `${waiting} en attente`
  },
  Factures: async ({ db, now }) => {
    const { stuck } = (await readBacklog(db, now)).invoices
    if (stuck > 0) throw new Error(`${stuck} commandes livrées attendent la leur`)
    return 'à jour'
  },
  Débits: async ({ db }) => {
    const charges = await strayCharges(db)
    if (charges.length > 0)
      throw new Error(`débitées sans être payées : ${charges.map(({ orderId }) => `n° ${orderId}`).join(', ')}`)
    return 'chacun a sa commande'
  },
  'Place sur le disque': async ({ env }) => {
    const free = await openFiles(env).free()
    if (!Number.isFinite(free)) return 'celle du stockage S3'
    if (diskRoom(free, env.KEPT_FREE_MB * 1024 ** 2) !== 'enough') throw new Error(`${sizeWords(free)} seulement`)
    return sizeWords(free)
  },
  Sauvegarde: async ({ db, now }) => {
    const at = await lastBackup(db)
    if (at === null) throw new Error('aucune : npm run bo -- backup DOSSIER')
    const hours = Math.round((now.getTime() - at.getTime()) / (60 * minuteMs))
    if (hours > 26) throw new Error(`la dernière a ${hours} heures`)
    return `il y a ${hours} h`
  },
}

const setUp: Readonly<Record<string, Check>> = {
  'Base de données': async ({ db }) => {
    const pending = await pendingMigrations(db)
    if (pending.length > 0)
      throw new Error(`elle attend une mise à jour, que le serveur fait en démarrant : ${pending.join(', ')}`)
    return schemaVersion
  },
  Fichiers: async ({ db, env }) => {
    const files = openFiles(env)
    const mark = await findFilesMark(db)
    if (mark !== null && !(await isMarked(files, mark)))
      throw new Error(`${filesPlace(env)} ne sont pas ceux de cette base`)
    await tryFile(files)
    return `${filesPlace(env)}, écrits, relus et effacés`
  },
  Clé: async ({ db, env }) => {
    if ((await isKnownKey(db, env)) === false) throw new Error('ce n’est pas celle de cette base')
    return 'celle de cette base'
  },
  'Serveur SMTP': async ({ env }) => {
    if (env.SMTP_URL === null) throw new Error('aucun (SMTP_URL) : les e-mails restent dans DATA_DIR/outbox')
    const { checkSmtp } = await import('#server/adapters/mail/smtp-carrier.ts')
    await checkSmtp(env.SMTP_URL)
    return `${new URL(env.SMTP_URL).host} a pris le nom et le mot de passe`
  },
  Paiement: async ({ env, db, now }) => {
    const keys = stripeKeys(env)
    if (keys === null) throw new Error('aucune clé de Stripe : seules les cartes d’essai paient')
    const { createStripePayments } = await import('#server/adapters/payments/stripe-payments.ts')
    // Nothing has that name: what is asked is whether the key may ask.
    await createStripePayments({ keys, apiUrl: env.STRIPE_API_URL }).retrieveIntent('pi_0')
    const seen = await lastWebhook(db)
    if (seen === null)
      throw new Error('la clé est bonne, mais Stripe n’a encore jamais écrit : webhook /api/stripe/webhook ?')
    return `la clé est bonne, Stripe a écrit il y a ${Math.round((now.getTime() - seen.getTime()) / (60 * minuteMs))} h`
  },
  Horloge: async ({ env, now }) => {
    if (env.PLACES_URL === null) return 'pas comparée (PLACES_URL)'
    const { host } = new URL(env.PLACES_URL)
    const reply = await fetch(env.PLACES_URL, { method: 'HEAD', signal: AbortSignal.timeout(5000) }).catch(() => null)
    if (reply === null) return `pas comparée : ${host} ne répond pas`
    const theirs = Date.parse(reply.headers.get('date') ?? '')
    if (Number.isNaN(theirs)) return 'pas comparée : pas de réponse datée'
    const seconds = Math.round((now.getTime() - theirs) / 1000)
    if (Math.abs(seconds) > 30) throw new Error(`elle a ${seconds} s d’écart avec ${host}`)
    return 'juste'
  },
  Notifications: async ({ env }) => {
    const subject = vapidSubject([company.email, env.MAIL_FROM.address, env.PUBLIC_URL])
    if (subject === null) throw new Error('aucune : ces services refusent nos adresses (MAIL_FROM, PUBLIC_URL)')
    return `au nom de ${subject}`
  },
  'Mentions légales': async () => {
    if (missingFacts.length > 0 && company.legal.imprint === null)
      throw new Error(`il manque ${missingFacts.join(', ')}`)
    return 'remplies'
  },
}

const minuteMs = 60_000

/** Writes a file, reads it again and takes it away. */
async function tryFile(files: Files): Promise<void> {
  const [path, bytes] = [`essais/${randomUUID()}.txt`, new TextEncoder().encode('essai\n')]
  await files.save(path, bytes)
  const read = await files.read(path)
  await files.remove(path)
  if (read === null || Buffer.compare(read, bytes) !== 0) throw new Error('ce qui est écrit n’est pas relu')
}
