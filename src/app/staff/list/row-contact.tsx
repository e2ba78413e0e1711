import { Link } from 'wouter'
import type { StaffOrder } from '#contract/staff-orders.ts'
import { StaffIcon } from '../parts/staff-icon.tsx'

/** Who gets the order, the slip and the photos it has, and the way to call. `path`: the order's own screen. */
export function RowContact({ order, path }: { readonly order: StaffOrder; readonly path: string }) {
  const name = order.customerName || order.customerCompany || 'Client particulier'
  const slip = order.slip === null ? 'Sans bordereau' : 'Voir le bordereau'
  return (
    <div className="staff-contact">
      <p>
        <b>{name}</b>
        {order.customerCompany !== '' && name !== order.customerCompany && <span>{order.customerCompany}</span>}
      </p>
      <div className="staff-tools">
        <Link href={`${path}#bordereau`} className="staff-tool" data-none={order.slip === null || undefined} aria-label={`${slip}, commande ${order.id}`}>
          <StaffIcon name="slip" />
        </Link>
        <Link href={`${path}#photos`} className="staff-tool" data-none={order.photos === 0 || undefined} aria-label={`${photoWords(order.photos)}, commande ${order.id}`}>
          <StaffIcon name="camera" />
          {order.photos > 0 && <span aria-hidden="true">{order.photos}</span>}
        </Link>
        {order.phone !== '' && (
          <a href={`tel:${order.phone}`} className="staff-tool" data-main aria-label={`Appeler ${name}`}>
            <StaffIcon name="phone" />
          </a>
        )}
      </div>
    </div>
  )
}

function photoWords(count: number): string {
  if (count === 0) return 'Sans photo'
  return count === 1 ? 'Voir la photo' : `Voir les ${count} photos`
}
