import { serverAddresses } from '#contract/addresses.ts'
import { wireFromInstant } from '#contract/wire/wire.ts'
import type { World } from '#server/world.ts'
import type { ProofPhoto } from './proof-photos.ts'

/**
 * A photo in the spelling of section 3. Its address opens it for an hour or two, and is the same within an hour of the
 * clock, so that a phone that asks again shows what it has.
 */
export function photoOnWire(
  { id, uploaded_at: at, description }: ProofPhoto,
  { photoKeys, now }: Pick<World, 'photoKeys' | 'now'>,
) {
  const nextHour = new Date(Math.ceil(now().getTime() / hourMs) * hourMs)
  return {
    id,
    image_url: `${serverAddresses.photos}/${id}/${photoKeys.make(id, nextHour)}`,
    uploaded_at: wireFromInstant(new Date(at)),
    description,
  }
}

const hourMs = 3_600_000
