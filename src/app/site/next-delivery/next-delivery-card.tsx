import { providerOrigin } from '#adapters/net/provider-address.ts'
import { orderDetailPath, paths, repeatFollows } from '#app/paths.ts'
import { paymentAddress } from '#contract/addresses.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { townOf } from '#rules/text/address-label.ts'
import { orderHeadline } from '#rules/order/lapsed-words.ts'
import { nextAct } from '#rules/order/next-act.ts'
import { arrivedOn } from '#rules/order/next-delivery.ts'
import { isOver, orderStatus } from '#rules/order/order-status.ts'
import { priceLabel } from '#rules/price/price-label.ts'
import { statusBadge } from '#rules/order/status-badge.ts'
import { Badge } from '#ui/say/badge.tsx'
import { WholeWords } from '#ui/say/whole-words.tsx'
import { InsteadOf } from '#ui/say/instead-of.tsx'
import { LateWords } from '#ui/say/late-words.tsx'
import { RouteLine } from '#ui/lists/route-line.tsx'
import { textLinkClass } from '#ui/act/text-link-class.ts'

/**
 * The next delivery: when, from where to where, how far, and the one thing to do; all leads to its detail by plain
 * links, in another document.
 */
export function NextDeliveryCard({ order, now }: { readonly order: PastOrder; readonly now: Date }) {
  const { title, detail, instead } = orderHeadline(order, now)
  const { label, tone } = statusBadge(order.status, order.paid)
  return (
    <article className="next-card">
      {isOver(order) && !arrivedOn(order, now) && (
        <p className="next-none">
          Rien aujourd’hui. {order.status === orderStatus.cancelled ? 'Ta dernière commande' : 'Ta dernière livraison'}{' '}
          :
        </p>
      )}
      <h2>
        <WholeWords>{title}</WholeWords>
      </h2>
      <p className="next-when">
        <LateWords>{detail}</LateWords> {instead !== null && <InsteadOf slot={instead} />}
      </p>
      <RouteLine from={townOf(order.pickupAddress) || unknown} to={townOf(order.deliveryAddress) || unknown} />
      <p className="next-state">
        <Badge tone={tone}>{label}</Badge>
        <b>{order.customerCompany || order.customerName || 'Client particulier'}</b>
      </p>
      <NextActs order={order} now={now} />
    </article>
  )
}

/** Several, one line each: when, from where to where; the line leads to the order. */
export function NextDeliveryRows({ orders, now }: { readonly orders: readonly PastOrder[]; readonly now: Date }) {
  return (
    <ul className="next-rows">
      {orders.map((order) => {
        const { title, detail } = orderHeadline(order, now)
        return (
          <li key={order.id} className="next-row">
            <a href={orderDetailPath(order.id)} className="next-whole">
              <WholeWords>{title}</WholeWords>
            </a>
            <span className="next-when">
              <LateWords>{detail}</LateWords>
            </span>
            <RouteLine from={townOf(order.pickupAddress) || unknown} to={townOf(order.deliveryAddress) || unknown} />
            {order.status === orderStatus.delivering && order.trackingPath !== null && (
              <TrackLink order={order} path={order.trackingPath} />
            )}
            {nextAct(order, now) === 'pay' && isOurs && <PayLink order={order} />}
          </li>
        )
      })}
    </ul>
  )
}

function TrackLink({ order, path }: { readonly order: PastOrder; readonly path: string }) {
  return (
    <a href={path} className={textLinkClass()} aria-label={`Suivre la commande ${order.id}`}>
      Suivre
    </a>
  )
}

function PayLink({ order }: { readonly order: PastOrder }) {
  return (
    <a href={paymentAddress(order.id)} className={textLinkClass()}>
      Payer {priceLabel(order.totalTTC)}
    </a>
  )
}

/** As the order's own screen has it, in words: the orange of this page is a new delivery. */
function NextActs({ order, now }: { readonly order: PastOrder; readonly now: Date }) {
  const act = nextAct(order, now)
  const detail = { href: orderDetailPath(order.id), className: `${textLinkClass()} next-whole` }
  if (act === 'renew' && isOurs)
    return (
      <div className="next-acts">
        <a {...detail}>Choisir un créneau et payer {priceLabel(order.totalTTC)}</a>
      </div>
    )
  return (
    <div className="next-acts">
      <a {...detail} aria-label={`Détails de la commande ${order.id}`}>
        Détails
      </a>
      {order.status === orderStatus.delivering && order.trackingPath !== null && (
        <TrackLink order={order} path={order.trackingPath} />
      )}
      {act === 'pay' && isOurs && <PayLink order={order} />}
      {(act === 'again' || act === 'renew') && (
        <a
          href={paths.order + repeatFollows + order.id}
          className={textLinkClass()}
          aria-label={`Refaire : Commander à nouveau (commande ${order.id})`}
        >
          Refaire
        </a>
      )}
    </div>
  )
}

/** What another provider takes its own screens find out. */
const isOurs = providerOrigin === ''

const unknown = 'Adresse inconnue'
