import sharp, { type Sharp } from 'sharp'
import { HttpError } from '#server/log/http-error.ts'
import { createLane, LaneFull } from '#server/limits/lane.ts'
import { isTooLarge } from './is-too-large.ts'

/** What became of a picture: null when it cannot be read to its last line. */
type Unfolded<T> = T | 'too large' | null

/**
 * Does something with a picture whose every line must be readable, one picture at a time in the whole process, its
 * senders by turns. Refuses 503 when eight wait already. `who`: whose it is.
 */
export async function unfold<T>(
  bytes: Uint8Array,
  who: string,
  task: (picture: Sharp) => Promise<T>,
): Promise<Unfolded<T>> {
  const leave = await turnOf(who)
  try {
    if (isTooLarge(await sharp(bytes, { limitInputPixels: false }).metadata())) return 'too large'
    return await task(sharp(bytes, { limitInputPixels: 50e6, failOn: 'error' }).timeout({ seconds: 20 }))
  } catch {
    return null
  } finally {
    leave()
  }
}

// What was unfolded is not looked at again.
sharp.cache(false)

/** Each takes some tenths of a second. */
const lane = createLane({ atOnce: 1, ofOne: 1, room: 8, roomOfOne: 4, patienceMs: 20_000 })

async function turnOf(who: string): Promise<() => void> {
  try {
    return await lane.enter({ who })
  } catch (error) {
    if (!(error instanceof LaneFull)) throw error
    throw new HttpError(503, 'Trop d’images arrivent en ce moment. Réessaie dans quelques instants.', {
      headers: { 'Retry-After': '5' },
    })
  }
}
