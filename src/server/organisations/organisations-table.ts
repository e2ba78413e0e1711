import type { Generated } from 'kysely'
import type { OrganisationRole } from '#rules/text/organisation-roles.ts'
import type { Cents } from '#rules/price/money.ts'
import type { Instant } from '#server/db/database.ts'

/**
 * Firms of several accounts, as their invoices name them. Members are accounts (`users.organisation_id`); orders that
 * they placed in it stay with it. `demands_reference`: 1 when no order goes without one. `account_ceiling`: what
 * it may owe, null where it pays at once; `account_days`: within how many days of an invoice it pays.
 */
export interface OrganisationsTable {
  id: Generated<number>
  name: string
  siren: string
  vat_number: string
  billing_address: string
  postal_code: string
  city: string
  demands_reference: number
  account_ceiling: Cents | null
  account_days: number | null
  created_at: Instant
}

/** Who is invited, by the digest of the link's token; a row goes once it is taken, withdrawn or over. */
export interface InvitationsTable {
  id: Generated<number>
  organisation_id: number
  email: string
  role: OrganisationRole
  token_digest: string
  expires_at: Instant
}
