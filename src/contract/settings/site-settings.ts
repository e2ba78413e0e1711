import * as v from 'valibot'
import { holidayRegions } from '#rules/moment/regional-holidays.ts'
import { capacitySchema } from './capacity.ts'
import { closing } from './closing.ts'
import { storesSchema } from './stores.ts'
import { zoneSchema } from './zone.ts'

/** What managers set of the provider, each with its journal. */
export const settingSchemas = {
  closings: v.array(closing),
  holidays: v.array(v.picklist(holidayRegions)),
  zone: zoneSchema,
  capacity: capacitySchema,
  stores: storesSchema,
}

export type SettingName = keyof typeof settingSchemas
export type SiteSettingsValues = { readonly [Name in SettingName]: v.InferOutput<(typeof settingSchemas)[Name]> }

/** Nothing set: a provider that goes everywhere, endlessly, and is closed on the public holidays of France. */
export const unsetSettings: SiteSettingsValues = {
  closings: [],
  holidays: [],
  zone: { pickup: [], delivery: [], mostMinutes: null },
  capacity: [],
  stores: [],
}
