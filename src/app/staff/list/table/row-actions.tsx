import { Link } from 'wouter'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { isOver } from '#rules/order/order-status.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { Menu } from '#ui/act/menu.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { StaffIcon } from '../../pieces/staff-icon.tsx'
import { NextStep } from '../../actions/next-step.tsx'
import { useOrderActions } from '../../actions/use-order-actions.ts'

/** The next step of an order, large; the rest in a menu. One that is over is only to be seen, and perhaps undone. */
export function RowActions({
  order,
  isMostPressing,
  path,
}: {
  readonly order: StaffOrder
  readonly isMostPressing: boolean
  readonly path: string
}) {
  const acts = useOrderActions(order)
  const over = isOver(order)
  return (
    <div className="staff-next">
      <NextStep order={order} isMostPressing={isMostPressing} />
      {over && (
        <Link href={path} className={buttonClass('secondary', { wide: true })}>
          Voir la commande
        </Link>
      )}
      {(!over || acts.length > 0) && (
        <Menu
          beside
          label={
            <>
              <StaffIcon name="more" />
              <VisuallyHidden>Autres actions, commande {order.id}</VisuallyHidden>
            </>
          }
        >
          {!over && <Link href={path}>Voir la commande</Link>}
          {acts.map(({ label, run }) => (
            <button key={label} type="button" onClick={run}>
              {label}
            </button>
          ))}
        </Menu>
      )}
    </div>
  )
}
