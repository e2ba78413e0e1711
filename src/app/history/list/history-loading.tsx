import { Page } from '#ui/page.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { HistorySkeleton } from './history-skeleton.tsx'
import './history-list.css'

/** /historique until it is there. */
export function HistoryLoading() {
  return (
    <Page title="Historique des livraisons" width="full">
      <div className="history-list">
        <div className="list-head">
          <p className="list-refresh">On vérifie…</p>
        </div>
        <div className="list-filters">
          <Skeleton shape="field" />
          <Skeleton shape="field" />
          <div className="list-groups">
            <Skeleton shape="badge" />
          </div>
        </div>
        <HistorySkeleton />
      </div>
    </Page>
  )
}
