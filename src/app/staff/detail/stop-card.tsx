import type { ReactNode } from 'react'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { addressLines } from '#rules/text/address-label.ts'
import { phoneIn, spacedPhone } from '#rules/text/phone.ts'
import { referenceRows } from '#rules/order/reference-rows.ts'
import { pickupLine, readPickupWords } from '#rules/order/pickup-comment.ts'
import { capitalized } from '#rules/moment/french.ts'
import { ButtonLink } from '#ui/act/button-link.tsx'
import '#ui/lists/route-ab.css'
import '#ui/lists/route-mark.css'
import { StaffIcon } from '../pieces/staff-icon.tsx'
import { recipientNotes } from '../pieces/recipient.ts'
import { CallLink } from './call-link.tsx'
import { mapLink } from '#adapters/device/map-link.ts'

/** One end of the way: where, who, and the ways to call and to drive there. The customer who ordered is at neither. */
export function StopCard({ end, order }: { readonly end: 'a' | 'b'; readonly order: StaffOrder }) {
  const { comment, ...pickup } = readPickupWords(order.repeat?.comment ?? '')
  return end === 'a' ? <Pickup order={order} pickup={pickup} /> : <Delivery order={order} comment={comment} />
}

/** The depot: its address, whom to ask for there, the number that the goods lie under, what a driver is to know. */
function Pickup({ order, pickup }: { readonly order: StaffOrder; readonly pickup: Parameters<typeof pickupLine>[0] }) {
  const [depot, town] = addressLines(order.pickupAddress)
  const phone = phoneIn(pickup.contact)
  const words = capitalized(pickupLine(pickup))
  return (
    <Stop
      mark="A"
      title="Retrait"
      call={phone !== null && <CallLink phone={phone} name="le contact du retrait" />}
      way={<Way to={order.pickupAddress} point={order.repeat?.pickup} />}
    >
      <p>
        <b>{depot}</b>
        {town !== '' && <span>{town}</span>}
      </p>
      {words !== '' && <p className="staff-comment">{words}</p>}
      {order.storeNote !== '' && (
        <p className="staff-comment">
          Note du dépôt{'\u00A0'}: {order.storeNote}
        </p>
      )}
    </Stop>
  )
}

function Delivery({ order, comment }: { readonly order: StaffOrder; readonly comment: string }) {
  const { customerCompany: company, phone } = order
  const name = order.customerName || company || 'Client particulier'
  const [street, town] = addressLines(order.deliveryAddress)
  return (
    <Stop
      mark="B"
      title="Livraison"
      call={phone !== '' && <CallLink phone={phone} name={name} />}
      way={<Way to={order.deliveryAddress} point={order.repeat?.delivery} />}
    >
      <p>
        <b>{name}</b>
        {company !== '' && company !== name && <span>{company}</span>}
        {phone !== '' && <span className="staff-phone">{spacedPhone(phone)}</span>}
      </p>
      <p>
        {street}
        {town !== '' && <span>{town}</span>}
      </p>
      {referenceRows(order).map(([label, value]) => (
        <p key={label}>
          {label}
          {'\u00A0'}: {value}
        </p>
      ))}
      {recipientNotes(order).map((words) => (
        <p key={words} className="staff-comment">
          {words}
        </p>
      ))}
      {comment !== '' && <p className="staff-comment">« {comment} »</p>}
    </Stop>
  )
}

interface StopProps {
  readonly mark: 'A' | 'B'
  readonly title: string
  readonly call: ReactNode
  readonly way: ReactNode
  readonly children: ReactNode
}

function Stop({ mark, title, call, way, children }: StopProps) {
  return (
    <section className="route-stop" data-end={mark.toLowerCase()} aria-label={title}>
      <span className="route-mark" aria-hidden="true">
        {mark}
      </span>
      <div className="staff-stop-words">
        <h2>{title}</h2>
        {children}
        <div className="staff-stop-ways">
          {call}
          {way}
        </div>
      </div>
    </section>
  )
}

function Way({ to, point = null }: { readonly to: string; readonly point: Parameters<typeof mapLink>[1] | undefined }) {
  return (
    <ButtonLink
      small
      variant="secondary"
      href={mapLink(to, point, navigator.userAgent)}
      target="_blank"
      rel="noopener noreferrer"
      icon={<StaffIcon name="way" />}
    >
      Y aller
    </ButtonLink>
  )
}
