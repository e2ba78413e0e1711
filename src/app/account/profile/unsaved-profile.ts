import * as v from 'valibot'
import type { World } from '#app/world.ts'
import { profileNames, type ProfileValues } from './profile-values.ts'

/** Profile edits that were neither saved nor cancelled: in this page's memory, for their author alone. */
export type UnsavedProfile = ReturnType<typeof unsavedProfile>

export function unsavedProfile({ unsaved }: Pick<World, 'unsaved'>, userId: number) {
  const key = `profile ${userId}`
  return {
    read(): ProfileValues | null {
      const kept = unsaved.get(key)
      return v.is(kind, kept) ? kept : null
    },
    keep: (values: ProfileValues) => void unsaved.set(key, values),
    drop: () => void unsaved.delete(key),
  }
}

const kind = v.object(v.entriesFromList(profileNames, v.string()))
