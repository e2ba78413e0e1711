import { privateScreens } from '#contract/addresses.ts'
import { lastOwnerStays, mostMembers, type createOrganisation } from '#contract/organisation/organisation.ts'
import type { ParsedBody } from '#contract/endpoint.ts'
import type { Database } from '#server/db/database.ts'
import type { Caller, Handlers } from '#server/http/handler.ts'
import { invitationLetter } from '#server/letters/invitation-letter.ts'
import { insertLetter } from '#server/letters/letters.ts'
import { HttpError } from '#server/log/http-error.ts'
import { dropInvitation, findInvitation, insertInvitation, invitationsOf } from '#server/organisations/invitations.ts'
import { isOwner, leaveOrganisation } from '#server/organisations/leave.ts'
import { organisationOnWire } from '#server/organisations/organisation-on-wire.ts'
import {
  findOrganisation,
  holdOrganisation,
  insertOrganisation,
  membersOf,
  setMembership,
  updateOrganisationRow,
} from '#server/organisations/organisations.ts'
import { findUser, holdUser } from '#server/users/users.ts'

export const organisationCalls = {
  readOrganisation: async ({ caller }, world) => await organisationOnWire(caller, world),

  /** Makes one; its orders are those from now on. */
  createOrganisation: async ({ body, caller }, world) => {
    const made = await world.db.transaction().execute(async (transaction) => {
      await checkNone(transaction, caller.id)
      const created = { ...columnsOf(body), created_at: world.now().getTime() }
      const id = await insertOrganisation(transaction, created)
      await setMembership(transaction, caller.id, { organisation_id: id, organisation_role: 'owner' })
      return { id, role: 'owner' } as const
    })
    return await organisationOnWire({ ...caller, organisation: made }, world)
  },

  updateOrganisation: async ({ body, caller }, world) => {
    await world.db
      .transaction()
      .execute(async (transaction) =>
        updateOrganisationRow(transaction, await holdOwned(transaction, caller), columnsOf(body)),
      )
    return await organisationOnWire(caller, world)
  },

  /** Writes the letter with the link; the address is not told whether it has an account. */
  inviteMember: async ({ body: { email, role }, caller }, world) => {
    const { db, letters, now, publicUrl } = world
    if (publicUrl === null)
      throw new HttpError(503, 'Ce site n’a pas d’adresse publique : son lien ne mènerait nulle part.')
    await db.transaction().execute(async (transaction) => {
      const organisationId = await holdOwned(transaction, caller)
      const [members, invited] = [
        await membersOf(transaction, organisationId),
        await invitationsOf(transaction, organisationId, now()),
      ]
      if (members.some((member) => member.email === email)) throw new HttpError(409, 'Cette personne est déjà membre.')
      if (members.length + invited.filter((each) => each.email !== email).length >= mostMembers)
        throw new HttpError(409, `Une entreprise a ${mostMembers} membres au plus, invitations comprises.`)
      const token = await insertInvitation(transaction, { organisationId, email, role }, now())
      const inviter = await findUser(transaction, caller.id)
      const letter = invitationLetter({
        organisationId,
        email,
        role,
        organisation: (await findOrganisation(transaction, organisationId)).name,
        inviter: `${inviter.first_name} ${inviter.last_name}`.trim(),
        link: publicUrl + privateScreens.invitation.replace(':token', token),
      })
      await insertLetter(transaction, letter, now())
    })
    letters.wake()
    return await organisationOnWire(caller, world)
  },

  withdrawInvitation: async ({ params, caller }, world) => {
    await world.db.transaction().execute(async (transaction) => {
      if (!(await dropInvitation(transaction, params.id, await holdOwned(transaction, caller))))
        throw new HttpError(404, 'Invitation introuvable')
    })
    return await organisationOnWire(caller, world)
  },

  readInvitation: async ({ params }, { db, now }) => {
    const invitation = await findInvitation(db, params.token, now())
    if (invitation === null) throw overInvitation()
    const { name } = await findOrganisation(db, invitation.organisation_id)
    return { success: true, data: { entreprise: name, role: invitation.role } }
  },

  /** The link is the key, not the address: colleagues have accounts under another one. */
  acceptInvitation: async ({ params, caller }, world) => {
    const { organisation_id: id, role } = await world.db.transaction().execute(async (transaction) => {
      const invitation = await findInvitation(transaction, params.token, world.now())
      if (invitation === null) throw overInvitation()
      await checkNone(transaction, caller.id)
      if (!(await dropInvitation(transaction, invitation.id, invitation.organisation_id))) throw overInvitation()
      const { organisation_id, role: given } = invitation
      await setMembership(transaction, caller.id, { organisation_id, organisation_role: given })
      return invitation
    })
    return { success: true, data: { entreprise: (await findOrganisation(world.db, id)).name, role } }
  },

  changeMemberRole: async ({ params, body: { role }, caller }, world) => {
    const organisationId = await world.db.transaction().execute(async (transaction) => {
      const id = await holdOwned(transaction, caller)
      const members = await membersOf(transaction, id)
      if (!members.some((member) => member.id === params.id)) throw noSuchMember()
      if (role !== 'owner' && !members.some((member) => isOwner(member) && member.id !== params.id)) throw lastOwner()
      await setMembership(transaction, params.id, { organisation_id: id, organisation_role: role })
      return id
    })
    const own = params.id === caller.id ? { ...caller, organisation: { id: organisationId, role } } : caller
    return await organisationOnWire(own, world)
  },

  removeMember: async ({ params, caller }, world) => {
    const { organisation } = caller
    if (organisation === null) throw noSuchMember()
    const isLeaving = params.id === caller.id
    await world.db.transaction().execute(async (transaction) => {
      if (isLeaving) await holdOrganisation(transaction, organisation.id)
      else await holdOwned(transaction, caller)
      if (!(await membersOf(transaction, organisation.id)).some(({ id }) => id === params.id)) throw noSuchMember()
      if (!(await leaveOrganisation(transaction, { userId: params.id, organisationId: organisation.id })))
        throw lastOwner()
    })
    return await organisationOnWire(isLeaving ? { ...caller, organisation: null } : caller, world)
  },
} satisfies Partial<Handlers>

