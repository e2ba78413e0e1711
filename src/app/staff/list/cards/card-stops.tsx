import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { addressLines } from '#rules/text/address-label.ts'
import { pickupLine, readPickupWords } from '#rules/order/pickup-comment.ts'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { mapLink } from '#adapters/device/map-link.ts'
import { StaffIcon } from '../../pieces/staff-icon.tsx'

/** Both ends of an open card: A with its depot and wishes, B with its map, then the customer's words. */
export function CardStops({ order }: { readonly order: StaffOrder }) {
  const { comment, ...pickup } = readPickupWords(order.repeat?.comment ?? '')
  const asked = pickupLine(pickup)
  return (
    <>
      <Stop end="a" label="Retrait" address={order.pickupAddress} point={order.repeat?.pickup ?? null} />
      {asked !== '' && <p className="staff-asked">{asked}</p>}
      <Stop end="b" label="Livraison" address={order.deliveryAddress} point={order.repeat?.delivery ?? null} />
      {comment !== '' && <p className="staff-comment">« {comment} »</p>}
    </>
  )
}

interface StopProps {
  readonly end: 'a' | 'b'
  readonly label: string
  readonly address: string
  readonly point: Parameters<typeof mapLink>[1]
}

function Stop({ end, label, address, point }: StopProps) {
  const [street, town] = addressLines(address)
  return (
    <a
      className="staff-to-map"
      data-end={end}
      href={mapLink(address, point, navigator.userAgent)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span className="route-mark" aria-hidden="true">
        {end.toUpperCase()}
      </span>
      <span>
        <VisuallyHidden>{label} : </VisuallyHidden>
        <b>{street}</b>
        {town !== '' && <span>{town}</span>}
      </span>
      <StaffIcon name="way" />
      <VisuallyHidden>, sur la carte</VisuallyHidden>
    </a>
  )
}
