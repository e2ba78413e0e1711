import { ordersChanged } from '#contract/order/order-events.ts'
import { staffOrders } from '#contract/staff/staff-orders.ts'
import type { Caller } from '#server/http/handler.ts'
import { HttpError } from '#server/log/http-error.ts'
import { changesSince, isToldTo } from '#server/orders/order-changes.ts'
import type { World } from '#server/world.ts'
import type { EventFeed } from './event-response.ts'

/** Milliseconds: how often a stream says that it lives, how long it lives at most, and how far back it begins. */
export const feedTimes = { beatMs: 15_000, lifeMs: 5 * 60_000, replayMs: 130_000 }

/**
 * The stream of one account: what changed lately, then what changes. It ends after its time, when its reader is gone,
 * when `lives` says that the session is over, or the server stops. Too many: 429.
 */
export function orderFeed(
  caller: Caller,
  lives: () => Promise<boolean>,
  { db, now, orderNews }: Pick<World, 'db' | 'now' | 'orderNews'>,
  times = feedTimes,
): EventFeed {
  const seesAll = staffOrders.audience.some((role) => role === caller.teamRole)
  const over = new AbortController()
  const untold = new Set<number>()
  let notice = () => {}
  const leave = orderNews.follow({
    reader: caller,
    seesAll,
    hear(ids) {
      for (const id of ids) untold.add(id)
      notice()
    },
    end: () => over.abort(),
    doubt: () => notice(),
  })
  if (leave === null)
    throw new HttpError(429, 'Trop de pages ouvertes en même temps.', { headers: { 'Retry-After': '60' } })

  /** Waits for something to tell, the next beat, or the end. */
  const rest = (ended: AbortSignal) =>
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer)
        ended.removeEventListener('abort', done)
        resolve()
      }
      const timer = setTimeout(done, times.beatMs)
      notice = done
      ended.addEventListener('abort', done)
      if (untold.size > 0 || ended.aborted) done()
    })

  return async (writer, gone) => {
    const life = setTimeout(() => over.abort(), times.lifeMs)
    const ended = AbortSignal.any([gone, over.signal])
    const end = new Promise<void>((resolve) =>
      ended.aborted ? resolve() : ended.addEventListener('abort', () => resolve(), { once: true }),
    )
    // Who reads no more, and does not say so, keeps his place no longer than anybody else.
    const written = (writing: Promise<void>) => Promise.race([end, writing])
    try {
      const lately = await changesSince(db, new Date(now().getTime() - times.replayMs))
      for (const change of lately) if (seesAll || isToldTo(change, caller)) untold.add(change.order_id)
      await written(writer.beat())
      for (;;) {
        await rest(ended)
        if (ended.aborted || !(await lives())) return
        const ids = [...untold]
        untold.clear()
        await written(ids.length === 0 ? writer.beat() : writer.event(ordersChanged, JSON.stringify(ids)))
      }
    } finally {
      clearTimeout(life)
      leave()
    }
  }
}
