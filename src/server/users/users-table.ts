import type { Generated } from 'kysely'
import type { Role } from '#contract/endpoint.ts'
import type { TeamRole } from '#contract/team-roles.ts'
import type { OrganisationRole } from '#rules/text/organisation-roles.ts'
import type { Instant } from '#server/db/database.ts'

/**
 * Accounts. `team_role`: of one of the team, what he may do; `organisation_role`: in his organisation, if he has one. A new `session_version` ends every session of the account.
 * `customer_id`: whom the processor keeps its cards for (decision 147).
 * `last_seen_at`: to the day, null before the first sign-in; `confirmed_at`: since when it is known that its owner
 * reads its address; `warned_at`: when a letter said that it will be erased; erased: only its number is left, for its
 * orders and invoices (decision 070).
 */
export interface UsersTable {
  id: Generated<number>
  email: string
  password_hash: string
  last_name: string
  first_name: string
  phone: string
  company: string
  vat_number: string
  siren: string
  billing_address: string
  postal_code: string
  city: string
  latitude: number | null
  longitude: number | null
  role: Role
  team_role: TeamRole | null
  organisation_id: number | null
  organisation_role: OrganisationRole | null
  customer_id: string | null
  session_version: number
  created_at: Instant
  last_seen_at: Instant | null
  warned_at: Instant | null
  erased_at: Instant | null
  confirmed_at: Instant | null
  blocked_reason: string | null
}
