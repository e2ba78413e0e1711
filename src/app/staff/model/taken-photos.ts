import { proxy, ref } from 'valtio'
import type { ShrinkPhoto } from '#adapters/photos/shrink-photo.ts'
import { forgiving } from '#adapters/report-mistake.ts'
import type { KeptPhoto } from '#adapters/staff-outbox.ts'
import { keptPhoto } from './proof-photo.ts'

/** A photo that was taken and is looked at before the order is delivered; it is redrawn meanwhile. `kept`: null when nobody can read it. */
export interface TakenPhoto {
  readonly id: string
  readonly file: File
  readonly kept: Promise<KeptPhoto | null>
}

/** The photos that were taken of each order and not sent: they are there again when the preview was closed. `state` is a valtio proxy. */
export type TakenPhotos = ReturnType<typeof createTakenPhotos>

export function createTakenPhotos({ newId, shrinkPhoto }: { newId(): string; readonly shrinkPhoto: ShrinkPhoto }) {
  const state = proxy<{ byOrder: Record<number, readonly TakenPhoto[]> }>({ byOrder: {} })
  const of = (orderId: number): readonly TakenPhoto[] => state.byOrder[orderId] ?? []
  const takenPhoto = (file: File, id: string): TakenPhoto => ({ id, file, kept: keptPhoto(file, id, shrinkPhoto).catch(forgiving(() => null)) })
  const show = (orderId: number, photos: readonly TakenPhoto[]) => void (state.byOrder[orderId] = ref([...photos]))
  return {
    state,
    of,
    /** Adds photos, in the place of another one where one is named. */
    take(orderId: number, files: readonly File[], inPlaceOf?: TakenPhoto) {
      const taken = files.map((file) => takenPhoto(file, newId()))
      const at = of(orderId).findIndex(({ id }) => id === inPlaceOf?.id)
      show(orderId, at < 0 ? [...of(orderId), ...taken] : of(orderId).toSpliced(at, 1, ...taken))
    },
    drop: (orderId: number, dropped: TakenPhoto) => show(orderId, of(orderId).filter(({ id }) => id !== dropped.id)),
    clear: (orderId: number) => void delete state.byOrder[orderId],
  }
}
