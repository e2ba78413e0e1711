import { takeFactorCode } from '#server/factor/factor-codes.ts'
import type { Bucket } from '#server/limits/limiter.ts'
import { wrongPassword } from '#server/log/http-error.ts'
import type { World } from '#server/world.ts'
import { countFailures } from './counted-failures.ts'

/** Refuses 422 a code that is not the account's, or was used; wrong ones are counted as wrong passwords are. */
export async function checkFactorCode(
  userId: number,
  code: string,
  world: Pick<World, 'db' | 'limiter' | 'now' | 'seals'>,
  ways: readonly (readonly Bucket[])[] = [[{ name: 'factorByMember', who: String(userId) }]],
): Promise<void> {
  const isRight = await countFailures(
    world.limiter,
    ways,
    async () => (await takeFactorCode(userId, code, world)) || null,
  )
  if (isRight === null) throw wrongFactorCode()
}

export function wrongFactorCode() {
  return wrongPassword('code', 'Ce code n’est pas le bon, ou il a déjà servi.')
}
