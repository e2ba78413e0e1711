import { useWorld } from '#app/world.ts'
import type { PastOrder } from '#contract/history.ts'
import { townOf } from '#rules/address-label.ts'
import { deliveryHeadline } from '#rules/delivery-headline.ts'
import { boundDate, longDayAndTime } from '#rules/french.ts'
import { lapsedHeadline } from '#rules/lapsed-words.ts'
import { orderStatus } from '#rules/order-status.ts'
import { isLapsed } from '#rules/payable.ts'
import { Banner } from '#ui/banner.tsx'
import { Card } from '#ui/card.tsx'
import { InsteadOf } from '#ui/instead-of.tsx'
import { RouteLine } from '#ui/route-line.tsx'
import type { HistorySession } from '../history-session.ts'
import { MainAction } from './main-action.tsx'
import { OrderSteps } from './order-steps.tsx'
import { ProofPhotos } from './proof-photos.tsx'
import { refundWords } from './refund-words.ts'

/** When the order comes, from where to where, how far it is, and the one thing to do now. What proves a delivery rises to its top. */
export function DeliveryCard({ order, session }: { readonly order: PastOrder; readonly session: Pick<HistorySession, 'replace' | 'refresh'> }) {
  const now = useWorld().now()
  const isOverdue = isLapsed(order, now)
  const { over, day, hours, instead } = isOverdue ? lapsedHeadline(order, now) : deliveryHeadline(order, now)
  return (
    <Card>
      <div className="delivery-headline">
        <p>{over}</p>
        <h2>{boundDate(day)}</h2>
        {hours !== '' && <p>{hours.replace(' · ', '\u00A0·\u00A0')}</p>}
        {instead !== null && (
          <p>
            <InsteadOf slot={instead} />
          </p>
        )}
        {instead !== null && order.dateReason !== '' && <p>Motif : {order.dateReason}</p>}
      </div>
      {order.pickupAddress !== '' && <RouteLine from={townOf(order.pickupAddress)} to={townOf(order.deliveryAddress)} />}
      {order.status === orderStatus.delivered && <ProofPhotos order={order} />}
      <div className="delivery-progress">
        {order.status === orderStatus.cancelled ? (
          <Banner tone="bad" title="Commande annulée">
            Passée le {longDayAndTime(order.orderedAt)}, elle ne sera pas livrée. {refundWords(order)}
          </Banner>
        ) : isOverdue ? (
          <Banner tone="warn">Tu ne dois rien. Pour être livré, choisis un nouveau créneau : c’est la même commande, tout y est déjà.</Banner>
        ) : (
          <OrderSteps order={order} />
        )}
      </div>
      <MainAction order={order} session={session} />
    </Card>
  )
}
