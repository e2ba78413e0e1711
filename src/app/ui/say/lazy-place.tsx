import { Suspense, type ReactNode } from 'react'
import { Banner } from './banner.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

/** Where a part of a screen goes that is fetched when it is first shown. One that does not come is said, and the rest of the screen stands. `waiting`: what keeps its place. */
export function LazyPlace({
  waiting = null,
  children,
}: {
  readonly waiting?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <ErrorBoundary fallback={PartLost}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function PartLost() {
  return (
    <Banner tone="bad" role="alert">
      La suite n’a pas pu être chargée. Recharge la page, puis réessaie.
    </Banner>
  )
}
