import type { ReactNode } from 'react'
import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'

/** Says what the payment lacks, and tries again. */
export function RetryBanner({
  title,
  children,
  onRetry,
}: {
  readonly title: string
  readonly children: ReactNode
  onRetry(): void
}) {
  const retry = (
    <Button variant="secondary" small onClick={onRetry}>
      Réessayer
    </Button>
  )
  return (
    <Banner tone="bad" role="alert" title={title} action={retry}>
      {children}
    </Banner>
  )
}
