import { useEffect } from 'react'
import { Link } from 'wouter'
import { downloadStaffSlip } from '#contract/staff/staff-order.ts'
import { downloadStaffWaybill } from '#contract/staff/staff-waybill.ts'
import type { StaffList, StaffOrder } from '#contract/staff/staff-orders.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { besideBadge, statusBadge } from '#rules/order/status-badge.ts'
import { Badge } from '#ui/say/badge.tsx'
import { normalizePhone } from '#rules/text/phone.ts'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { StaffIcon } from '../pieces/staff-icon.tsx'
import { Button } from '#ui/act/button.tsx'
import { Card } from '#ui/frame/card.tsx'
import { Skeleton } from '#ui/say/skeleton.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import { NextStep } from '../actions/next-step.tsx'
import { OrderState } from '../actions/order-state.tsx'
import { OutboxPanel } from '../actions/outbox-panel.tsx'
import { DueLine } from '../pieces/due-line.tsx'
import { listPath } from '../model/list-address.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'
import { useMinute } from '#state/screen/use-minute.ts'
import { Journal } from './journal.tsx'
import { useOrderActions } from '../actions/use-order-actions.ts'
import { OrderFacts } from './order-facts.tsx'
import { Photos } from './photos.tsx'
import { StaffPaperCard } from './staff-paper-card.tsx'
import { StopCard } from './stop-card.tsx'
import { UnreadOrder } from './unread-order.tsx'
import { useStaffOrder } from './use-staff-order.ts'

/** /bo/:orderId: all that the team knows of an order, and what it can do to it. */
export function StaffOrderDetail({
  id,
  list,
  words,
}: {
  readonly id: number
  readonly list: StaffList
  readonly words: string
}) {
  const { world } = useStaffRoom()
  const { order, photos, journal, isWhole, copyAt, failure } = useStaffOrder(id)
  const now = useMinute(world.now)
  const isThere = order !== null
  useEffect(() => {
    if (isThere && location.hash !== '') document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [isThere])
  const badge = order && statusBadge(order.status, order.paid)
  const beside = order && besideBadge(order)
  const isDelivered = order?.status === orderStatus.delivered
  const proof = order && <Photos order={order} photos={photos} isKnown={isWhole} />
  const cancelledAt = journal.find(({ kind }) => kind === 'cancel')?.at ?? null
  return (
    <article className="staff-order">
      <Link href={listPath(list, { words })} className={`${textLinkClass('back')} staff-back`}>
        Les commandes
      </Link>
      <div className="staff-order-head">
        <h1>Commande n° {id}</h1>
        {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
        {beside && <Badge tone={beside.tone}>{beside.label}</Badge>}
      </div>
      {/* Where the list is not beside it. */}
      <div className="staff-order-refused">
        <OutboxPanel of={id} />
      </div>
      {failure !== null && <UnreadOrder failure={failure} isThere={isThere} copyAt={copyAt} now={now} />}
      {order === null ? (
        failure === null && <Skeleton shape="ticket" label="Chargement de la commande" />
      ) : (
        <>
          <Card>
            <DueLine order={order} now={now} cancelledAt={cancelledAt} />
            <OrderState orderId={id} />
            {order.steps[0]?.onPurpose && order.supplierPhone !== '' && (
              <ButtonLink wide href={`tel:${normalizePhone(order.supplierPhone)}`} icon={<StaffIcon name="phone" />}>
                Appeler {order.supplier}
              </ButtonLink>
            )}
            <NextStep order={order} isMostPressing />
            <OrderActions order={order} />
          </Card>
          {isDelivered && proof}
          <Card>
            <StopCard end="a" order={order} />
            <StopCard end="b" order={order} />
          </Card>
          <OrderFacts order={order} />
          {order.slip !== null && (
            <StaffPaperCard
              id="bordereau"
              title="Bordereau"
              name="le bordereau"
              alt={`Bordereau de la commande ${id}`}
              bring={() => world.call(downloadStaffSlip, { params: { id } })}
            />
          )}
          {order.hasWaybill && (
            <StaffPaperCard
              id="lettre-de-voiture"
              title="Lettre de voiture"
              name="la lettre de voiture"
              bring={() => world.call(downloadStaffWaybill, { params: { id } })}
            />
          )}
          {!isDelivered && proof}
          {isWhole && <Journal changes={journal} />}
        </>
      )}
    </article>
  )
}

/** What else can be done to an order; cancelling comes last. */
function OrderActions({ order }: { readonly order: StaffOrder }) {
  const acts = useOrderActions(order)
  if (acts.length === 0) return null
  return (
    <div className="staff-next">
      {acts.map(({ label, isDanger, run }) => (
        <Button key={label} small variant={isDanger ? 'danger' : 'secondary'} onClick={run}>
          {label}
        </Button>
      ))}
    </div>
  )
}
