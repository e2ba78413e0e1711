import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { OpeningHours } from './opening-hours.tsx'
import '../order.css'

/** The form's place while the draft is read from this device: it comes back, or is offered, so no card has its title yet. */
export function OrderLoading() {
  return (
    <div className="order-form">
      <Skeleton lines={1} label="Lecture du brouillon" />
      <Card id="livraison">
        <Skeleton shape="field" />
        <Skeleton shape="field" />
        <Skeleton shape="field" />
      </Card>
      <OpeningHours />
      <Card>
        <Skeleton lines={1} />
        <Skeleton shape="field" />
        <Skeleton shape="field" />
      </Card>
    </div>
  )
}
