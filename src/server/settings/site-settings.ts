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
  const closings = async () => closingsOf(await read(), now())
  return {
    closings,
    availability: async () => availabilityOf(await closings()),
    zone: async () => (await read()).zone,
    capacity: async () => (await read()).capacity,
    stores: async () => (await read()).stores,
  }
}

const longestKnownMs = 900

/** What is closed this year and the next beside the public holidays of France. */
export function closingsOf({ closings, holidays }: SiteSettingsValues, now: Date): readonly Closing[] {
  const year = Number(parisDay(now).slice(0, 4))
  return [...closings, ...regionalClosings(holidays, [`${year}`, `${year + 1}`])]
}

export async function findSettings(db: Database): Promise<SiteSettingsValues> {
  return (await findVersions(db)).values
}

/** The settings, and the version of each, 0 where it was never set. */
export async function findVersions(db: Database) {
  const rows = await newestVersions(db)
  const found = rows.map((row) => [row.name, valueOf(row)] as const)
  const values = { ...unsetSettings, ...(Object.fromEntries(found) as Partial<SiteSettingsValues>) }
  const versions = Object.fromEntries(settingNames.map((name) => [name, 0])) as Record<SettingName, number>
  for (const { name, version } of rows) versions[name] = version
  return { values, versions }
}

function valueOf({ name, value }: Pick<SiteSettingsTable, 'name' | 'value'>) {
  return v.parse(settingSchemas[name], JSON.parse(value))
}

/** The newest changes, each with the settings that are not the same since, before and after it. */
export async function settingsJournal(db: Database, most: number) {
  const ofEach = await Promise.all(
    settingNames.map(async (name) => {
      const rows = await versionsOf(db, name, most + 1)
      return rows.slice(0, most).map((row, index) => ({ row, before: rows[index + 1] }))
    }),
  )
  return ofEach
    .flat()
    .toSorted((one, other) => other.row.at - one.row.at || other.row.version - one.row.version)
    .slice(0, most)
    .map(({ row, before }) => ({
      at: new Date(row.at),
      by: row.by_name,
      before: { ...unsetSettings, ...(before && { [row.name]: valueOf(before) }) } as SiteSettingsValues,
      after: { ...unsetSettings, [row.name]: valueOf(row) } as SiteSettingsValues,
    }))
}

/** A setting as it is now, held until the end of the transaction: one after the other reads it so. */
export async function holdSetting<Name extends SettingName>(
  transaction: Database,
  name: Name,
): Promise<SiteSettingsValues[Name]> {
  const first = transaction.updateTable('site_settings').set({ name }).where('name', '=', name).where('version', '=', 1)
  await first.execute()
  const [newest] = await versionsOf(transaction, name, 1)
  return newest === undefined ? unsetSettings[name] : (valueOf(newest) as SiteSettingsValues[Name])
}

/**
 * Sets one anew, made of what it was; 409 when another hand was quicker, since it was read or since the version that
 * was `seen`. Answers how it was.
 */
export async function changeSetting<Name extends SettingName>(
  db: Database,
  name: Name,
  change: (before: SiteSettingsValues[Name]) => SiteSettingsValues[Name],
  { by, at, seen }: { readonly by: string; readonly at: Date; readonly seen?: number },
): Promise<SiteSettingsValues[Name]> {
  const [newest] = await versionsOf(db, name, 1)
  const version = newest?.version ?? 0
  if (seen !== undefined && seen !== version) throw changedMeanwhile()
  const before = newest === undefined ? unsetSettings[name] : (valueOf(newest) as SiteSettingsValues[Name])
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('site_settings')
    .values({
      name,
      version: version + 1,
      value: JSON.stringify(change(before)),
      by_name: by,
      at: at.getTime(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (Number(numInsertedOrUpdatedRows ?? 0) === 0) throw changedMeanwhile()
  return before
}

export const settingNames = Object.keys(settingSchemas) as readonly SettingName[]

function changedMeanwhile(): HttpError {
  return new HttpError(409, 'Quelqu’un vient de changer ce réglage : regarde-le, puis recommence.')
}

async function newestVersions(db: Database) {
  return (await Promise.all(settingNames.map((name) => versionsOf(db, name, 1)))).flat()
}

/** The newest versions of one, the last first. */
async function versionsOf(db: Database, name: SettingName, most: number) {
  return await db
    .selectFrom('site_settings')
    .selectAll()
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .limit(most)
    .execute()
}
