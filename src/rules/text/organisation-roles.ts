/**
 * What a member of an organisation may do: an owner everything, a member orders and sees all orders, an accountant sees
 * orders and papers and orders nothing.
 */
export const organisationRoles = ['owner', 'member', 'accountant'] as const
export type OrganisationRole = (typeof organisationRoles)[number]

/** What each is for, as an invitation says it. */
export const rolePurposes: Readonly<Record<OrganisationRole, string>> = {
  owner: 'commander et gérer l’entreprise',
  member: 'commander et suivre les livraisons',
  accountant: 'consulter les commandes et les factures',
}

/** What each is called. */
export const roleNames: Readonly<Record<OrganisationRole, string>> = {
  owner: 'Propriétaire',
  member: 'Membre',
  accountant: 'Comptable',
}
