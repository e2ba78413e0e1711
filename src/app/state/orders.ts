import type { Caller } from '#adapters/api/caller.ts'
import { Unreachable } from '#adapters/api/failures.ts'
import type { PastOrder } from '#contract/history.ts'
import type { Session } from './session.ts'

/** How long a list is shown again without asking (section 9). */
export const orderCacheMs = 120_000

/** The orders of the user who is signed in. Both readings reject with a CallFailure. */
export interface Orders {
  /** The list that is kept while it is fresh, else a new one. */
  read(): Promise<readonly PastOrder[]>
  /** The list in memory, however old; null when there is none. */
  kept(): readonly PastOrder[] | null
  /** A new list. */
  force(): Promise<readonly PastOrder[]>
  /** The list has changed, or its owner left: what is kept goes, and what is on its way is not kept. */
  clear(): void
}

/** What the orders need of the world. */
interface OrdersWorld {
  readonly call: Caller
  readonly session: Session
  now(): Date
}

/** The list and its fetch time are kept with the user they belong to; another user never sees them. */
export function createOrders({ call, session, now }: OrdersWorld): Orders {
  let kept: { readonly owner: number | undefined; readonly list: readonly PastOrder[]; readonly fetchedAt: number } | null = null
  let changes = 0
  const owner = () => session.state.user?.id

  const force = async () => {
    const [asking, seen] = [owner(), changes]
    const list = await call(await myOrders())
    if (seen === changes) kept = { owner: asking, list, fetchedAt: now().getTime() }
    return list
  }
  return {
    force,
    kept: () => (kept?.owner === owner() ? (kept?.list ?? null) : null),
    async read() {
      if (kept === null || kept.owner !== owner()) return force()
      const age = now().getTime() - kept.fetchedAt
      return age >= 0 && age < orderCacheMs ? kept.list : force()
    },
    clear() {
      kept = null
      changes++
    },
  }
}

/** How a list is asked for and read comes with the first one; without a network neither does. */
async function myOrders() {
  try {
    return (await import('#contract/history.ts')).myOrders
  } catch (error) {
    throw new Unreachable(String(error))
  }
}
