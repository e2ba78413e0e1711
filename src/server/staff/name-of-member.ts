import { findUser } from '#server/users/users.ts'
import type { World } from '#server/world.ts'

/** Who of the team did something, as it is written down of him: 'Ali Petit'. */
export async function nameOfMember(id: number, { db }: Pick<World, 'db'>): Promise<string> {
  const { first_name: first, last_name: last } = await findUser(db, id)
  return `${first} ${last}`.trim()
}
