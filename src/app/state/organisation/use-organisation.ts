import { useEffect, useState } from 'react'
import { useWorld } from '#app/world.ts'
import type { OwnOrganisation } from '#adapters/store/organisation-copy.ts'
import { followOrganisation } from './own-organisation.ts'

/** The user's organisation, null without one; undefined until this device knows. */
export function useOrganisation(): OwnOrganisation | null | undefined {
  const world = useWorld()
  const [is, tell] = useState<OwnOrganisation | null | undefined>(undefined)
  useEffect(() => followOrganisation(world, tell), [world])
  return is
}
