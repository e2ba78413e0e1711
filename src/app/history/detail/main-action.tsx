import { Link } from 'wouter'
import { paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { dialled } from '#content/dialled.ts'
import { changeMoment } from '#contract/order/cancellation.ts'
import { shareTracking } from '#contract/order/share-tracking.ts'
import { useTakes } from '#state/orders/use-takes.ts'
import { buttonClass } from '#ui/act/button-class.ts'
import { arrowAround, arrowOut, telephone } from '#ui/say/icon-paths.ts'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { useShareTracking } from '#state/orders/use-share-tracking.ts'
import { Button } from '#ui/act/button.tsx'
import { ButtonLink } from '#ui/act/button-link.tsx'
import { momentHeld } from '#rules/order/delivery-times.ts'
import { isLate } from '#rules/order/late.ts'
import { freeChangeUntil } from '#rules/order/free-change.ts'
import { isCovered } from '#rules/order/on-account.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { nextAct } from '#rules/order/next-act.ts'
import { repeatHandoverOf } from '#contract/handover/form-handover.ts'
import { changeRowsId } from '../change/change-rows.tsx'
import { choiceOf } from '../change/moment-choice.ts'
import { RenewAction } from '../change/renew-action.tsx'
import { useMayBuy } from '../history-scope.ts'
import type { HistoryStore } from '../history-store.ts'
import { PayOrderLink } from '../pay-order/pay-order-link.tsx'

interface MainActionProps {
  readonly order: PastOrder
  readonly store: Pick<HistoryStore, 'replace' | 'refresh'>
}

/** The one orange button of the screen, by the state of the order. */
export function MainAction({ order, store }: MainActionProps) {
  const now = useWorld().now()
  const mayBuy = useMayBuy()
  switch (nextAct(order, now)) {
    case 'again':
      return mayBuy && <AgainLink order={order} />
    case 'renew':
      return order.readOnly ? null : <Renewal order={order} store={store} />
    case 'pay':
      return <PayOrderLink order={order} />
    case 'track':
      if (order.trackingPath !== null && order.status === orderStatus.delivering)
        return <Tracking path={order.trackingPath} isLate={isLate(order, now)} />
      return (
        <>
          {isLate(order, now) ? <Call /> : !order.readOnly && <Change order={order} />}
          <ShareAhead order={order} />
        </>
      )
  }
}

/** To look at where it is, and to show it to who waits for it. */
function Tracking({ path, isLate: isOverdue }: { readonly path: string; readonly isLate: boolean }) {
  return (
    <>
      {isOverdue && <Call />}
      <div className="detail-tracking">
        <Link href={path} className={buttonClass('secondary')}>
          Suivre
        </Link>
        <ShareTracking path={path} isMain={!isOverdue} />
      </div>
    </>
  )
}

/** What is late is asked for. */
function Call() {
  return (
    <ButtonLink wide icon={<LineIcon d={telephone} />} href={`tel:${dialled}`}>
      Nous appeler
    </ButtonLink>
  )
}

/** Until it is on its way: what opens the row further down. */
function Change({ order }: Pick<MainActionProps, 'order'>) {
  const isFree = freeChangeUntil(order, useWorld().now()) instanceof Date
  if (!isFree || order.moment === null || choiceOf(momentHeld({ ...order, moment: order.moment })) === null) return null
  return (
    <Button wide variant="secondary" onClick={() => document.getElementById(changeRowsId)?.click()}>
      Changer le moment
    </Button>
  )
}

/** Where the provider changes no moment, the order is made again. */
function Renewal({ order, store }: MainActionProps) {
  return useTakes(changeMoment, useWorld()) ? <RenewAction order={order} store={store} /> : <AgainLink order={order} />
}

function AgainLink({ order }: Pick<MainActionProps, 'order'>) {
  return (
    <Link href={paths.order} state={repeatHandoverOf(order)} className={buttonClass('primary', { wide: true })}>
      <LineIcon d={arrowAround} />
      Commander à nouveau
    </Link>
  )
}

/** The same before it is on its way, once nothing more is to be paid: the link is made as it is asked for. */
function ShareAhead({ order }: Pick<MainActionProps, 'order'>) {
  const world = useWorld()
  const isTaken = useTakes(shareTracking, world)
  const ask = () => world.call(shareTracking, { params: { id: order.id } })
  return isTaken && isCovered(order) && !order.readOnly ? (
    <ShareTracking path={order.trackingPath ?? ask} isMain={false} />
  ) : null
}

/** « Partager le suivi ». */
function ShareTracking({
  path,
  isMain,
}: {
  readonly path: string | (() => Promise<string>)
  readonly isMain: boolean
}) {
  const [share, isBusy] = useShareTracking(path)
  return (
    <Button
      wide
      variant={isMain ? 'primary' : 'secondary'}
      disabled={isBusy}
      icon={<LineIcon d={arrowOut} />}
      onClick={share}
    >
      Partager le suivi
    </Button>
  )
}
