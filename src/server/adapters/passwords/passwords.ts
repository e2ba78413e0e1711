import { availableParallelism } from 'node:os'
import { hash, verify, type Options } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { HttpError } from '#server/log/http-error.ts'

/** How passwords are kept. */
export interface Passwords {
  /** What is stored instead of the password. */
  hash(password: string): Promise<string>
  /**
   * Whether the password is the one that was hashed. With no hash, it takes the same time and says no: nobody learns
   * which accounts exist.
   */
  verify(hash: string | null, password: string): Promise<boolean>
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane; about 6 ms. */
export const recommendedCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const satisfies Options

/**
 * Passwords kept by argon2id. A flood of logins leaves a core for everybody else; what would wait more than a second or
 * so is refused 503.
 */
export async function createArgon2Passwords(cost: Options = recommendedCost): Promise<Passwords> {
  const limit = pLimit(Math.max(1, availableParallelism() - 1))
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= mostWaiting)
      throw new HttpError(503, 'Trop de connexions en ce moment. Réessaie dans un instant.', {
        headers: { 'Retry-After': '2' },
      })
    return await limit(work)
  }
  const nobodys = await hash('Personne-0!', cost)
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: (known, password) => inTurn(async () => (await verify(known ?? nobodys, password)) && known !== null),
  }
}

/** A queue without end would keep everybody waiting for as long as a flood lasts. */
const mostWaiting = 100
