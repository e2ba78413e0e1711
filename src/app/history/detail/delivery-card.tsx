import { useWorld } from '#app/world.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { townOf } from '#rules/text/address-label.ts'
import { boundDate } from '#rules/moment/french.ts'
import { wholeHeadline } from '#rules/order/lapsed-words.ts'
import { isOver, orderStatus } from '#rules/order/order-status.ts'
import { emissionWords } from '#rules/order/emissions.ts'
import { isLapsed } from '#rules/order/payable.ts'
import { Banner } from '#ui/say/banner.tsx'
import { Note } from '#ui/say/note.tsx'
import { Card } from '#ui/frame/card.tsx'
import { WholeWords } from '#ui/say/whole-words.tsx'
import { InsteadOf } from '#ui/say/instead-of.tsx'
import { LateWords } from '#ui/say/late-words.tsx'
import { RouteLine } from '#ui/lists/route-line.tsx'
import { deadlineFromNow, freeChangeUntil } from '#rules/order/free-change.ts'
import { textLinkClass } from '#ui/act/text-link-class.ts'
import type { HistoryStore } from '../history-store.ts'
import { CancelledHeadline, CancelledSteps } from './cancelled-order.tsx'
import { MainAction } from './main-action.tsx'
import { OrderSteps } from './order-steps.tsx'
import { changeRowsId } from '../change/change-rows.tsx'
import { ProofPhotos } from './papers/proof-photos.tsx'

/** When the order comes, its way, how far it is, and the one thing to do now. Proof of delivery rises to its top. */
export function DeliveryCard({
  order,
  store,
}: {
  readonly order: PastOrder
  readonly store: Pick<HistoryStore, 'replace' | 'refresh'>
}) {
  const isOverdue = isLapsed(order, useWorld().now())
  const isCancelled = order.status === orderStatus.cancelled
  return (
    <Card>
      {isCancelled ? <CancelledHeadline order={order} /> : <Headline order={order} />}
      {order.pickupAddress !== '' && (
        <div className="delivery-way">
          <RouteLine from={townOf(order.pickupAddress)} to={townOf(order.deliveryAddress)} />
        </div>
      )}
      {order.status === orderStatus.delivered && <ProofPhotos order={order} />}
      <div className="delivery-progress">
        {isCancelled ? (
          <CancelledSteps order={order} />
        ) : isOverdue ? (
          <p>Choisis un nouveau créneau pour être livré : tu ne dois rien d’ici là.</p>
        ) : (
          <OrderSteps order={order} />
        )}
      </div>
      <MainAction order={order} store={store} />
      {order.emittedGrams !== null && <Note>{emissionWords(order.emittedGrams, order.emittedBasis)}</Note>}
    </Card>
  )
}

/** When it comes, or came; on the team's other date, in place of which. */
function Headline({ order }: { readonly order: PastOrder }) {
  const now = useWorld().now()
  const { over, day, hours, instead } = wholeHeadline(order, now)
  return (
    <>
      <div className="delivery-headline">
        <p>
          <LateWords>{over}</LateWords>
        </p>
        <h2>{boundDate(day)}</h2>
        {hours !== '' && (
          <p>
            <WholeWords>{hours.replace(' · ', '\u00A0·\u00A0')}</WholeWords>
          </p>
        )}
        {instead !== null && isOver(order) && <PastDate order={order} asked={instead} />}
      </div>
      {instead !== null && !isOver(order) && <OtherDate order={order} asked={instead} />}
    </>
  )
}

function PastDate({ order: { dateReason }, asked }: { readonly order: PastOrder; readonly asked: string }) {
  return (
    <>
      <p>
        <InsteadOf slot={boundDate(asked)} />
      </p>
      {dateReason !== '' && <p>Motif : {dateReason}</p>}
    </>
  )
}

/** The team's other date: instead of which, why, and how to change it again. `asked`: 'jeudi 26 novembre, matin'. */
function OtherDate({ order, asked }: { readonly order: PastOrder; readonly asked: string }) {
  const now = useWorld().now()
  const until = freeChangeUntil(order, now)
  return (
    <Banner
      tone="warn"
      title={
        <>
          Changée par notre équipe, au lieu de <s>{boundDate(asked)}</s>.
        </>
      }
    >
      {order.dateReason !== '' && <p>Motif : {order.dateReason}</p>}
      {until instanceof Date && (
        <>
          <p>{boundDate(`Elle ne te va pas ? C’est gratuit jusqu’à ${deadlineFromNow(until, now)}.`)}</p>
          <button type="button" className={textLinkClass('forward')} onClick={goToRows}>
            Changer ou annuler
          </button>
        </>
      )}
    </Banner>
  )
}

function goToRows() {
  const row = document.getElementById(changeRowsId)
  row?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'center' })
}
