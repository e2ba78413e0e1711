import type { ReactNode } from 'react'
import { EmptyState } from '#ui/say/empty-state.tsx'
import { Page } from '#ui/frame/page.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { Unread } from '../pieces/unread.tsx'

type InboxPageProps = {
  readonly title: string
  readonly lead: string
  readonly failure: string | null
  readonly count: number | null
  readonly empty: string
  /** What comes here. */
  readonly emptyWords: string
  onRetry(): void
  readonly children: ReactNode
}

/** A list that the team reads: on its way, failed, empty, or there. `count` is null until it came. */
export function InboxPage({ title, lead, failure, count, empty, emptyWords, onRetry, children }: InboxPageProps) {
  return (
    <Page title={title} lead={lead}>
      {failure !== null && <Unread failure={failure} notRead="La liste n’a pas pu être lue." onRetry={onRetry} />}
      {count === null ? (
        failure === null && (
          <div className="staff-inbox">
            {Array.from({ length: 4 }, (_, card) => (
              <Skeleton key={card} shape="card" label={card === 0 ? 'Chargement de la liste' : undefined} />
            ))}
          </div>
        )
      ) : count === 0 ? (
        <div className="staff-inbox">
          <EmptyState title={empty}>{emptyWords}</EmptyState>
        </div>
      ) : (
        <ol className="staff-inbox">{children}</ol>
      )}
    </Page>
  )
}
