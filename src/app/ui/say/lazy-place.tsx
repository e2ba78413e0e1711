import { Suspense, type ReactNode } from 'react'
import { Banner } from './banner.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

/** A part fetched when first shown. If it does not come that is said, the rest stands. `waiting`: keeps its place. */
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
