import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createDiskFiles } from '#server/adapters/files/disk-files.ts'
import type { Files } from '#server/adapters/files/files.ts'
import { type Passwords, createArgon2Passwords } from '#server/adapters/passwords/passwords.ts'
import { createSignedTokens } from '#server/adapters/tokens/signed-tokens.ts'
import type { Tokens } from '#server/adapters/tokens/tokens.ts'
import type { Database } from '#server/db/database.ts'
import { insertUser } from '#server/users/users.ts'
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
  const token = await tokens.issue({ userId: id, role: 'supplier', sessionVersion: 1 }, 86_400, beginning)
  return {
    db,
    files: createDiskFiles(join(folder, 'files')),
    stripe,
    cashed: new Map(),
    passwords,
    tokens,
    supplier: { id, email, token },
    now: beginning,
    async close() {
      await stripe?.stop()
      await db.destroy()
    },
  }
}
