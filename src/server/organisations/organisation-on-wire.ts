import type { readOrganisation } from '#contract/organisation/organisation.ts'
import type { WireReply } from '#contract/endpoint.ts'
import { wireFromInstant } from '#contract/wire/wire.ts'
import type { Caller } from '#server/http/handler.ts'
import type { World } from '#server/world.ts'
import { findLastOrder } from '#server/orders/orders.ts'
import { accountOnWire } from './account-on-wire.ts'
import { readAccountPapers } from './account-papers.ts'
import { readStanding } from './account-standing.ts'
import { invitationsOf } from './invitations.ts'
import { findOrganisation, membersOf } from './organisations.ts'

/** The organisation of a caller as it is now, for him: only owners see who is invited. */
export async function organisationOnWire(
  { id: callerId, organisation }: Pick<Caller, 'id' | 'organisation'>,
  { db, now }: Pick<World, 'db' | 'now'>,
): Promise<WireReply<typeof readOrganisation>> {
  if (organisation === null) return { success: true, data: null }
  const row = await findOrganisation(db, organisation.id)
  const { name, siren, vat_number, billing_address, postal_code, city, demands_reference } = row
  const [members, standing, papers, last, invitations] = await Promise.all([
    membersOf(db, organisation.id),
    readStanding(db, row, now()),
    readAccountPapers(db, organisation.id),
    findLastOrder(db, callerId),
    organisation.role === 'owner' ? invitationsOf(db, organisation.id, now()) : [],
  ])
  return {
    success: true,
    data: {
      nom: name,
      siren,
      tva: vat_number,
      adresse: billing_address,
      codePostal: postal_code,
      ville: city,
      reference_demandee: demands_reference === 1,
      role: organisation.role,
      membres: members.map((member) => ({
        id: member.id,
        nom: `${member.first_name} ${member.last_name}`.trim(),
        email: member.email,
        role: member.organisation_role ?? 'member',
        toi: member.id === callerId,
      })),
      invitations: invitations.map(({ id, email, role, expires_at: until }) => ({
        id,
        email,
        role,
        jusqu_au: wireFromInstant(new Date(until)),
      })),
      compte: accountOnWire(standing, papers, last !== null && last.account_at !== null),
    },
  }
}
