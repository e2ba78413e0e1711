import { createHash, randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { OrganisationRole } from '#rules/text/organisation-roles.ts'
import type { Database } from '#server/db/database.ts'
import type { InvitationsTable } from './organisations-table.ts'

export type InvitationRow = Selectable<InvitationsTable>

const goodForMs = 7 * 86_400_000

/** Who is invited where, and as what. */
export interface Invited {
  readonly organisationId: number
  readonly email: string
  readonly role: OrganisationRole
}

/** Invites an address, in the place of what it was invited by before; answers the token of its link. */
export async function insertInvitation(db: Database, { organisationId, email, role }: Invited, at: Date) {
  const token = randomBytes(32).toString('base64url')
  await db.deleteFrom('invitations').where('organisation_id', '=', organisationId).where('email', '=', email).execute()
  await db
    .insertInto('invitations')
    .values({
      organisation_id: organisationId,
      email,
      role,
      token_digest: digestOf(token),
      expires_at: at.getTime() + goodForMs,
    })
    .execute()
  return token
}

/** Those of an organisation that are good, the oldest first. */
export async function invitationsOf(db: Database, organisationId: number, at: Date): Promise<InvitationRow[]> {
  return await db
    .selectFrom('invitations')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('expires_at', '>', at.getTime())
    .orderBy('id')
    .execute()
}

/** The one of a link, null when there is none, or none any more. */
export async function findInvitation(db: Database, token: string, at: Date): Promise<InvitationRow | null> {
  return (
    (await db
      .selectFrom('invitations')
      .selectAll()
      .where('token_digest', '=', digestOf(token))
      .where('expires_at', '>', at.getTime())
      .executeTakeFirst()) ?? null
  )
}

/** Takes one out, once: of two at a time one is answered false. */
export async function dropInvitation(db: Database, id: number, organisationId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('invitations')
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function forgetOldInvitations(db: Database, at: Date): Promise<void> {
  await db.deleteFrom('invitations').where('expires_at', '<=', at.getTime()).execute()
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
