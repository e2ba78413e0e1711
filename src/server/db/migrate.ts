import { Migrator, type Migration } from 'kysely/migration'
import type { Log } from '#server/log/log.ts'
import { checkSchema, type BeforeMigration } from './check-schema.ts'
import type { Database, Engine } from './database.ts'
import { migrationFailure } from './migration-failure.ts'
import { firstTables } from './migrations/001-first-tables.ts'
import { lettersAndLimits } from './migrations/002-letters-and-limits.ts'
import { paymentWatch } from './migrations/003-payment-watch.ts'
import { abandonments } from './migrations/004-abandonments.ts'
import { invoices } from './migrations/005-invoices.ts'
import { resetCodes } from './migrations/006-reset-codes.ts'
import { endedTokens } from './migrations/007-ended-tokens.ts'
import { accountLife } from './migrations/008-account-life.ts'
import { orderChanges } from './migrations/010-order-changes.ts'
import { proofPhotos } from './migrations/011-proof-photos.ts'
import { searchWords } from './migrations/011-search-words.ts'
import { cancellations } from './migrations/012-cancellations.ts'
import { tracking } from './migrations/013-tracking.ts'
import { toldToOneSupplier } from './migrations/014-told-to-one-supplier.ts'
import { codesAndLanes } from './migrations/017-codes-and-lanes.ts'
import { storage } from './migrations/019-storage.ts'
import { site } from './migrations/020-site.ts'
import { push } from './migrations/023-push.ts'
import { refusals } from './migrations/024-refusals.ts'
import { messagesOnce } from './migrations/025-messages-once.ts'
import { favourites } from './migrations/026-favourites.ts'
import { lettersWithAnOwner } from './migrations/027-letters-with-an-owner.ts'
import { confirmedAddresses } from './migrations/028-confirmed-addresses.ts'
import { moreIndexes } from './migrations/030-more-indexes.ts'
import { fairShares } from './migrations/031-fair-shares.ts'
import { countedFrom } from './migrations/032-counted-from.ts'
import { roleChanges } from './migrations/033-role-changes.ts'
import { keyDigest } from './migrations/034-key-digest.ts'
import { numbers } from './migrations/035-numbers.ts'
import { health } from './migrations/036-health.ts'
import { teamRolesAndFactors } from './migrations/037-team-roles.ts'
import { siteSettings } from './migrations/038-site-settings.ts'
import { heldPlaces } from './migrations/039-held-places.ts'
import { emissions } from './migrations/040-emissions.ts'
import { salesVersion } from './migrations/041-sales-version.ts'
import { textRefusals } from './migrations/042-text-refusals.ts'
import { organisations } from './migrations/044-organisations.ts'
import { references } from './migrations/045-references.ts'
import { savedCards } from './migrations/046-saved-cards.ts'
import { tradeAccounts } from './migrations/047-trade-accounts.ts'
import { payLinks } from './migrations/from-048/048-pay-links.ts'
import { creditNotes } from './migrations/from-048/049-credit-notes.ts'
import { referencesInSearch } from './migrations/from-048/050-references-in-search.ts'
import { runs } from './migrations/from-048/051-runs.ts'
import { waybills } from './migrations/from-048/052-waybills.ts'
import { recipientActs } from './migrations/from-048/053-recipient-acts.ts'
import { corrections } from './migrations/from-048/054-corrections.ts'
import { payloads } from './migrations/from-048/055-payloads.ts'
import { toldArrivals } from './migrations/from-048/056-told-arrivals.ts'
import { toldMigrations } from './told-migrations.ts'

interface Told {
  /** Hears of each migration. */
  readonly log?: Pick<Log, 'info'>
  readonly before?: BeforeMigration | undefined
}

/**
 * Brings the database to the present shape, logging each step; of two processes one does it. Throws when a migration
 * fails, and nothing has changed then, and for a database of a later version.
 */
export async function migrate(
  db: Database,
  engine: Engine,
  { log = silent, before = async () => {} }: Told = {},
): Promise<void> {
  const migrations = migrationsOf(engine)
  const { length: due } = await checkSchema(db, migrationNames, before)
  if (due > 0) log.info({ due }, 'migrations are due: they run here, or in a process that this one waits for')
  // Two that were written beside each other may have come in the other order; neither knows of the other's tables.
  const getMigrations = async () => toldMigrations(migrations, log)
  const migrator = new Migrator({ db, provider: { getMigrations }, allowUnorderedMigrations: true })
  const { error, results } = await migrator.migrateToLatest()
  if (error !== undefined) throw migrationFailure(error, results)
}

const silent = { info() {} }

function migrationsOf(engine: Engine): Record<string, Migration> {
  return {
    '001-first-tables': firstTables(engine),
    '002-letters-and-limits': lettersAndLimits(engine),
    '003-payment-watch': paymentWatch,
    '004-abandonments': abandonments(engine),
    '005-invoices': invoices,
    '006-reset-codes': resetCodes,
    '007-ended-tokens': endedTokens,
    '008-account-life': accountLife,
    '010-order-changes': orderChanges(engine),
    '011-proof-photos': proofPhotos(engine),
    '011-search-words': searchWords(engine),
    '012-cancellations': cancellations,
    '013-tracking': tracking,
    '014-told-to-one-supplier': toldToOneSupplier,
    '017-codes-and-lanes': codesAndLanes,
    '019-storage': storage,
    '020-site': site,
    '023-push': push(engine),
    '024-refusals': refusals,
    '025-messages-once': messagesOnce,
    '026-favourites': favourites(engine),
    '027-letters-with-an-owner': lettersWithAnOwner,
    '028-confirmed-addresses': confirmedAddresses,
    '030-more-indexes': moreIndexes,
    '031-fair-shares': fairShares,
    '032-counted-from': countedFrom,
    '033-role-changes': roleChanges(engine),
    '034-key-digest': keyDigest,
    '035-numbers': numbers,
    '036-health': health,
    '037-team-roles': teamRolesAndFactors,
    '038-site-settings': siteSettings,
    '039-held-places': heldPlaces,
    '040-emissions': emissions,
    '041-sales-version': salesVersion,
    '042-text-refusals': textRefusals,
    '044-organisations': organisations(engine),
    '045-references': references,
    '046-saved-cards': savedCards,
    '047-trade-accounts': tradeAccounts(engine),
    '048-pay-links': payLinks(engine),
    '049-credit-notes': creditNotes,
    '050-references-in-search': referencesInSearch(engine),
    '051-runs': runs(engine),
    '052-waybills': waybills(),
    '053-recipient-acts': recipientActs,
    '054-corrections': corrections,
    '055-payloads': payloads,
    '056-told-arrivals': toldArrivals,
  }
}

/** All migrations of this version, in their order. */
const migrationNames: readonly string[] = Object.keys(migrationsOf('sqlite'))

/** The shape of the database that this version works on, by its last migration: '038-site-settings'. */
export const schemaVersion = migrationNames.at(-1) ?? ''

/**
 * The migrations of this version that a database waits for; nothing is changed. Throws LaterSchema for one of a later
 * version.
 */
export async function pendingMigrations(db: Database): Promise<readonly string[]> {
  return await checkSchema(db, migrationNames, async () => {})
}
