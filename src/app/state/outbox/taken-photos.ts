import { proxy, ref } from 'valtio'
import type { ShrinkPhoto } from '#adapters/photos/shrink-photo.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import type { KeptPhoto, TakenStore } from '#adapters/store/staff-outbox.ts'
import { keptPhoto } from '#adapters/photos/proof-photo.ts'

/** A photo looked at before the delivery, redrawn meanwhile. `kept`: null when it cannot be read. */
export interface TakenPhoto {
  readonly id: string
  readonly file: File
  readonly kept: Promise<KeptPhoto | null>
}

interface TakenWorld {
  newId(): string
  now(): Date
  readonly shrinkPhoto: ShrinkPhoto
  readonly store: TakenStore
  readonly owner: number
}

/** Unsent photos by order: they are back after the preview was closed or the page ended. `state` is a valtio proxy. */
export function createTakenPhotos({ newId, now, shrinkPhoto, store, owner }: TakenWorld) {
  const state = proxy<{ byOrder: Record<number, readonly TakenPhoto[]> }>({ byOrder: {} })
  const of = (orderId: number): readonly TakenPhoto[] => state.byOrder[orderId] ?? []
  const show = (orderId: number, photos: readonly TakenPhoto[]) => void (state.byOrder[orderId] = ref([...photos]))
  const forget = (id: string) => void store.drop(owner, id).catch(forgiving(() => {}))
  const lay = async (orderId: number, { id, kept }: TakenPhoto) => {
    const photo = await kept
    // Taken anew or sent before it was redrawn.
    if (photo !== null && of(orderId).some((each) => each.id === id))
      await store.put(owner, { id, orderId, at: now(), refusal: null, photo })
  }
  return {
    state,
    of,
    /** Adds photos, in the place of another one where one is named. */
    take(orderId: number, files: readonly File[], inPlaceOf?: TakenPhoto) {
      const taken = files.map((file): TakenPhoto => {
        const id = newId()
        return { id, file, kept: keptPhoto(file, id, shrinkPhoto).catch(forgiving(() => null)) }
      })
      const at = of(orderId).findIndex(({ id }) => id === inPlaceOf?.id)
      show(orderId, at < 0 ? [...of(orderId), ...taken] : of(orderId).toSpliced(at, 1, ...taken))
      if (inPlaceOf) forget(inPlaceOf.id)
      for (const photo of taken) void lay(orderId, photo).catch(forgiving(() => {}))
    },
    drop(orderId: number, dropped: TakenPhoto) {
      show(
        orderId,
        of(orderId).filter(({ id }) => id !== dropped.id),
      )
      forget(dropped.id)
    },
    clear(orderId: number) {
      const sent = of(orderId)
      delete state.byOrder[orderId]
      for (const { id } of sent) forget(id)
    },
    /** What a page before left here is there again, for a day. */
    async load() {
      for (const { id, orderId, at, photo } of await store.read(owner).catch(forgiving(() => []))) {
        if (now().getTime() - at.getTime() > longestMs) forget(id)
        else if (!of(orderId).some((each) => each.id === id))
          show(orderId, [
            ...of(orderId),
            { id, file: new File([photo.bytes], `${id}.jpg`, { type: photo.type }), kept: Promise.resolve(photo) },
          ])
      }
    },
  }
}

const longestMs = 86_400_000
