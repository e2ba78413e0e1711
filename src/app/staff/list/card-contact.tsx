import { Link } from 'wouter'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { Badge } from '#ui/say/badge.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { CallLink } from '../one/call-link.tsx'
import { RowTools } from './row-tools.tsx'

/** Who gets the order, which one it is, its papers, and the number to call. `path`: the order's own screen. */
export function CardContact({ order, path }: { readonly order: StaffOrder; readonly path: string }) {
  const { customerName, customerCompany, phone } = order
  const name = customerName || customerCompany || 'Client particulier'
  return (
    <>
      <div className="staff-card-who">
        <p>
          <b>{name}</b>
          {customerCompany !== '' && name !== customerCompany && <span>{customerCompany}</span>}
        </p>
        {order.paid === 0 && <Badge tone="warning">Non payé</Badge>}
        <Link href={path}>
          <VisuallyHidden>Commande </VisuallyHidden>n° {order.id} · {order.weightLabel}
        </Link>
      </div>
      <div className="staff-card-tools">
        <RowTools order={order} path={path} />
        {phone !== '' && <CallLink phone={phone} name={name} />}
      </div>
    </>
  )
}
