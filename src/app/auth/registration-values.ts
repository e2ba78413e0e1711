import * as v from 'valibot'
import type { BillingAddress } from './register.ts'

const texts = ['email', 'prenom', 'nom', 'telephone', 'adresse', 'societe', 'tva', 'siret'] as const

/** What the register form holds (section 3). */
export type RegisterValues = Readonly<Record<(typeof texts)[number] | 'password', string>> & BillingAddress

export const blankRegistration: RegisterValues = {
  email: '',
  password: '',
  prenom: '',
  nom: '',
  telephone: '',
  adresse: '',
  latitude: null,
  longitude: null,
  societe: '',
  tva: '',
  siret: '',
}

/** What one must say: the others are the company's. */
export const askedOfAll = ['email', 'password', 'prenom', 'nom', 'telephone', 'adresse'] as const
export const askedOfCompanies = ['siret', 'societe', 'tva'] as const

/** What may lie on the device of a registration that was begun: never its password. */
export function keepable({ password: _, ...values }: RegisterValues): Omit<RegisterValues, 'password'> | null {
  return texts.some((name) => values[name].trim() !== '') ? values : null
}

/** The values of one that was begun, without a password; null when there is none. */
export function begunValues(kept: unknown): RegisterValues | null {
  return v.is(keptKind, kept) ? { ...kept, password: '' } : null
}

const keptKind = v.object({
  ...v.entriesFromList(texts, v.string()),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
})
