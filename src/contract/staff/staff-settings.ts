import * as v from 'valibot'
import { settingSchemas } from '#contract/settings/site-settings.ts'
import { managersOnly } from '#contract/team-roles.ts'
import { call } from '#contract/wire/call.ts'
import { identifier } from '#contract/wire/identifier.ts'
import { anyText } from '#contract/wire/tolerant.ts'
import { wireInstant } from '#contract/wire/wire.ts'

const version = v.pipe(v.number(), v.integer(), v.minValue(0))

const { closings, holidays, zone, capacity, stores } = settingSchemas

/** One setting as it is to be, and the version that it is to take the place of. */
const change = <Value extends v.GenericSchema>(valeur: Value) => v.optional(v.object({ vue: version, valeur }))

const changes = v.pipe(
  v.object({
    closings: change(closings),
    holidays: change(holidays),
    zone: change(zone),
    capacity: change(capacity),
    stores: change(stores),
  }),
  v.check((changed) => Object.values(changed).some((each) => each !== undefined), 'Rien à changer.'),
)
export type SettingChanges = v.InferOutput<typeof changes>

const conflictingOrder = v.pipe(
  v.looseObject({ id: identifier, societe: anyText, moment: anyText, pourquoi: anyText }),
  v.transform(({ id, societe: company, moment, pourquoi: why }) => ({ id, company, moment, why })),
)

/** Paid orders that the settings leave no place: the first hundred in time, of `nombre`. */
const conflicts = v.pipe(
  v.looseObject({ nombre: v.number(), liste: v.array(conflictingOrder) }),
  v.transform(({ nombre: count, liste: orders }) => ({ count, orders })),
)
export type SettingConflicts = v.InferOutput<typeof conflicts>

const journalEntry = v.pipe(
  v.looseObject({ le: wireInstant, par: anyText, quoi: v.array(v.string()) }),
  v.transform(({ le: at, par: by, quoi: words }) => ({ at, by, words })),
)

const standing = v.pipe(
  v.looseObject({
    reglages: v.object(settingSchemas),
    versions: v.object({
      closings: version,
      holidays: version,
      zone: version,
      capacity: version,
      stores: version,
    }),
    journal: v.array(journalEntry),
    commandes: conflicts,
  }),
  v.transform(({ reglages: values, versions, journal, commandes }) => ({
    values,
    versions,
    journal,
    conflicts: commandes,
  })),
)
export type StaffSettings = v.InferOutput<typeof standing>

/**
 * What managers have set, the version of each, the fifty changes before, newest first, in words, and the orders that it
 * leaves no place.
 */
export const staffSettings = call({
  method: 'GET',
  path: '/bo/reglages',
  audience: managersOnly,
  reply: standing,
})

/** Sets several at once, or none: 409 when another hand was quicker, with how it stands, as `staffSettings` answers. */
export const changeStaffSettings = call({
  method: 'POST',
  path: '/bo/reglages',
  audience: managersOnly,
  body: changes,
  reply: standing,
})

/** Which orders would lose their place by these changes. Nothing is set, and nothing moved. */
export const previewStaffSettings = call({
  method: 'POST',
  path: '/bo/reglages/apercu',
  audience: managersOnly,
  body: changes,
  reply: v.pipe(
    v.looseObject({ commandes: conflicts }),
    v.transform(({ commandes }) => commandes),
  ),
})
