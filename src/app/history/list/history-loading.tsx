import type { ReactNode } from 'react'
import { Page } from '#ui/frame/page.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { HistorySkeleton } from './history-skeleton.tsx'
import './list-filters.css'
import './list-head.css'

/** /historique until it is there; `order`: the place of one that is open beside the list. */
export function HistoryLoading({ order }: { readonly order?: ReactNode }) {
  return (
    <Page title="Historique des livraisons" width="full" aside={order}>
      <div className="history-list">
        <div className="list-head">
          <p className="list-refresh">On vérifie…</p>
        </div>
        <div className="list-filters">
          <Skeleton shape="field" />
          <Skeleton shape="field" />
          <div className="list-groups">
            <Skeleton shape="control" />
          </div>
        </div>
        <HistorySkeleton />
      </div>
    </Page>
  )
}
