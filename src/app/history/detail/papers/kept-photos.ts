import * as v from 'valibot'
import { fileOf } from '#adapters/store/drafts.ts'
import { forgiving, reportMistake } from '#adapters/failures/report-mistake.ts'
import type { World } from '#app/world.ts'
import { podImageSchema, type PodImage } from '#contract/order/pod-images.ts'

type KeepingWorld = Pick<World, 'seenFiles' | 'fetchFile' | 'session'>

/**
 * An order's proof photos on this device: their list without addresses, whose keys expire, and the bytes of seen ones
 * by number. Nothing rejects.
 */
export function createKeptPhotos({ seenFiles, fetchFile, session }: KeepingWorld, orderId: number) {
  const owner = () => session.state.user?.id
  const read = async (name: string): Promise<File | null> => {
    const userId = owner()
    if (userId === undefined) return null
    const kept = await seenFiles.read(userId, name).catch(forgiving(() => null))
    return kept && fileOf(kept)
  }
  const keep = async (name: string, bring: () => Promise<File>) => {
    const userId = owner()
    if (userId === undefined) return
    try {
      const file = await bring()
      const bytes = await file.arrayBuffer()
      // A user who left while it came leaves nothing behind.
      if (owner() === userId) await seenFiles.keep(userId, name, { bytes, type: file.type, name: file.name })
    } catch (error) {
      reportMistake(error)
    }
  }
  const listName = `photos ${orderId}`
  return {
    keepList: (images: readonly PodImage[]) =>
      keep(
        listName,
        async () =>
          new File([JSON.stringify(images.map((image) => ({ ...image, image_url: '' })))], listName, {
            type: 'application/json',
          }),
      ),
    /** Null when it never came here. */
    async readList(): Promise<readonly PodImage[] | null> {
      const kept = await read(listName)
      const list = kept && v.safeParse(listSchema, await kept.text())
      return list?.success ? list.output : null
    },
    /** What a picture shows already is brought once more, out of the browser's own cache as a rule. */
    keepPhoto: (id: PodImage['id'], address: string, name: string) =>
      keep(photoName(id), () => fetchFile(address, name)),
    readPhoto: (id: PodImage['id']) => read(photoName(id)),
  }
}

const date = v.nullable(
  v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
  ),
)
const listSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ ...podImageSchema.entries, uploaded_at: date })),
)

function photoName(id: PodImage['id']): string {
  return `photo ${id}`
}
