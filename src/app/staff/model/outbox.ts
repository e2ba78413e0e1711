import { proxy, ref } from 'valtio'
import { forgiving } from '#adapters/report-mistake.ts'
import type { OutboxEntry } from '#adapters/staff-outbox.ts'
import type { StaffOrder } from '#contract/staff-orders.ts'
import type { StaffWorld } from '../staff-world.ts'
import { sendEntry } from './send-entry.ts'

/** An entry as the screens see it. `isKept`: it is on the disk, and survives a reload; null while that is not known. `wasTried`: it could not be sent once. */
export interface OutboxItem {
  readonly entry: OutboxEntry
  readonly phase: 'waiting' | 'sending' | 'refused'
  readonly isKept: boolean | null
  readonly wasTried: boolean
}

/** What the team's member did and the server has not confirmed. `state` is a valtio proxy. */
export type Outbox = ReturnType<typeof createOutbox>

/** `onEnd` is told of each entry that the server has (with the order, if it answered one, and when it was asked) or will not have. */
export function createOutbox(world: StaffWorld, userId: number, onEnd: (entry: OutboxEntry, end: { readonly order: StaffOrder | null; readonly askedAt: Date } | 'refused') => void) {
  const state = proxy<{ items: OutboxItem[] }>({ items: [] })
  const { outbox: store } = world
  let sending: Promise<void> | null = null
  let again = false

  const find = (id: string) => state.items.find(({ entry }) => entry.id === id)
  const become = (id: string, changes: Partial<OutboxItem>) => {
    state.items = state.items.map((item) => (item.entry.id === id ? { ...item, ...changes } : item))
  }
  /** Keeps the entry as it now is; where nothing can be kept, it lives as long as the page. */
  const keep = async (entry: OutboxEntry, phase: OutboxItem['phase']) => {
    become(entry.id, { entry: ref(entry), phase })
    const isKept = await store.put(userId, entry).then(() => true, forgiving(() => false))
    become(entry.id, { isKept })
  }
  const drop = async (id: string) => {
    state.items = state.items.filter(({ entry }) => entry.id !== id)
    await store.drop(userId, id).catch(forgiving(() => {}))
  }
  /** True: the next one may be tried. */
  const send = async (id: string): Promise<boolean> => {
    const item = find(id)
    if (item?.phase !== 'waiting') return true
    become(id, { phase: 'sending' })
    const askedAt = world.now()
    let { entry } = item
    const result = await sendEntry(entry, world, () => {
      entry = { ...entry, photo: null }
      void keep(entry, 'sending')
    })
    if (result.end === 'waits') become(id, { phase: 'waiting', wasTried: true })
    else if (result.end === 'refused') await keep({ ...entry, refusal: result.sentence }, 'refused')
    else await drop(id)
    if (result.end !== 'waits') onEnd(entry, result.end === 'sent' ? { order: result.order, askedAt } : 'refused')
    return result.end !== 'waits' || !result.isOffline
  }
  const sendAll = async () => {
    do {
      again = false
      for (const { entry } of state.items.toSorted((one, other) => one.entry.at.getTime() - other.entry.at.getTime())) if (!(await send(entry.id))) return
    } while (again)
  }
  /** Sends what waits, the oldest first; what was added meanwhile, too. */
  const drain = (): Promise<void> => {
    again = true
    sending ??= sendAll().finally(() => (sending = null))
    return sending
  }
  return {
    state,
    drain,
    drop,
    /** What was left here before. */
    async load() {
      const left = await store.read(userId).catch(forgiving(() => []))
      const known = new Set(state.items.map(({ entry }) => entry.id))
      state.items = [...left.filter(({ id }) => !known.has(id)).map((entry): OutboxItem => ({ entry: ref(entry), phase: entry.refusal === null ? 'waiting' : 'refused', isKept: true, wasTried: false })), ...state.items]
      await drain()
    },
    /** Resolves when it is on the disk; it leaves at once. */
    async add(entry: OutboxEntry) {
      state.items = [...state.items, { entry: ref(entry), phase: 'waiting', isKept: null, wasTried: false }]
      await keep(entry, 'waiting')
      void drain()
    },
    async retry(id: string) {
      const item = find(id)
      if (item === undefined) return
      await keep({ ...item.entry, refusal: null }, 'waiting')
      await drain()
    },
  }
}
