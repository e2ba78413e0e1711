import type { Place } from '#contract/places/places.ts'
import type { FoundPlace } from '#server/adapters/places/places.ts'
import type { World } from '#server/world.ts'

/** A place as it is handed out: with the signature that its point counts by, where it may. */
export function placeOnWire(found: FoundPlace, { placeSignatures }: Pick<World, 'placeSignatures'>): Place {
  const { holds: _, ...place } = found
  const signature = placeSignatures.sign(found)
  return { ...place, ...(signature !== undefined && { signature }) }
}