/**
 * The number of the organisation that a caller owns, held until the end of the transaction: of two who take each other
 * out one comes too late. 403 for its others, 404 without one.
 */
async function holdOwned(transaction: Database, { id, organisation }: Caller): Promise<number> {
  if (organisation === null) throw new HttpError(404, 'Entreprise introuvable : tu n’en as pas.')
  await holdOrganisation(transaction, organisation.id)
  const me = (await membersOf(transaction, organisation.id)).find((member) => member.id === id)
  if (me === undefined || !isOwner(me)) throw new HttpError(403, 'Seul un propriétaire de l’entreprise peut le faire.')
  return organisation.id
}

/** Holds the account until the end of the transaction: of two organisations at once one is refused. */
async function checkNone(transaction: Database, userId: number): Promise<void> {
  await holdUser(transaction, userId)
  if ((await findUser(transaction, userId)).organisation_id !== null)
    throw new HttpError(409, 'Tu es déjà dans une entreprise : quitte-la d’abord, dans ton compte.')
}

function columnsOf(body: ParsedBody<typeof createOrganisation>) {
  return {
    name: body.nom,
    siren: body.siren,
    vat_number: body.tva,
    billing_address: body.adresse,
    postal_code: body.codePostal,
    city: body.ville,
    demands_reference: body.reference_demandee ? 1 : 0,
  }
}

function overInvitation(): HttpError {
  return new HttpError(404, 'Cette invitation a déjà servi, ou son lien a expiré : demande-en une autre.')
}

function noSuchMember(): HttpError {
  return new HttpError(404, 'Membre introuvable')
}

function lastOwner(): HttpError {
  return new HttpError(409, lastOwnerStays)
}
