import type * as v from 'valibot'
import type { BodyOf } from '#contract/endpoint.ts'
import type { profileSchema, updateUser } from '#contract/account/profile.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import { readAddressLabel } from '#rules/text/address-label.ts'
import { typedLine } from '#rules/text/typed-text.ts'

/** What the profile form holds, by the names of the payload (section 3). */
export type ProfileValues = Readonly<Record<(typeof profileNames)[number], string>>

export const profileNames = [
  'prenom',
  'nom',
  'telephone',
  'societe',
  'adresseFacturation',
  'codePostal',
  'ville',
  'siret',
  'tva',
] as const satisfies readonly (keyof Profile)[]
/** What is sent of it: the numbers of the company only where the provider tells them. */
type SavedProfile = v.InferOutput<typeof profileSchema>
type Profile = Extract<BodyOf<typeof updateUser>, { adresseFacturation?: unknown }>

/** A user record's profile; its address may be one line: '3 rue X, 06250 Mougins' → '3 rue X', '06250', 'Mougins'. */
export function profileOf({ nom, prenom, telephone, user_profil: own }: UserRecord): ProfileValues {
  const line = own?.adresseFacturation ?? ''
  const { street, postcode, city } = readAddressLabel(line)
  return {
    prenom: typedLine(own?.prenom || prenom),
    nom: typedLine(own?.nom || nom),
    telephone: own?.telephone || telephone,
    societe: typedLine(own?.RaisonSocial ?? ''),
    adresseFacturation: typedLine(street),
    codePostal: own?.codePostal || postcode || '',
    ville: typedLine(own?.ville || city || ''),
    ...companyNumbersOf(own),
  }
}

/** Whether the provider tells by which numbers the company is registered, and so lets them be mended. */
export function tellsCompanyNumbers({ user_profil: own }: Pick<UserRecord, 'user_profil'>): boolean {
  return typeof own?.['siret'] === 'string' && typeof own['tva'] === 'string'
}

function companyNumbersOf(own: UserRecord['user_profil']) {
  const { siret, tva } = { ...own } as { siret?: unknown; tva?: unknown }
  return { siret: typeof siret === 'string' ? siret : '', tva: typeof tva === 'string' ? tva : '' }
}

/** The record once that profile is saved, for a server that answers none. */
export function withProfile(user: UserRecord, { societe, ...profile }: SavedProfile): UserRecord {
  const { nom, prenom, telephone } = profile
  return { ...user, nom, prenom, telephone, user_profil: { ...user.user_profil, ...profile, RaisonSocial: societe } }
}

/** 'Camille', 'Exemple' → 'CE'; no name → ''. */
export function initialsOf(...names: readonly string[]): string {
  return names
    .map((name) => [...name.trim()].at(0) ?? '')
    .join('')
    .toUpperCase()
}
