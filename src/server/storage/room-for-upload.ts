import { HttpError } from '#server/log/http-error.ts'
import type { World } from '#server/world.ts'
import { diskRoom } from './disk-room.ts'

/** Refuses 503 what strangers send when the disk has no more room than what is kept for the house. */
export async function checkRoomForUpload({ files, keptFree }: Pick<World, 'files' | 'keptFree'>): Promise<void> {
  if (diskRoom(await files.free(), keptFree) !== 'kept') return
  throw new HttpError(
    503,
    'Notre stockage est presque plein : ton fichier n’a pas pu être enregistré. Réessaie dans une heure, ou contacte-nous.',
    { headers: { 'Retry-After': '3600' } },
  )
}
