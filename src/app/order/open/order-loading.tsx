import { Banner } from '#ui/banner.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { OpeningHours } from './opening-hours.tsx'

/** The form's place while the draft is read from this device. */
export function OrderLoading() {
  return (
    <div className="order-form">
      <Banner><OpeningHours /></Banner>
      <Skeleton shape="card" label="Lecture du brouillon" />
      <Skeleton shape="card" />
    </div>
  )
}
