import { BottomBar } from '#ui/frame/bottom-bar.tsx'
import { Card } from '#ui/frame/card.tsx'
import { LoadGauge } from '#ui/say/load-gauge.tsx'
import { RouteFields } from '#ui/ask/route-fields.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { OpeningHours } from './opening-hours.tsx'
import '../order.css'

/**
 * The form's outline while the draft is read from this device: it comes back, or is offered, so no card has its title
 * yet.
 */
export function OrderLoading() {
  return (
    <div className="order-form">
      <Skeleton lines={1} label="Lecture du brouillon" />
      <Card id="livraison" untitled>
        <RouteFields dense from={field} to={field} />
        {field}
        <LoadGauge level={0} />
      </Card>
      <Card>
        <Skeleton lines={1} />
        <OpeningHours />
        {field}
        {field}
        {field}
      </Card>
      <BottomBar phoneOnly above={<Skeleton lines={1} />}>
        <Skeleton shape="control" />
      </BottomBar>
    </div>
  )
}

const field = <Skeleton shape="field" />
