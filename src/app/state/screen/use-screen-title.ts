import { useEffect } from 'react'
import { useWorld } from '#app/world.ts'

/** Tells where one is, whenever that changes: the room's screens share one route. */
export function useScreenTitle(title: string): void {
  const { routeAnnouncer } = useWorld()
  useEffect(() => routeAnnouncer.announce(title), [routeAnnouncer, title])
}
