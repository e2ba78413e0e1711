import { Card } from '#ui/frame/card.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import '../order-aside.css'
import '#ui/frame/stack.css'

/** The place of what stands beside the form, until that is open. */
export function AsideLoading() {
  return (
    <div className="stack order-aside">
      <Card>
        <Skeleton lines={7} />
      </Card>
      <Skeleton shape="control" />
    </div>
  )
}
