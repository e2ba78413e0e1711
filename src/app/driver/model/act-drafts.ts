import { proxy, ref } from 'valtio'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { ActDraft, DriverStores } from '#adapters/store/driver-store.ts'
import type { ActKind } from '#rules/run/driver-acts.ts'

interface DraftWorld {
  now(): Date
  readonly store: DriverStores['actDrafts']
  readonly owner: number
}

/** Acts that are half told: they are back after the page ended, for a day. `state` is a valtio proxy. */
export function createActDrafts({ now, store, owner }: DraftWorld) {
  const state = proxy<{ byName: Record<string, ActDraft> }>({ byName: {} })
  return {
    state,
    of: (orderId: number, kind: ActKind): ActDraft | undefined => state.byName[nameOf(orderId, kind)],
    change(orderId: number, kind: ActKind, draft: ActDraft) {
      const id = nameOf(orderId, kind)
      state.byName[id] = ref(draft)
      void store.put(owner, { id, at: now(), refusal: null, draft }).catch(forgiving(() => {}))
    },
    clear(orderId: number, kind: ActKind) {
      const id = nameOf(orderId, kind)
      delete state.byName[id]
      void store.drop(owner, id).catch(forgiving(() => {}))
    },
    async load() {
      for (const { id, at, draft } of await store.read(owner).catch(forgiving(() => []))) {
        if (now().getTime() - at.getTime() > longestMs) void store.drop(owner, id).catch(forgiving(() => {}))
        else state.byName[id] ??= ref(draft)
      }
    },
  }
}

const longestMs = 86_400_000

function nameOf(orderId: number, kind: ActKind): string {
  return `${orderId} ${kind}`
}
