import { proxy, ref, subscribe } from 'valtio'
import { SignedOut } from '#adapters/failures/failures.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { ActEntry, DriverStores } from '#adapters/store/driver-store.ts'
import type { LockQueue } from '#adapters/store/outbox-store.ts'
import type { World } from '#app/world.ts'
import { readDriverDay, type DriverDay } from '#contract/driver/driver-day.ts'
import type { ActKind, DriverAct } from '#rules/run/driver-acts.ts'
import { failedRead } from '#state/connection/failed-read.ts'
import { createOutbox, type OutboxItem } from '#state/outbox/outbox.ts'
import { createTakenPhotos } from '#state/outbox/taken-photos.ts'
import { createActDrafts } from './act-drafts.ts'
import { afterActs } from './after-acts.ts'
import type { DayStop } from './day-stops.ts'
import { sendAct } from './send-act.ts'

/** The page's world, and what only a driver needs of the outside. */
export interface DriverWorld extends World, DriverStores {
  readonly lockQueue: LockQueue
}

export interface DriverState {
  /** As it is once what waits was taken; null until it came. */
  day: DriverDay | null
  readAt: Date | null
  failure: string | null
}

/** One visit to the driver's room: his day, what waits to be sent, what is half told. `state` is a valtio proxy. */
export type DriverStore = ReturnType<typeof createDriverStore>

export function createDriverStore(world: DriverWorld, userId: number) {
  const { call, now, newId, shrinkPhoto, dayCopies } = world
  const state = proxy<DriverState>({ day: null, readAt: null, failure: null })
  /** As the server has it. */
  let base: DriverDay | null = null
  let asked = 0

  const draw = () => {
    const waiting = (outbox.state.items as readonly OutboxItem<ActEntry>[])
      .filter(({ phase }) => phase !== 'refused')
      .map(({ entry }) => entry)
      .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    state.day = base && ref(afterActs(base, waiting))
  }
  const show = (day: DriverDay, at: Date) => {
    base = day
    Object.assign(state, { failure: null, readAt: ref(at) })
    draw()
  }
  const came = (day: DriverDay) => {
    // What was asked before is older.
    asked += 1
    show(day, now())
    void dayCopies.write(userId, { day, at: now() }).catch(forgiving(() => {}))
  }
  const read = async () => {
    const turn = (asked += 1)
    if (base === null) {
      const copy = await dayCopies.read(userId).catch(forgiving(() => null))
      if (copy !== null && base === null) show(copy.day, copy.at)
    }
    try {
      const day = await call(readDriverDay)
      if (turn === asked) came(day)
    } catch (failure) {
      // A 401 is already on its way to /login.
      if (failure instanceof SignedOut || turn !== asked) return
      const end = failedRead(failure, 'Ta tournée n’a pas pu être chargée.')
      if (!end.ok) state.failure = end.message
    }
  }
  const outbox = createOutbox<ActEntry, DriverDay | null>({
    store: world.acts,
    owner: userId,
    lockQueue: world.lockQueue,
    now,
    async send(entry, keep) {
      const sent = await sendAct(entry, world, keep)
      if (sent.end === 'sent' && sent.done !== null) came(sent.done)
      else if (sent.end === 'sent' && base !== null) came(afterActs(base, [entry]))
      return sent
    },
    chain: ({ orderId }) => orderId,
    onEnd: (_, end) => void (end === 'refused' && read()),
  })
  subscribe(outbox.state, draw, true)
  const taken = createTakenPhotos({ newId, now, shrinkPhoto, store: world.actPhotos, owner: userId })
  const drafts = createActDrafts({ now, store: world.actDrafts, owner: userId })
  return {
    state,
    outbox,
    taken,
    drafts,
    /** Sends what waits, and reads the day again. */
    async refresh() {
      void outbox.drain()
      await read()
    },
    /** What was left here before is there again. */
    async load() {
      await Promise.all([drafts.load(), taken.load(), outbox.load()])
    },
    /** Records what is told of an act at a stop; false: one of its photos cannot be read. */
    async record({ orderId, runId }: DayStop, act: DriverAct, draftKind: ActKind, arrivedAt = now()): Promise<boolean> {
      const at = now()
      const photos = (await Promise.all(taken.of(orderId).map(({ kept }) => kept))).filter((photo) => photo !== null)
      if (photos.length < act.photos) return false
      await outbox.add({
        id: newId(),
        at,
        refusal: null,
        orderId,
        runId,
        act,
        arrivedAt,
        photos,
        photoKeys: photos.map(({ cle }) => cle),
      })
      taken.clear(orderId)
      drafts.clear(orderId, draftKind)
      return true
    },
  }
}
