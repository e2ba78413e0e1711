import { availableParallelism } from 'node:os'
import { hash, verify, type Options } from '@node-rs/argon2'
import pLimit from 'p-limit'
import type { Passwords } from './passwords.ts'

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane; about 6 ms. */
export const recommendedCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options

/** Passwords kept by argon2id. A flood of logins leaves a core for everybody else. */
export async function createArgon2Passwords(cost: Options = recommendedCost): Promise<Passwords> {
  const limit = pLimit(Math.max(1, availableParallelism() - 1))
  const nobodys = await hash('Personne-0!', cost)
  return {
    hash: (password) => limit(() => hash(password, cost)),
    verify: (known, password) => limit(async () => (await verify(known ?? nobodys, password)) && known !== null),
  }
}
