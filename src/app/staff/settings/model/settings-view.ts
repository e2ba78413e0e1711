import { changesBetween, partsOf, settingOf, settingsOf, type PartChange } from '#contract/settings/setting-parts.ts'
import type { SettingPart, SettingParts } from '#contract/settings/setting-parts.ts'
import type { SettingName } from '#contract/settings/site-settings.ts'
import type { SettingChanges, StaffSettings } from '#contract/staff/staff-settings.ts'

/** What is to be, by its name; null: nothing any more. */
export type PendingParts = Readonly<Record<string, SettingPart | null>>

/** The settings as they stand, as they are to be, and what lies between. */
export interface SettingsView {
  readonly before: SettingParts
  readonly after: SettingParts
  readonly changes: readonly PartChange[]
}

export function settingsView({ values }: StaffSettings, pending: PendingParts): SettingsView {
  const before = partsOf(values)
  const after = new Map(before)
  for (const [name, part] of Object.entries(pending)) {
    if (part === null) after.delete(name)
    else after.set(name, part)
  }
  return { before, after, changes: changesBetween(before, after) }
}

/** What the server is told: each setting that is to be another one, and the version that it was read in. */
export function changesOnWire({ versions }: StaffSettings, { after, changes }: SettingsView): SettingChanges {
  const values = settingsOf(after)
  const names = new Set<SettingName>(changes.map(({ name }) => settingOf(name)))
  return Object.fromEntries(
    [...names].map((name) => [name, { vue: versions[name], valeur: values[name] }]),
  ) as SettingChanges
}

/** The parts of one kind, in the order in which they are set. */
export function partsOfKind<Kind extends SettingPart['of']>(parts: SettingParts, kind: Kind) {
  return [...parts.values()].filter((part): part is Extract<SettingPart, { of: Kind }> => part.of === kind)
}
