import { HttpError } from '#server/log/http-error.ts'
import type { World } from '#server/world.ts'

/**
 * What is left of the disk: enough; less than twice what is kept, which the team is told; less than what is kept, and
 * no file of strangers is taken.
 */
export type DiskRoom = 'enough' | 'low' | 'kept'

/**
 * `keptFree`: what is kept for what the house itself must write, such as orders, invoices and photos. In bytes: 1.5 GB
 * free of 1 GB kept → 'low'.
 */
export function diskRoom(free: number, keptFree: number): DiskRoom {
  if (free < keptFree) return 'kept'
  return free < 2 * keptFree ? 'low' : 'enough'
}

/** 2_040_109_465 → '1,9 Go', 536_870_912 → '512 Mo': never more than there is. */
export function sizeWords(bytes: number): string {
  if (bytes < 1024 ** 3) return `${Math.floor(bytes / 1024 ** 2)}\u00A0Mo`
  return `${String(Math.floor((bytes / 1024 ** 3) * 10) / 10).replace('.', ',')}\u00A0Go`
}

/** Refuses 503 what strangers send when the disk has no more room than what is kept for the house. */
export async function checkRoomForUpload({ files, keptFree }: Pick<World, 'files' | 'keptFree'>): Promise<void> {
  if (diskRoom(await files.free(), keptFree) !== 'kept') return
  throw new HttpError(
    503,
    'Notre stockage est presque plein : ton fichier n’a pas pu être enregistré. Réessaie dans une heure, ou contacte-nous.',
    { headers: { 'Retry-After': '3600' } },
  )
}
