import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import '../order-aside.css'

/** The place of what stands beside the form, until that is open. */
export function AsideLoading() {
  return (
    <div className="order-aside">
      <Card>
        <Skeleton lines={7} />
      </Card>
      <Skeleton shape="control" />
    </div>
  )
}
