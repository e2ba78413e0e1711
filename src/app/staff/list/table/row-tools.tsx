import { Link } from 'wouter'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { StaffIcon } from '../../pieces/staff-icon.tsx'

/** The papers that an order has: its slip and its photos. `path`: the order's own screen. */
export function RowTools({ order: { id, slip, photos }, path }: { readonly order: StaffOrder; readonly path: string }) {
  return (
    <div className="staff-tools">
      {slip !== null && (
        <Link href={`${path}#bordereau`} className="staff-tool" aria-label={`Voir le bordereau, commande ${id}`}>
          <StaffIcon name="slip" />
        </Link>
      )}
      {photos > 0 && (
        <Link
          href={`${path}#photos`}
          className="staff-tool"
          aria-label={`${photos === 1 ? 'Voir la photo' : `Voir les ${photos} photos`}, commande ${id}`}
        >
          <StaffIcon name="camera" />
          <span data-count={photos} />
        </Link>
      )}
    </div>
  )
}
