import type { Company } from '#contract/places/companies.ts'
import type { Asker } from '#server/adapters/geoplateforme/asker.ts'

/** Where companies are looked up by their SIREN. Never throws. */
export interface Companies {
  /** null: there is none that may be shown; 'away': the directory did not answer, or our quota of it is used up. */
  find(siren: string, asker: Asker): Promise<Company | null | 'away'>
}
