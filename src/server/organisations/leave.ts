import type { Database } from '#server/db/database.ts'
import { endSessions } from '#server/users/sessions.ts'
import { HttpError } from '#server/log/http-error.ts'
import { readStanding } from './account-standing.ts'
import {
  findOrganisation,
  forgetOrganisation,
  holdOrganisation,
  membersOf,
  setMembership,
  type Member,
} from './organisations.ts'

/**
 * Takes an account out of its organisation: what it ordered there goes on as the first other owner's, its sessions end.
 * The last one of all takes the organisation with him. False when it is the last owner of several: he hands over first.
 */
export async function leaveOrganisation(
  transaction: Database,
  { userId, organisationId }: { readonly userId: number; readonly organisationId: number },
): Promise<boolean> {
  await holdOrganisation(transaction, organisationId)
  const others = (await membersOf(transaction, organisationId)).filter(({ id }) => id !== userId)
  const heir = others.find(isOwner)
  if (others.length > 0 && heir === undefined) return false
  if (others.length === 0) await checkSettled(transaction, organisationId)
  if (heir !== undefined) await handOver(transaction, { from: userId, to: heir.id, organisationId })
  await setMembership(transaction, userId, { organisation_id: null, organisation_role: null })
  await endSessions(transaction, userId)
  if (others.length === 0) await forgetOrganisation(transaction, organisationId)
  return true
}

/** Nobody is left to settle it: 409. What is to be billed or given back counts, too. */
async function checkSettled(transaction: Database, organisationId: number): Promise<void> {
  const organisation = await findOrganisation(transaction, organisationId)
  const { owed, unbilled } = await readStanding(transaction, organisation, new Date(0))
  if (owed !== 0 || unbilled !== 0)
    throw new HttpError(
      409,
      'Le compte de ton entreprise n’est pas soldé : règle-le, ou écris-nous, avant d’en partir.',
    )
}

/** The same of an account that nobody uses: of those who stay, the longest one owns it from now on. */
export async function leaveUnasked(transaction: Database, userId: number, organisationId: number): Promise<void> {
  if (await leaveOrganisation(transaction, { userId, organisationId })) return
  const heir = (await membersOf(transaction, organisationId)).find(({ id }) => id !== userId)
  if (heir === undefined) return
  await setMembership(transaction, heir.id, { organisation_id: organisationId, organisation_role: 'owner' })
  await leaveOrganisation(transaction, { userId, organisationId })
}

export function isOwner({ organisation_role: role }: Pick<Member, 'organisation_role'>): boolean {
  return role === 'owner'
}

interface Handover {
  readonly from: number
  readonly to: number
  readonly organisationId: number
}

/** Orders with their slips and journals; who ordered them stays said. */
async function handOver(transaction: Database, { from, to, organisationId }: Handover): Promise<void> {
  const theirs = transaction
    .selectFrom('orders')
    .where('supplier_id', '=', from)
    .where('organisation_id', '=', organisationId)
  const paths = theirs.select('slip_path').where('slip_path', 'is not', null)
  await transaction
    .updateTable('slips')
    .set({ supplier_id: to })
    .where('path', 'in', paths.$castTo<{ path: string }>())
    .execute()
  const ids = theirs.select('orders.id')
  await transaction.updateTable('order_changes').set({ supplier_id: to }).where('order_id', 'in', ids).execute()
  await transaction
    .updateTable('orders')
    .set({ supplier_id: to })
    .where('supplier_id', '=', from)
    .where('organisation_id', '=', organisationId)
    .execute()
}
