import { Link } from 'wouter'
import { staffOrderPath } from '#app/paths.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { addressLines } from '#rules/text/address-label.ts'
import { deliveryTimes } from '#rules/order/delivery-times.ts'
import { pickupHour } from '../pieces/order-due.tsx'
import { deliveryTypeLabel } from '#rules/price/delivery-types.ts'
import { clock, shortDay } from '#rules/moment/french.ts'
import type { OrderHead } from '#rules/order/order-heads.ts'
import { parisDay, type ParisDay } from '#rules/moment/paris-time.ts'
import { normalizePhone, shownPhone } from '#rules/text/phone.ts'
import { pickupLine, readPickupWords } from '#rules/order/pickup-comment.ts'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { ScanMark } from '../pieces/scan-mark.tsx'
import { recipientNotes, recipientOf } from '../pieces/recipient.ts'

interface SheetTableProps {
  readonly heads: readonly OrderHead<StaffOrder>[]
  /** That of the sheet; what is late from before says its own. */
  readonly day: ParisDay
  /** Where the squares lead: 'https://exemple.fr'. */
  readonly origin: string
}

/** One line an order, as listed: a box, when, from where to where, who, weight, notes, and a code that opens it. */
export function SheetTable({ heads, day, origin }: SheetTableProps) {
  return (
    <div className="staff-sheet">
      {/* Before the table: behind it, it would be a page of its own. */}
      <p className="staff-numbers-note">
        Le carré ouvre la commande sur le téléphone de l’équipe : carte, appel, photo.
      </p>
      <table aria-label="Les livraisons">
        <thead>
          <tr>
            <th scope="col">
              <span aria-hidden="true">✓</span>
              <VisuallyHidden>Livrée</VisuallyHidden>
            </th>
            {[`Échéance, ${shortDay(day)}`, 'A · Retrait', 'B · Livraison', 'Client', 'Consignes', 'Commande'].map(
              (label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        {heads.map(({ key, title, towns }) => (
          <tbody key={key}>
            <tr>
              <th colSpan={7} scope="rowgroup">
                {title} · <span>{towns.reduce((sum, { orders }) => sum + orders.length, 0)}</span>
              </th>
            </tr>
            {towns.flatMap(({ orders }) =>
              orders.map((order) => <SheetLine key={order.id} order={order} day={day} origin={origin} />),
            )}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function SheetLine({ order, day, origin }: { readonly order: StaffOrder } & Pick<SheetTableProps, 'day' | 'origin'>) {
  const { comment, ...pickup } = readPickupWords(order.repeat?.comment ?? '')
  const asked = pickupLine(pickup)
  const path = staffOrderPath(order.id)
  return (
    <tr>
      <td data-cell="box">
        <span className="staff-sheet-box" aria-hidden="true" />
        <VisuallyHidden>À cocher</VisuallyHidden>
      </td>
      <td data-cell="due">
        {order.due !== null && deliveryTimes(order).holds?.kind === 'pickup' && (
          <span>{pickupHour(order.status).join(' ')}</span>
        )}
        <b>{order.due === null ? 'Sans heure' : clock(order.due)}</b>
        {order.due !== null && parisDay(order.due) < day && <span>{shortDay(parisDay(order.due))}</span>}
        <span>{howWords(order)}</span>
      </td>
      <td data-cell="a">
        <Address of={order.pickupAddress} />
        {asked !== '' && <b>{asked}</b>}
        {order.storeNote !== '' && <span>{order.storeNote}</span>}
      </td>
      <td data-cell="b">
        <Address of={order.deliveryAddress} isMain />
      </td>
      <td data-cell="who">
        <b>{recipientOf(order)}</b>
        {order.customerCompany !== '' && <span>{order.customerName}</span>}
        {order.phone !== '' && <a href={`tel:${normalizePhone(order.phone)}`}>{shownPhone(order.phone)}</a>}
      </td>
      <td data-cell="note">
        {order.paid === 0 && !order.onAccount && <b>Non payé</b>}
        {recipientNotes(order).map((words) => (
          <span key={words}>{words}</span>
        ))}
        <span>{comment}</span>
      </td>
      <td data-cell="order">
        <ScanMark link={origin + path} />
        <Link href={path} aria-label={`Commande n° ${order.id}`}>
          n° {order.id}
        </Link>
        <span>{order.weightLabel}</span>
      </td>
    </tr>
  )
}

function Address({ of, isMain = false }: { readonly of: string; readonly isMain?: boolean }) {
  const [street, town] = addressLines(of)
  return (
    <>
      {isMain ? <b>{street}</b> : <span>{street}</span>}
      <span>{town}</span>
    </>
  )
}

/** Paper does not count down: 'Flex, au plus tard', 'Urgent'. */
function howWords({ moment }: StaffOrder): string {
  if (moment === null) return ''
  return moment.type === 'flex' ? `${deliveryTypeLabel(moment.type)}, au plus tard` : deliveryTypeLabel(moment.type)
}
