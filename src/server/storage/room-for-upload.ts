import { HttpError } from '#server/http-error.ts'
import type { World } from '#server/world.ts'

/** Refuses 503 what strangers send when less than 1 GB is free: the rest is for what the house itself must write, such as orders, invoices and photos. */
export async function checkRoomForUpload({ files }: Pick<World, 'files'>): Promise<void> {
  if ((await files.free()) >= keptFree) return
  throw new HttpError(503, 'Notre stockage est presque plein : ton fichier n’a pas été pris. Réessaie dans une heure, ou contacte-nous.', { headers: { 'Retry-After': '3600' } })
}

const keptFree = 1024 ** 3
