import { proxy, ref } from 'valtio'
import type { LockQueue, OutboxStore, Waiting } from '#adapters/store/outbox-store.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'

/** An entry as shown. `isKept`: on disk, so survives a reload; null if unknown. `wasTried`: it failed to leave once. */
export interface OutboxItem<Entry> {
  readonly entry: Entry
  readonly phase: 'waiting' | 'sending' | 'refused'
  readonly isKept: boolean | null
  readonly wasTried: boolean
}

/** An entry's end: taken; refused; or unknown, so it waits. `isOffline`: no reply, nor one awaited for the next. */
export type Sent<Done> =
  | { readonly end: 'sent'; readonly done: Done }
  | { readonly end: 'refused'; readonly sentence: string }
  | { readonly end: 'waits'; readonly isOffline: boolean | Promise<boolean> }

interface OutboxWorld<Entry extends Waiting, Done> {
  readonly store: OutboxStore<Entry>
  /** Whose entries these are. */
  readonly owner: number
  readonly lockQueue: LockQueue
  now(): Date
  /** The same entry may be sent again: the server takes it once. `keep` puts it away as it now is. */
  send(entry: Entry, keep: (entry: Entry) => void): Promise<Sent<Done>>
  /** What entries share that leave one after the other: behind one that waits none of its chain is tried. */
  chain?(entry: Entry): unknown
  /** Called with each entry that the server has (with what it answered, and when it was asked) or will not have. */
  onEnd(entry: Entry, end: { readonly done: Done; readonly askedAt: Date } | 'refused'): void
}

/** What was done here, unconfirmed. One tab at a time sends, the others' too. `state` is a valtio proxy. */
export type Outbox<Entry extends Waiting> = ReturnType<typeof createOutbox<Entry, unknown>>

export function createOutbox<Entry extends Waiting, Done>({
  store,
  owner,
  lockQueue,
  now,
  send,
  chain = (entry) => entry.id,
  onEnd,
}: OutboxWorld<Entry, Done>) {
  const state = proxy<{ items: OutboxItem<Entry>[] }>({ items: [] })
  const turn = `outbox ${owner}`
  const dropped = new Set<string>()
  let draining: Promise<void> | null = null
  let hasTurn = false
  let again = false

  const find = (id: string) => (state.items as readonly OutboxItem<Entry>[]).find(({ entry }) => entry.id === id)
  const show = (items: readonly OutboxItem<Entry>[]) => void (state.items = items as typeof state.items)
  const become = (id: string, changes: Partial<OutboxItem<Entry>>) =>
    show(
      state.items.map((item) =>
        item.entry.id === id ? { ...item, ...changes } : item,
      ) as readonly OutboxItem<Entry>[],
    )
  /** Keeps the entry as it now is; where nothing can be kept, it lives as long as the page. */
  const keep = async (entry: Entry, phase: OutboxItem<Entry>['phase']) => {
    become(entry.id, { entry: ref(entry), phase })
    const isKept = await store.put(owner, entry).then(
      () => true,
      forgiving(() => false),
    )
    become(entry.id, { isKept })
  }
  const drop = async (id: string) => {
    dropped.add(id)
    show(state.items.filter(({ entry }) => entry.id !== id) as readonly OutboxItem<Entry>[])
    await store.drop(owner, id).catch(forgiving(() => {}))
  }
  /** What other tabs sent or gave up is gone; what they added, or a page before left, is there. */
  const reread = async () => {
    const ids = await store.ids(owner).catch(forgiving(() => null))
    if (ids === null) return
    const left = new Set(ids.filter((id) => !dropped.has(id)))
    show(
      (state.items as readonly OutboxItem<Entry>[]).filter(
        ({ entry, isKept }) => isKept !== true || left.has(entry.id),
      ),
    )
    if (ids.every((id) => dropped.has(id) || find(id) !== undefined)) return
    const kept = await store.read(owner).catch(forgiving(() => []))
    const found = kept.filter(({ id }) => !dropped.has(id) && find(id) === undefined)
    show([
      ...found.map((entry): OutboxItem<Entry> => ({
        entry: ref(entry),
        phase: entry.refusal === null ? 'waiting' : 'refused',
        isKept: true,
        wasTried: false,
      })),
      ...(state.items as readonly OutboxItem<Entry>[]),
    ])
  }
  /** True: the next one may be tried. */
  const sendOne = async (id: string): Promise<boolean> => {
    const item = find(id)
    if (item?.phase !== 'waiting') return true
    become(id, { phase: 'sending' })
    const askedAt = now()
    let { entry } = item
    const result = await send(entry, (changed) => {
      entry = changed
      void keep(entry, 'sending')
    })
    if (result.end === 'waits') become(id, { phase: 'waiting', wasTried: true })
    else if (result.end === 'refused') await keep({ ...entry, refusal: result.sentence }, 'refused')
    else await drop(id)
    if (result.end !== 'waits') onEnd(entry, result.end === 'sent' ? { done: result.done, askedAt } : 'refused')
    return result.end !== 'waits' || !(await result.isOffline)
  }
  const sendAll = async () => {
    hasTurn = true
    try {
      do {
        again = false
        await reread()
        const held = new Set<unknown>()
        for (const { entry } of (state.items as readonly OutboxItem<Entry>[]).toSorted(
          (one, other) => one.entry.at.getTime() - other.entry.at.getTime(),
        )) {
          if (held.has(chain(entry))) continue
          if (!(await sendOne(entry.id))) {
            again = false
            return
          }
          if (find(entry.id)?.phase === 'waiting') held.add(chain(entry))
        }
      } while (again)
    } finally {
      hasTurn = false
    }
  }
  /** Sends what waits, the oldest first; what was added meanwhile, too. */
  const drain = (): Promise<void> => {
    again = true
    draining ??= lockQueue(turn, sendAll).finally(() => {
      draining = null
      // What was added while the turn came to its end.
      if (again) void drain()
    })
    return draining
  }
  return {
    state,
    drain,
    /** Resolves once nothing is leaving any more. */
    async settled() {
      while (draining !== null) await draining
    },
    /** What was left here before is shown, and leaves. */
    async load() {
      await reread()
      await drain()
    },
    /** Resolves when it is on the disk; it leaves at once. */
    async add(entry: Entry) {
      // It may have been taken back before.
      dropped.delete(entry.id)
      show([
        ...(state.items as readonly OutboxItem<Entry>[]),
        { entry: ref(entry), phase: 'waiting', isKept: null, wasTried: false },
      ])
      await keep(entry, 'waiting')
      void drain()
    },
    async retry(id: string) {
      const item = find(id)
      if (item === undefined) return
      await keep({ ...item.entry, refusal: null }, 'waiting')
      await drain()
    },
    /** Takes an entry back; false when it is leaving, or has left from another tab. */
    async cancel(id: string): Promise<boolean> {
      if (find(id)?.phase === 'sending') return false
      const take = async () => {
        if (find(id) === undefined || find(id)?.phase === 'sending') return false
        await drop(id)
        return true
      }
      // No tab sends what was refused.
      return hasTurn || find(id)?.phase === 'refused' ? take() : lockQueue(turn, () => reread().then(take))
    },
  }
}
