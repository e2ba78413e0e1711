import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import type { PastOrder } from '#contract/history.ts'
import { buttonClass } from '#ui/button-class.ts'
import { arrowAround } from '#ui/drawings.ts'
import { LineIcon } from '#ui/line-icon.tsx'
import { PayOrderLink } from '../pay-order/pay-order-link.tsx'
import { ShareTracking } from '../share-tracking.tsx'
import { nextAct } from './next-act.ts'
import { repeatHandoverOf } from './repeat-handover-of.ts'

/** The one orange button of the screen, by the state of the order. */
export function MainAction({ order }: { readonly order: PastOrder }) {
  switch (nextAct(order, useWorld().now())) {
    case 'again':
      return (
        <Link href={paths.order} state={repeatHandoverOf(order)} className={buttonClass('primary', { wide: true })}>
          <LineIcon d={arrowAround} />
          Commander à nouveau
        </Link>
      )
    case 'pay':
      return <PayOrderLink order={order} />
    case 'track':
      return order.trackingPath === null ? null : <ShareTracking path={order.trackingPath} />
  }
}
