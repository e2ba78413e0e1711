import { randomUUID } from 'node:crypto'
import type { Api } from '#contract/api.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { call } from './call.ts'
import type { Provider } from './provider.ts'

/** A signed-in supplier. */
export interface Supplier {
  readonly id: number
  readonly email: string
  readonly token: string
}

/** What the register form sends. */
export function aRegistration(changes: Partial<BodyOf<Api['register']>> = {}): BodyOf<Api['register']> {
  return {
    email: `${randomUUID()}@exemple.fr`,
    password: 'Parpaing-42',
    prenom: 'Élise',
    nom: 'Martin',
    telephone: '06 12 34 56 78',
    adresse: '12 rue des Lilas, 06250 Mougins, France',
    latitude: 43.6007,
    longitude: 6.9952,
    societe: 'Martin Matériaux',
    tva: 'FR12345678901',
    siret: '123456789',
    ...changes,
  }
}

/** Registers somebody and signs in. */
export async function newSupplier(provider: Provider): Promise<Supplier> {
  const body = aRegistration()
  await call(provider, 'register', { body })
  return await signIn(provider, body)
}

export async function signIn(provider: Provider, { email, password }: Pick<BodyOf<Api['register']>, 'email' | 'password'>): Promise<Supplier> {
  const { token, user } = (await call(provider, 'login', { body: { email, password } })).reply
  return { id: user?.id ?? 0, email: email ?? '', token: token ?? '' }
}
