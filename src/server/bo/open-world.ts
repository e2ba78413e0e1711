import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { firstChecked } from '#server/adapters/files/first-checked.ts'
import { createOutboxFolder } from '#server/adapters/mail/outbox-folder.ts'
import type { Passwords } from '#server/adapters/passwords/passwords.ts'
import { openDataFolder } from '#server/config/data-folder.ts'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import type { Env } from '#server/config/env.ts'
import { HttpError } from '#server/log/http-error.ts'
import { createLog } from '#server/log/log.ts'
import { filesPlace, openFiles } from '#server/config/open-files.ts'
import { siteAddress } from '#server/config/site-address.ts'
import { checkFilesMark } from '#server/storage/files-mark.ts'
import { createSiteSettings } from '#server/settings/site-settings.ts'
import { readEmissions } from '#server/config/emissions.ts'
import { readTariff } from '#server/config/tariff.ts'
import { stripeKeys } from '#server/config/stripe-variables.ts'
import type { World } from '#server/world.ts'
import type { CommandWorld } from './command.ts'
import { userInfo } from 'node:os'

/** The data of the server, whose tables are those of this version; `opened` gets the database before a failure. */
export async function openWorld(env: Env, now: () => Date, opened: (db: Database) => void): Promise<CommandWorld> {
  const log = createLog(env.LOG_LEVEL)
  openDataFolder(env.DATA_DIR)
  const db = await openDatabase(env, log, { before: refuseToMigrate })
  opened(db)
  const files = firstChecked(openFiles(env), (unchecked) =>
    checkFilesMark({ db, files: unchecked, newId: randomUUID }, filesPlace(env)),
  )
  const keptFree = env.KEPT_FREE_MB * 1024 ** 2
  const outbox = createOutboxFolder(join(env.DATA_DIR, 'outbox'))
  const outside = { files, keptFree, outbox, passwords: lazyPasswords(), letters: { wake() {} } }
  return {
    ...outside,
    db,
    log,
    newId: randomUUID,
    now,
    settings: createSiteSettings(db, now),
    places: lazyPlaces(env, now),
    publicUrl: siteAddress(env),
    tariff: readTariff(env.TARIFF_FILE),
    emissions: readEmissions(env.EMISSIONS_FILE),
    env,
    variables: process.env,
    openPayments: () => openPayments(env, db, now),
    by: whoRuns(process.env),
  }
}

/** A server of the version before may still run: it is the server that brings its database up to date. */
async function refuseToMigrate(pending: readonly string[]): Promise<void> {
  throw new HttpError(
    409,
    `La base de données attend la mise à jour de cette version (${pending.join(', ')}). C’est le serveur qui la fait, quand il démarre : arrête d’abord celui d’avant. Rien n’est fait.`,
  )
}

/** Of the embedded processor nothing is posted from here: the server asks it by itself. */
async function openPayments(env: Env, db: Database, now: () => Date): Promise<World['payments']> {
  const keys = stripeKeys(env)
  if (keys !== null) {
    const { createStripePayments } = await import('#server/adapters/payments/stripe-payments.ts')
    return createStripePayments({ keys, apiUrl: env.STRIPE_API_URL })
  }
  const { createEmbeddedProcessor } = await import('#server/adapters/payments/embedded-processor.ts')
  return createEmbeddedProcessor(db, now, { secret: '', poster: { post() {}, postTo() {} } })
}

/** The same: the gazetteer alone is a large file. */
function lazyPlaces(env: Env, now: () => Date): CommandWorld['places'] {
  const places = async () => {
    const [{ createPlaces }, { loadGazetteer }] = await Promise.all([
      import('#server/adapters/places/create-places.ts'),
      import('#server/adapters/places/gazetteer.ts'),
    ])
    const { GAZETTEER, PLACES_URL: baseUrl } = env
    return createPlaces({ baseUrl, gazetteer: loadGazetteer(GAZETTEER), fetch: globalThis.fetch, now })
  }
  return { resolve: async (text, asker) => await (await places()).resolve(text, asker) }
}

/** Loaded by the first command that asks. */
function lazyPasswords(): Passwords {
  const passwords = async () => await (await import('#server/adapters/passwords/passwords.ts')).createArgon2Passwords()
  return {
    hash: async (password) => await (await passwords()).hash(password),
    verify: async (known, password) => await (await passwords()).verify(known, password),
  }
}

/** Who runs a command, as this machine knows him: 'deploy', or 'deploy, par sudo de marie'. */
export function whoRuns({ SUDO_USER: behind }: Readonly<Record<string, string | undefined>>): string {
  return behind ? `${userName()}, par sudo de ${behind}` : userName()
}

/** A container may run a number that has no name. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return `l’utilisateur n° ${process.getuid?.()}`
  }
}
