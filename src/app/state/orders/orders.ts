import type { Caller, CallOptions } from '#adapters/net/caller.ts'
import { Refused, Unreachable } from '#adapters/failures/failures.ts'
import type { OrderCopies } from '#adapters/store/order-copies.ts'
import { forgiving, reportMistake } from '#adapters/failures/report-mistake.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { OrderList } from '#contract/order/history.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import type { KeptOrders } from '#contract/order/kept-orders.ts'
import type { Session } from '#state/session/session.ts'

/** How long a list is shown again without asking (section 9). */
export const orderCacheMs = 120_000

/** How long a copy on the device is new enough for a day without a network. */
export const youngCopyMs = 3_600_000

/** The user's orders: the last 24 months, which are kept, older ones on demand. Readings reject with a CallFailure. */
export interface Orders {
  /** The list that is kept while it is fresh, else a new one. */
  read(): Promise<OrderList>
  /** The list in memory, however old; null when there is none. */
  kept(): OrderList | null
  /** When the list in memory came; null when there is none. */
  keptAt(): Date | null
  /**
   * The list of an earlier visit, shown until a new one comes; null without one. One known to be 'outdated' only where
   * nothing newer comes.
   */
  copy(even?: 'outdated'): Promise<KeptOrders | null>
  /** A new list. */
  force(): Promise<OrderList>
  /** Renews the copy on this device, unless it is young and unchanged; not retried where the server asks to wait. */
  freshen(): Promise<void>
  /** The orders before an edge, `older` of the list that they follow. */
  before(edge: string): Promise<OrderList>
  /** One order, however old; null when there is none of that number. */
  find(id: number): Promise<PastOrder | null>
  /** The list has changed, or its owner left: what is kept goes, and what is on its way is not kept. */
  clear(): void
}

/** What the orders need of the world. `of`: all of the firm's instead of the user's own. */
export interface OrdersWorld {
  readonly call: Caller
  readonly session: Session
  readonly copies: OrderCopies
  readonly of?: 'entreprise'
  now(): Date
  /** A new list came. */
  told?(list: OrderList): void
}

/** The list and its fetch time are kept with the user they belong to; another user never sees them. */
export function createOrders({ call, session, copies, of, now, told }: OrdersWorld): Orders {
  let kept: { readonly owner: number | undefined; readonly list: OrderList; readonly fetchedAt: Date } | null = null
  let changes = 0
  let isOutdated = false
  const owner = () => session.state.user?.id
  const scope = of && { de: of }
  const ofOwner = () => (kept?.owner === owner() ? kept : null)

  /** One list at a time: nothing is asked beside one that the server may ask to wait with, four times in all. */
  let onItsWay: ListOnItsWay | null = null
  const current = () => (onItsWay?.owner === owner() ? onItsWay : null)

  const force = (): Promise<OrderList> => {
    const before = current()
    if (before === null) return begin()
    // While it waits it will be as new as any other; one that was asked for may miss what has changed since.
    return before.isWaiting ? before.list : (before.next ??= over(before).then(force))
  }
  const begin = (options: Asking = {}): Promise<OrderList> => {
    const list = ask(options, (isWaiting) => void Object.assign(own, { isWaiting, wasPutOff: true })).finally(() => {
      if (onItsWay === own) onItsWay = null
    })
    const own: ListOnItsWay = { owner: owner(), list, next: null, isWaiting: false, wasPutOff: false }
    onItsWay = own
    return list
  }
  /** Older ones, and one alone, are asked for behind the list. */
  const turn = async () => {
    const before = current()
    if (before !== null) await over(before)
  }
  const ask = async (options: Asking, tell: (isWaiting: boolean) => void): Promise<OrderList> => {
    const asking = owner()
    let seen = changes
    const onWaiting = (ms: number) => {
      // What changed while it waited is in it: it is asked for only now.
      seen = changes
      tell(ms > 0)
    }
    const list = await (
      await reader()
    )((endpoint, given) => call(endpoint, { ...given, ...options, onWaiting } as typeof given), scope)
    if (seen === changes) {
      kept = { owner: asking, list, fetchedAt: now() }
      isOutdated = false
      told?.(list)
      if (asking !== undefined)
        void copies
          .write(asking, { orders: list.orders.map(withoutKey), older: list.older, at: kept.fetchedAt })
          .catch(forgiving(() => {}))
    }
    return list
  }
  const copiedAt = async (): Promise<Date | null> => {
    const asking = owner()
    return (
      ofOwner()?.fetchedAt ?? (asking === undefined ? null : await copies.keptAt(asking).catch(forgiving(() => null)))
    )
  }
  return {
    force,
    async freshen() {
      const at = await copiedAt()
      const age = at === null ? null : now().getTime() - at.getTime()
      const isOld = isOutdated || age === null || age < 0 || age >= youngCopyMs
      if (owner() !== undefined && isOld) await (current()?.list ?? begin({ givesUp: true }))
    },
    async before(edge) {
      await turn()
      return (await reader())(call, { ...scope, avant: edge })
    },
    async find(id) {
      await turn()
      try {
        // A provider that does not know what is asked answers with all there are, or with 404.
        return (await (await reader())(call, { commande: id })).orders.find((order) => order.id === id) ?? null
      } catch (failure) {
        if (failure instanceof Refused && failure.status === 404) return null
        throw failure
      }
    },
    kept: () => ofOwner()?.list ?? null,
    keptAt: () => ofOwner()?.fetchedAt ?? null,
    async copy(even) {
      if (isOutdated && even !== 'outdated') return null
      const [asking, seen] = [owner(), changes]
      const copy = asking === undefined ? null : await copies.read(asking).catch(forgiving(() => null))
      return seen === changes && asking === owner() ? copy : null
    },
    async read() {
      const present = ofOwner()
      if (present === null) return force()
      const age = now().getTime() - present.fetchedAt.getTime()
      return age >= 0 && age < orderCacheMs ? present.list : force()
    },
    clear() {
      kept = null
      isOutdated = true
      changes++
    },
  }
}

type Asking = Pick<CallOptions<Endpoint>, 'givesUp'>

/** A list that was asked for. `next`: the one that is asked for once it came. */
interface ListOnItsWay {
  readonly owner: number | undefined
  readonly list: Promise<OrderList>
  next: Promise<OrderList> | null
  isWaiting: boolean
  wasPutOff: boolean
}

/** Resolves when the list has come, or has not. Rejects while the server has asked to wait. */
async function over(before: ListOnItsWay): Promise<void> {
  try {
    await before.list
  } catch (failure) {
    reportMistake(failure)
    if (before.wasPutOff) throw failure
  }
}

/** What opens an invoice lasts a while only (R37): it is not laid by. */
function withoutKey(order: PastOrder): PastOrder {
  return { ...order, invoiceToken: null }
}

/** How a list is asked for and read comes with the first one; without a network neither does. */
async function reader() {
  try {
    return (await import('#adapters/net/ask-orders.ts')).askOrders
  } catch (error) {
    throw new Unreachable(String(error))
  }
}
