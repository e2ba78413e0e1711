import * as v from 'valibot'
import { companyNumbers } from '#contract/account/account.ts'
import { call } from '#contract/wire/call.ts'
import { organisationRoles } from '#rules/text/organisation-roles.ts'
import { identifier, identifierParam } from '#contract/wire/identifier.ts'
import { emailText, optionalText, requiredName, requiredText } from '#contract/wire/text.ts'

/** So many people an organisation has, with those who are invited. */
export const mostMembers = 50

const role = v.picklist(organisationRoles, 'Rôle inconnu')

/** Who buys: what invoices name. */
const detailsSchema = v.object({
  nom: requiredName('Nom de l’entreprise requis'),
  siren: v.pipe(companyNumbers.siret, v.nonEmpty('SIREN ou SIRET requis')),
  tva: companyNumbers.tva,
  adresse: requiredText('Adresse de facturation requise', 300),
  codePostal: optionalText(10),
  ville: optionalText(),
  reference_demandee: v.optional(v.boolean(), false),
})

const memberOnWire = v.object({
  id: identifier,
  nom: v.string(),
  email: v.string(),
  role,
  toi: v.boolean(),
})

const invitationOnWire = v.object({ id: identifier, email: v.string(), role, jusqu_au: v.string() })

/** The caller's organisation as it is now, null when he has none. Invitations are an owner's to see. */
const reply = v.object({
  success: v.literal(true),
  data: v.nullable(
    v.object({
      nom: v.string(),
      siren: v.string(),
      tva: v.string(),
      adresse: v.string(),
      codePostal: v.string(),
      ville: v.string(),
      reference_demandee: v.boolean(),
      role,
      membres: v.array(memberOnWire),
      invitations: v.array(invitationOnWire),
    }),
  ),
})

export const readOrganisation = call({ method: 'GET', path: '/fo/entreprise', audience: 'supplier', reply })

/** Makes one, whose first owner the caller is. Refused, 409, to one who has one. */
export const createOrganisation = call({
  method: 'POST',
  path: '/fo/entreprise',
  audience: 'supplier',
  body: detailsSchema,
  reply,
})

/** An owner says anew what it is. */
export const updateOrganisation = call({
  method: 'POST',
  path: '/fo/entreprise/modifier',
  audience: 'supplier',
  body: detailsSchema,
  reply,
})

/** An owner invites somebody by a letter, whose link is good for seven days; another one to the same address is the last. */
export const inviteMember = call({
  method: 'POST',
  path: '/fo/entreprise/invitations',
  audience: 'supplier',
  body: v.object({ email: emailText('Adresse e-mail requise', 'Adresse e-mail incorrecte'), role }),
  reply,
})

export const withdrawInvitation = call({
  method: 'POST',
  path: '/fo/entreprise/invitations/:id/retirer',
  audience: 'supplier',
  params: v.object({ id: identifierParam('Invitation introuvable') }),
  reply,
})

const invitationToken = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'Invitation introuvable')) })

/** What the link of a letter leads to. */
const invitationReply = v.object({ success: v.literal(true), data: v.object({ entreprise: v.string(), role }) })

export const readInvitation = call({
  method: 'GET',
  path: '/fo/invitations/:token',
  audience: 'nobody',
  params: invitationToken,
  reply: invitationReply,
})

/** Takes an invitation, once. Refused, 409, to one who has an organisation. */
export const acceptInvitation = call({
  method: 'POST',
  path: '/fo/invitations/:token',
  audience: 'supplier',
  params: invitationToken,
  reply: invitationReply,
})

const memberParam = v.object({ id: identifierParam('Membre introuvable') })

/** An owner gives a member another role; the last owner keeps his, 409. */
export const changeMemberRole = call({
  method: 'POST',
  path: '/fo/entreprise/membres/:id',
  audience: 'supplier',
  params: memberParam,
  body: v.object({ role }),
  reply,
})

/** An owner takes a member out, or one leaves; his sessions end. The last owner hands over first, 409. */
export const removeMember = call({
  method: 'POST',
  path: '/fo/entreprise/membres/:id/retirer',
  audience: 'supplier',
  params: memberParam,
  reply,
})
