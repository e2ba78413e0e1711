import { organisationRoles, type OrganisationRole } from '#rules/text/organisation-roles.ts'

/** The roles that an owner may give: an accountant would find no list of the firm's orders yet. */
export function offeredRoles(current: OrganisationRole = 'member'): readonly OrganisationRole[] {
  return organisationRoles.filter((role) => role !== 'accountant' || role === current)
}
