/** Whose draft this page session has shown, by user: from then on it comes back without being offered. */
export type ResumedDrafts = Pick<Set<number>, 'has' | 'add' | 'delete'>

export function createResumedDrafts(...users: readonly number[]): ResumedDrafts {
  return new Set(users)
}
