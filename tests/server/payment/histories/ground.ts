import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createDiskFiles } from '#server/adapters/files/disk-files.ts'
import type { Files } from '#server/adapters/files/files.ts'
import { type Passwords, createArgon2Passwords } from '#server/adapters/passwords/passwords.ts'
import { createSignedTokens } from '#server/adapters/tokens/signed-tokens.ts'
import type { Tokens } from '#server/adapters/tokens/tokens.ts'
import type { Database } from '#server/db/database.ts'
import { cardsOf, keepCard } from '#server/adapters/payments/embedded-cards.ts'
import { createStripePayments } from '#server/adapters/payments/stripe-payments.ts'
import { createEmbeddedCustomers } from '#server/adapters/payments/embedded-customers.ts'
import { insertOrganisation, setMembership } from '#server/organisations/organisations.ts'
import { insertUser } from '#server/users/users.ts'
import { keptCards, type KeptKind } from './given-card.ts'
import { start as startStripe, type StripeStandIn } from '#tests/stand-ins/stripe.ts'

export const processors = ['embedded', 'stripe'] as const
export type ProcessorName = (typeof processors)[number]

/** What outlives every server process: the database, the files, the processor, the accounts and the time. */
export interface Ground {
  readonly db: Database
  readonly files: Files
  /** null: the cards are taken by the embedded processor. */
  readonly stripe: StripeStandIn | null
  /** The embedded processor's cash book: how often it charged each intent. */
  readonly cashed: Map<string, number>
  readonly passwords: Passwords
  readonly tokens: Tokens
  readonly supplier: { readonly id: number; readonly email: string; readonly token: string }
  /** The supplier's, which has an account. */
  readonly organisationId: number
  /** Whom the processor keeps the supplier's cards for, and the cards. */
  readonly customer: string
  readonly kept: Readonly<Record<KeptKind, string>>
  /** Assign to move the clock. */
  now: Date
  close(): Promise<void>
}

/** Wednesday 18 November 2026, 10:00 in Paris: where each history begins. */
export const beginning = new Date('2026-11-18T09:00:00Z')

/** Lays the ground of many histories on an empty database; `folder` is for the files. */
export async function layGround(db: Database, folder: string, processor: ProcessorName): Promise<Ground> {
  const passwords = await createArgon2Passwords({ memoryCost: 64, timeCost: 1, parallelism: 1 })
  const tokens = await createSignedTokens(new TextEncoder().encode('one key for all processes of a ground'))
  const stripe = processor === 'stripe' ? await startStripe() : null
  const email = `${randomUUID()}@exemple.fr`
  const id = await insertUser(db, {
    email,
    password_hash: '',
    last_name: 'Martin',
    first_name: 'Élise',
    phone: '0612345678',
    company: 'Martin Matériaux',
    vat_number: '',
    siren: '123456789',
    billing_address: '12 rue des Lilas',
    postal_code: '06250',
    city: 'Mougins',
    latitude: null,
    longitude: null,
    role: 'supplier',
    session_version: 1,
    created_at: beginning.getTime(),
    confirmed_at: beginning.getTime(),
  })
  if (id === null) throw new Error('the account was there')
  const organisationId = await firmOf(db, id)
  const token = await tokens.issue({ userId: id, role: 'supplier', sessionVersion: 1 }, 86_400, beginning)
  return {
    db,
    files: createDiskFiles(join(folder, 'files')),
    stripe,
    cashed: new Map(),
    passwords,
    tokens,
    supplier: { id, email, token },
    organisationId,
    ...(await keepCards(db, id, stripe)),
    now: beginning,
    async close() {
      await stripe?.stop()
      await db.destroy()
    },
  }
}

/** An organisation that the supplier owns. */
async function firmOf(db: Database, supplierId: number): Promise<number> {
  const id = await insertOrganisation(db, {
    name: 'Martin Matériaux',
    siren: '123456789',
    vat_number: '',
    billing_address: '12 rue des Lilas',
    postal_code: '06250',
    city: 'Mougins',
    demands_reference: 0,
    created_at: beginning.getTime(),
    account_days: 30,
  })
  await setMembership(db, supplierId, { organisation_id: id, organisation_role: 'owner' })
  return id
}

/** Makes the supplier a customer of the processor, with a card of each kind that can be kept. */
async function keepCards(
  db: Database,
  supplierId: number,
  stripe: StripeStandIn | null,
): Promise<Pick<Ground, 'customer' | 'kept'>> {
  const customers = stripe
    ? createStripePayments({ keys: stripe.keys, apiUrl: stripe.url }).customers
    : createEmbeddedCustomers(db)
  const customer = await customers.create(supplierId)
  for (const last4 of Object.values(keptCards)) {
    if (stripe) stripe.people.keep(customer, { brand: 'visa', last4, exp_month: 10, exp_year: 2030 })
    else await keepCard(db, customer, { last4, expires: '2030-10' }, beginning.getTime())
  }
  const rows = stripe
    ? stripe.people.cardsOf(customer).map(({ id, card }) => ({ id, last4: card.last4 }))
    : await cardsOf(db, customer)
  const idOf = (kind: KeptKind) => rows.find(({ last4 }) => last4 === keptCards[kind])?.id ?? ''
  return { customer, kept: { kept: idOf('kept'), 'kept-secure': idOf('kept-secure') } }
}
