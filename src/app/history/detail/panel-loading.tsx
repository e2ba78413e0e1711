import { Skeleton } from '#ui/say/skeleton.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'
import './detail-panel.css'

/** One order beside the list until it is there. */
export function PanelLoading() {
  return (
    <div className="detail-panel">
      <div className="detail-panel-head">
        <Skeleton shape="title" />
      </div>
      <OrderSkeleton />
    </div>
  )
}
