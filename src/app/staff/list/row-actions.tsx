import { Link } from 'wouter'
import type { StaffOrder } from '#contract/staff-orders.ts'
import { Menu } from '#ui/menu.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { StaffIcon } from '../parts/staff-icon.tsx'
import { NextStep } from '../act/next-step.tsx'
import { useOrderActs } from '../act/use-order-acts.ts'

/** The next step of an order, large; the rest in a menu. */
export function RowActions({ order, isMostPressing, path }: { readonly order: StaffOrder; readonly isMostPressing: boolean; readonly path: string }) {
  const acts = useOrderActs(order)
  return (
    <div className="staff-next">
      <NextStep order={order} isMostPressing={isMostPressing} />
      <Menu
        label={
          <>
            <StaffIcon name="more" />
            <VisuallyHidden>Autres actions, commande {order.id}</VisuallyHidden>
          </>
        }
      >
        <Link href={path}>Voir la commande</Link>
        {acts.map(({ label, run }) => (
          <button key={label} type="button" onClick={run}>
            {label}
          </button>
        ))}
      </Menu>
    </div>
  )
}
