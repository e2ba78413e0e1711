import type { Database } from '#server/db/database.ts'
import { errorFields, type Log } from '#server/log/log.ts'
import { createScheduler, type Scheduler } from '#server/scheduler.ts'
import type { Reader } from '#server/orders/readable-orders.ts'
import { changesSince, isToldTo } from '#server/orders/order-changes.ts'
import { sessionVersionsOf } from '#server/users/sessions.ts'

/**
 * Who is told, of the orders that he may read or of all; `hear` is given their numbers, `end` says that the server
 * stops, `doubt` that his sessions may have ended.
 */
export interface Follower {
  readonly reader: Reader
  readonly seesAll: boolean
  hear(orderIds: readonly number[]): void
  end(): void
  doubt(): void
}

/**
 * Tells this process's streams what happens to orders, whichever process wrote it (decision 082). Woken after a call of
 * this process that may have.
 */
export interface OrderNews extends Scheduler {
  /** Returns a function that stops it; null when the account follows as often as it may. */
  follow(follower: Follower): (() => void) | null
  /** One round: reads the journal and tells what was not told. */
  look(): Promise<void>
}

interface NewsWorld {
  readonly db: Database
  readonly log: Log
  now(): Date
}

export function createOrderNews({ db, log, now }: NewsWorld): OrderNews {
  const followers = new Set<Follower>()
  let told: ReadonlySet<number> = new Set()
  let lastLook = Number.POSITIVE_INFINITY
  let isFailing = false
  let versions: ReadonlyMap<number, number> = new Map()

  /** Who was taken out of the team or of an organisation, or has a new password, is out within seconds. */
  const lookForEnds = async (): Promise<void> => {
    const before = versions
    versions = await sessionVersionsOf(db, [...new Set([...followers].map(({ reader }) => reader.id))])
    for (const { reader, doubt } of followers) {
      const known = before.get(reader.id)
      if (known !== undefined && known !== versions.get(reader.id)) doubt()
    }
  }

  const look = async (): Promise<void> => {
    const at = now().getTime()
    if (followers.size === 0) {
      lastLook = at
      return
    }
    await lookForEnds()
    const changes = await changesSince(db, new Date(Math.min(lastLook, at) - overlapMs))
    const fresh = changes.filter(({ id }) => !told.has(id))
    told = new Set(changes.map(({ id }) => id))
    ;[lastLook, isFailing] = [at, false]
    if (fresh.length === 0) return
    for (const follower of followers) {
      const ids = new Set(
        fresh.filter((change) => follower.seesAll || isToldTo(change, follower.reader)).map(({ order_id: id }) => id),
      )
      if (ids.size > 0) follower.hear([...ids])
    }
  }
  const scheduler = createScheduler({
    task: look,
    everyMs: 1000,
    failed(error) {
      // A database that is away is away for many seconds: once is enough.
      if (!isFailing) log.error(errorFields(error), 'order news not read')
      isFailing = true
    },
  })
  return {
    ...scheduler,
    look,
    follow(follower) {
      if ([...followers].filter(({ reader }) => reader.id === follower.reader.id).length >= mostStreams) return null
      followers.add(follower)
      return () => void followers.delete(follower)
    },
    stop(graceMs) {
      for (const { end } of followers) end()
      return scheduler.stop(graceMs)
    },
  }
}

/** Another process's change is seen when its transaction ends, a little after the moment it says; and clocks differ. */
const overlapMs = 10_000
/** A stream a browser, and those whose end the server has not noticed yet. */
const mostStreams = 10
