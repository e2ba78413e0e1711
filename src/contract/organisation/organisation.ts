import * as v from 'valibot'
import { companyNumbers } from '#contract/account/account.ts'
import { call } from '#contract/wire/call.ts'
import { organisationRoles, type OrganisationRole } from '#rules/text/organisation-roles.ts'
import { identifier, identifierParam } from '#contract/wire/identifier.ts'
import { instantFromWire } from '#contract/wire/wire.ts'
import { accountFromWire, accountOnWire, type TradeAccount } from './trade-account.ts'
import { emailText, optionalText, requiredName, requiredText } from '#contract/wire/text.ts'

/** So many people an organisation has, with those who are invited. */
export const mostMembers = 50

/** What an accountant is told who would order. */
export const accountantOnlyReads =
  'Comptable de ton entreprise, tu consultes ses commandes et ses factures : commander revient aux autres membres.'

/** What the last owner is told who would go, or give his role away. */
export const lastOwnerStays = 'Ton entreprise a besoin d’un propriétaire : donne d’abord ce rôle à quelqu’un d’autre.'

export const roleOnWire = v.picklist(organisationRoles, 'Rôle inconnu')
const role = roleOnWire

/** Who buys: what invoices name. */
export const organisationDetails = v.object({
  nom: requiredName('Nom de l’entreprise requis'),
  siren: v.pipe(companyNumbers.siret, v.nonEmpty('SIREN ou SIRET requis')),
  tva: companyNumbers.tva,
  adresse: requiredText('Adresse de facturation requise', 300),
  codePostal: optionalText(10),
  ville: optionalText(),
  reference_demandee: v.optional(v.boolean(), false),
})

/** An organisation as one of its members sees it. */
export interface Organisation {
  readonly name: string
  readonly siren: string
  readonly vatNumber: string
  readonly address: string
  readonly postcode: string
  readonly city: string
  readonly demandsReference: boolean
  readonly role: OrganisationRole
  readonly members: readonly Member[]
  /** An owner's to see. */
  readonly invitations: readonly Invitation[]
  /** Null where it pays at once. */
  readonly account: TradeAccount | null
}

export interface Member {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly role: OrganisationRole
  readonly isMe: boolean
}

export interface Invitation {
  readonly id: number
  readonly email: string
  readonly role: OrganisationRole
  readonly until: Date
}

const memberOnWire = v.object({
  id: identifier,
  nom: v.string(),
  email: v.string(),
  role,
  toi: v.boolean(),
})

const invitationOnWire = v.object({ id: identifier, email: v.string(), role, jusqu_au: v.string() })

const organisationOnWire = v.object({
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
  compte: v.fallback(v.nullish(accountOnWire, null), null),
})

/** The caller's organisation as it is now, null when he has none. */
const reply = v.pipe(
  v.object({ success: v.literal(true), data: v.nullable(organisationOnWire) }),
  v.transform(({ data }): Organisation | null =>
    data === null
      ? null
      : {
          name: data.nom,
          siren: data.siren,
          vatNumber: data.tva,
          address: data.adresse,
          postcode: data.codePostal,
          city: data.ville,
          demandsReference: data.reference_demandee,
          role: data.role,
          members: data.membres.map(({ id, nom, email, role: of, toi }) => ({
            id,
            name: nom,
            email,
            role: of,
            isMe: toi,
          })),
          invitations: data.invitations.map(({ jusqu_au, ...each }) => ({ ...each, until: instantFromWire(jusqu_au) })),
          account: data.compte && accountFromWire(data.compte),
        },
  ),
)

export const readOrganisation = call({ method: 'GET', path: '/fo/entreprise', audience: 'supplier', reply })

/** Makes one, whose first owner the caller is. Refused, 409, to one who has one. */
export const createOrganisation = call({
  method: 'POST',
  path: '/fo/entreprise',
  audience: 'supplier',
  body: organisationDetails,
  reply,
})

/** An owner says anew what it is. */
export const updateOrganisation = call({
  method: 'POST',
  path: '/fo/entreprise/modifier',
  audience: 'supplier',
  body: organisationDetails,
  reply,
})

/** What an invitation needs. */
export const invitationBody = v.object({
  email: emailText('Adresse e-mail requise', 'Adresse e-mail incorrecte'),
  role,
})

/** An owner invites somebody by a letter, whose link is good for seven days; another one to the same address is the last. */
export const inviteMember = call({
  method: 'POST',
  path: '/fo/entreprise/invitations',
  audience: 'supplier',
  body: invitationBody,
  reply,
})

export const withdrawInvitation = call({
  method: 'POST',
  path: '/fo/entreprise/invitations/:id/retirer',
  audience: 'supplier',
  params: v.object({ id: identifierParam('Invitation introuvable') }),
  reply,
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
