import { useEffect } from 'react'
import { ChunkLoadError } from '#adapters/failures/failures.ts'
import { useWorld } from '#app/world.ts'
import type { FallbackProps } from '#ui/say/error-boundary.tsx'
import { Page } from '#ui/frame/page.tsx'
import { LostScreen } from './lost-screen.tsx'
import { StoppedScreen } from './stopped-screen.tsx'

/** Instead of a screen that broke down: what happened, what is safe, what to do. */
export function Breakdown({ error, onRetry }: FallbackProps) {
  const { routeAnnouncer } = useWorld()
  const lost = error instanceof ChunkLoadError
  const title = lost ? 'L’écran n’a pas pu être chargé.' : 'Cet écran s’est arrêté.'
  useEffect(() => routeAnnouncer.announce(title), [routeAnnouncer, title])
  return (
    <Page title={title} width="narrow">
      {lost ? <LostScreen /> : <StoppedScreen onRetry={onRetry} />}
    </Page>
  )
}
