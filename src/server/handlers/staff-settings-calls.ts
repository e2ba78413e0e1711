import { settingsChanged } from '#contract/settings/change-words.ts'
import type { SiteSettingsValues } from '#contract/settings/site-settings.ts'
import type { SettingChanges } from '#contract/staff/staff-settings.ts'
import { wireFromInstant } from '#contract/wire/wire.ts'
import type { Handlers } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import { changeSettings } from '#server/settings/change-settings.ts'
import { conflictingOrders } from '#server/settings/conflicting-orders.ts'
import { findSettings, findVersions, settingNames, settingsJournal } from '#server/settings/site-settings.ts'
import { findUser } from '#server/users/users.ts'
import type { World } from '#server/world.ts'

export const staffSettingsCalls = {
  /** What managers have set. */
  staffSettings: async (_, world) => await settingsOnWire(world),

  /** Sets several at once, or none. */
  changeStaffSettings: async ({ body, caller }, world) => {
    const { first_name: first, last_name: last } = await findUser(world.db, caller.id)
    try {
      await changeSettings(world.db, body, { by: `${first} ${last}`.trim(), at: world.now() })
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      throw new HttpError(error.status, error.message, { extra: await settingsOnWire(world) })
    }
    return await settingsOnWire(world)
  },

  /** The orders that these changes would leave no place. */
  previewStaffSettings: async ({ body }, { db, now }) => {
    const settings = await findSettings(db)
    return { success: true, commandes: await conflictingOrders(db, changed(settings, body), now(), settings) }
  },
} satisfies Partial<Handlers>

async function settingsOnWire({ db, now }: Pick<World, 'db' | 'now'>) {
  const [{ values, versions }, journal] = await Promise.all([findVersions(db), settingsJournal(db, mostListed)])
  return {
    success: true,
    reglages: { ...values },
    versions,
    journal: journal.map(({ at, by, before, after }) => ({
      le: wireFromInstant(at),
      par: by,
      quoi: settingsChanged(before, after),
    })),
    commandes: await conflictingOrders(db, values, now()),
  }
}

const mostListed = 50

function changed(settings: SiteSettingsValues, changes: SettingChanges): SiteSettingsValues {
  const values = settingNames.map((name) => [name, changes[name]?.valeur ?? settings[name]] as const)
  return Object.fromEntries(values) as unknown as SiteSettingsValues
}
