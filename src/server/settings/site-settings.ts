import * as v from 'valibot'
import {
  settingSchemas,
  unsetSettings,
  type SettingName,
  type SiteSettingsValues,
} from '#contract/settings/site-settings.ts'
import type { Store } from '#contract/settings/stores.ts'
import type { Availability } from '#rules/moment/availability.ts'
import { availabilityOf, type Closing } from '#rules/moment/closings.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { regionalClosings } from '#rules/moment/regional-holidays.ts'
import type { HalfDayLimit } from '#rules/order/capacity.ts'
import type { Database, Instant } from '#server/db/database.ts'
import { HttpError } from '#server/log/http-error.ts'

/** What managers have set, newest version last: a version is written once and stays, as the journal. JSON. */
export interface SiteSettingsTable {
  name: SettingName
  version: number
  value: string
  by_name: string
  at: Instant
}

/** What managers have set, as it was at most a second ago: another process may have written it. */
export interface SiteSettings {
  /** All that is closed this year and the next beside the public holidays of France. */
  closings(): Promise<readonly Closing[]>
  availability(): Promise<Availability>
  zone(): Promise<SiteSettingsValues['zone']>
  capacity(): Promise<readonly HalfDayLimit[]>
  stores(): Promise<readonly Store[]>
}

export function createSiteSettings(db: Database, now: () => Date): SiteSettings {
  let known: { readonly at: number; readonly settings: Promise<SiteSettingsValues> } | null = null
  const read = async () => {
    const at = now().getTime()
    if (known === null || Math.abs(at - known.at) >= longestKnownMs) {
      const settings = findSettings(db)
      known = { at, settings }
      // A database that did not answer is asked again.
      settings.catch(() => (known = null))
    }
    return await known.settings
  }
  const closings = async () => {
    const settings = await read()
    const year = Number(parisDay(now()).slice(0, 4))
    return [...settings.closings, ...regionalClosings(settings.holidays, [`${year}`, `${year + 1}`])]
  }
  return {
    closings,
    availability: async () => availabilityOf(await closings()),
    zone: async () => (await read()).zone,
    capacity: async () => (await read()).capacity,
    stores: async () => (await read()).stores,
  }
}

const longestKnownMs = 900

export async function findSettings(db: Database): Promise<SiteSettingsValues> {
  const rows = await newestVersions(db)
  const found = rows.map((row) => [row.name, valueOf(row)] as const)
  return { ...unsetSettings, ...(Object.fromEntries(found) as Partial<SiteSettingsValues>) }
}

function valueOf({ name, value }: Pick<SiteSettingsTable, 'name' | 'value'>) {
  return v.parse(settingSchemas[name], JSON.parse(value))
}

/** Every version, the newest first. */
export async function settingsJournal(db: Database) {
  return await db.selectFrom('site_settings').selectAll().orderBy('at', 'desc').orderBy('version', 'desc').execute()
}

/** A setting as it is now, held until the end of the transaction: one after the other reads it so. */
export async function holdSetting<Name extends SettingName>(
  transaction: Database,
  name: Name,
): Promise<SiteSettingsValues[Name]> {
  const first = transaction.updateTable('site_settings').set({ name }).where('name', '=', name).where('version', '=', 1)
  await first.execute()
  const newest = await newestVersion(transaction, name)
  return newest === undefined ? unsetSettings[name] : (valueOf(newest) as SiteSettingsValues[Name])
}

/** Sets one anew, made of what it was; 409 when another hand was quicker. Answers how it was. */
export async function changeSetting<Name extends SettingName>(
  db: Database,
  name: Name,
  change: (before: SiteSettingsValues[Name]) => SiteSettingsValues[Name],
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<SiteSettingsValues[Name]> {
  const seen = await newestVersion(db, name)
  const before = seen === undefined ? unsetSettings[name] : (valueOf(seen) as SiteSettingsValues[Name])
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('site_settings')
    .values({
      name,
      version: (seen?.version ?? 0) + 1,
      value: JSON.stringify(change(before)),
      by_name: by,
      at: at.getTime(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (Number(numInsertedOrUpdatedRows ?? 0) === 0)
    throw new HttpError(409, 'Quelqu’un vient de changer ce réglage : regarde-le, puis recommence.')
  return before
}

async function newestVersions(db: Database) {
  const rows = await Promise.all(names.map((name) => newestVersion(db, name)))
  return rows.filter((row) => row !== undefined)
}

async function newestVersion(db: Database, name: SettingName) {
  return await db
    .selectFrom('site_settings')
    .selectAll()
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

const names = Object.keys(settingSchemas) as readonly SettingName[]
