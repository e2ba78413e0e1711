/** What one of the team may be: all of it, the day's orders and messages, or a run. */
export const teamRoles = ['manager', 'dispatcher', 'driver'] as const
export type TeamRole = (typeof teamRoles)[number]

/** Who runs the day: orders, messages, photos. */
export const atTheDesk = ['manager', 'dispatcher'] as const satisfies readonly TeamRole[]
/** Who answers for the service: its figures and its health. */
export const managersOnly = ['manager'] as const satisfies readonly TeamRole[]

/** A role in French: 'exploitant'. */
export const teamRoleWords = {
  manager: 'responsable',
  dispatcher: 'exploitant',
  driver: 'chauffeur',
} as const satisfies Record<TeamRole, string>

/** The mark of a refusal of the team's calls until the member has a second factor. */
export const factorNeeded = 'second_factor_needed'
