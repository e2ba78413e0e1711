import type { SettingName } from '#contract/settings/site-settings.ts'
import type { SettingChanges } from '#contract/staff/staff-settings.ts'
import type { Database } from '#server/db/database.ts'
import { changeSetting, settingNames } from './site-settings.ts'

/** Who changes the settings, and when. */
interface Hand {
  readonly by: string
  readonly at: Date
}

/** Sets all of these anew, or none: 409 when one of them is no more what was seen. */
export async function changeSettings(db: Database, changes: SettingChanges, hand: Hand): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // In one order, so that two hands wait for each other, never both.
    for (const name of settingNames) await changeOne(transaction, name, changes, hand)
  })
}

async function changeOne<Name extends SettingName>(
  transaction: Database,
  name: Name,
  changes: SettingChanges,
  hand: Hand,
): Promise<void> {
  const change = changes[name]
  if (change !== undefined)
    await changeSetting(transaction, name, () => change.valeur as never, { ...hand, seen: change.vue })
}
