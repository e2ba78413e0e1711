import { Link } from 'wouter'
import type { StaffOrder } from '#contract/staff-orders.ts'
import { StaffIcon } from '../parts/staff-icon.tsx'

/** The papers of an order: its slip and the photos that it has. `path`: the order's own screen. */
export function RowTools({ order, path }: { readonly order: StaffOrder; readonly path: string }) {
  const slip = order.slip === null ? 'Sans bordereau' : 'Voir le bordereau'
  return (
    <div className="staff-tools" data-column="tools">
      <Link href={`${path}#bordereau`} className="staff-tool" data-none={order.slip === null || undefined} aria-label={`${slip}, commande ${order.id}`}>
        <StaffIcon name="slip" />
      </Link>
      <Link href={`${path}#photos`} className="staff-tool" data-none={order.photos === 0 || undefined} aria-label={`${photoWords(order.photos)}, commande ${order.id}`}>
        <StaffIcon name="camera" />
        {order.photos > 0 && <span data-count={order.photos} />}
      </Link>
    </div>
  )
}

function photoWords(count: number): string {
  if (count === 0) return 'Sans photo'
  return count === 1 ? 'Voir la photo' : `Voir les ${count} photos`
}
