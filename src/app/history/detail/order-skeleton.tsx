import { Skeleton } from '#ui/skeleton.tsx'
import './order-detail.css'

/** The place of an order while it is fetched. */
export function OrderSkeleton() {
  return (
    <div className="order-skeleton">
      <Skeleton label="Chargement de la commande" shape="card" />
      <Skeleton shape="ticket" />
    </div>
  )
}
