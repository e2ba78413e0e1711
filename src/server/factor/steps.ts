import type { UserRow } from '#server/users/users.ts'
import type { World } from '#server/world.ts'

type StepWorld = Pick<World, 'now' | 'seals'>

/** Milliseconds that a step waits for its code. */
const loginMs = 5 * 60_000
const setUpMs = 30 * 60_000

/** What the first step of a login hands out: whose password was right, until a code comes or it is over. */
export function loginStep({ id, session_version: version }: UserRow, { now, seals }: StepWorld): string {
  return seals.seal('login', `${id}.${version}.${now().getTime() + loginMs}`)
}

/** Whose login it is; null when it is over, or none of ours. */
export function readLoginStep(
  step: string,
  { now, seals }: StepWorld,
): { readonly id: number; readonly version: number } | null {
  const [id = Number.NaN, version = Number.NaN, endsAt = 0] = (seals.open('login', step) ?? '').split('.').map(Number)
  return endsAt > now().getTime() ? { id, version } : null
}

/** What setting one up hands out: the secret, kept by nobody but the page until its first code. */
export function setUpStep(userId: number, secret: string, { now, seals }: StepWorld): string {
  return seals.seal(aboutSetUp(userId), `${secret}.${now().getTime() + setUpMs}`)
}

/** The secret; null when its time is over, or it was handed to another. */
export function readSetUpStep(userId: number, step: string, { now, seals }: StepWorld): string | null {
  const [secret = '', endsAt] = (seals.open(aboutSetUp(userId), step) ?? '').split('.')
  return Number(endsAt) > now().getTime() ? secret : null
}

const aboutSetUp = (userId: number) => `second factor for ${userId}`
