import type { StaffOrder } from '#contract/staff-orders.ts'
import { addressLines } from '#rules/address-label.ts'
import { pickupLine, readPickupWords } from '#rules/pickup-comment.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import '#ui/route-mark.css'
import { StaffIcon } from '../parts/staff-icon.tsx'
import { mapLink } from './map-link.ts'

/** One end of the way: where, who, and the ways to call and to drive there. */
export function StopCard({ end, order }: { readonly end: 'a' | 'b'; readonly order: StaffOrder }) {
  const isPickup = end === 'a'
  const address = isPickup ? order.pickupAddress : order.deliveryAddress
  const stop = isPickup ? order.repeat?.pickup : order.repeat?.delivery
  const name = isPickup ? order.supplier : order.customerName || order.customerCompany || 'Client particulier'
  const phone = isPickup ? order.supplierPhone : order.phone
  const [street, town] = addressLines(address)
  const { comment, ...pickup } = readPickupWords(order.repeat?.comment ?? '')
  const words = isPickup ? pickupLine(pickup) : comment
  return (
    <section className="card staff-stop" data-end={end} aria-label={isPickup ? 'Retrait' : 'Livraison'}>
      <span className="route-mark" aria-hidden="true">
        {end.toUpperCase()}
      </span>
      <div className="staff-stop-words">
        <h2>{isPickup ? 'Retrait' : 'Livraison'}</h2>
        <p>
          <b>{name}</b>
          {!isPickup && order.customerCompany !== '' && order.customerCompany !== name && <span>{order.customerCompany}</span>}
        </p>
        <p>
          {street}
          {town !== '' && <span>{town}</span>}
        </p>
        {words !== '' && <p className="staff-comment">« {words} »</p>}
        <div className="staff-stop-ways">
          {phone !== '' && (
            <ButtonLink small variant="secondary" href={`tel:${phone}`} icon={<StaffIcon name="phone" />}>
              Appeler
            </ButtonLink>
          )}
          <ButtonLink small variant="secondary" href={mapLink(address, stop ?? null, navigator.userAgent)} target="_blank" rel="noopener noreferrer" icon={<StaffIcon name="way" />}>
            Y aller
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
