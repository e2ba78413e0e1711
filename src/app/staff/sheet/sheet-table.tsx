/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keyboard where it is wider than the screen */
import type { StaffOrder } from '#contract/staff-orders.ts'
import { addressLines } from '#rules/address-label.ts'
import { deliveryTimes } from '#rules/delivery-times.ts'
import { deliveryTypeLabel } from '#rules/delivery-types.ts'
import { clock, shortDay } from '#rules/french.ts'
import type { OrderHead } from '#rules/order-heads.ts'
import { parisDay, type ParisDay } from '#rules/paris-time.ts'
import { shownPhone } from '#rules/phone.ts'
import { pickupLine, readPickupWords } from '#rules/pickup-comment.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { recipientOf } from '../parts/recipient.ts'

/** One line an order, in the order of the list: until when, where from, where to, who, how heavy, what to know, and a box to tick. `day`: that of the sheet; what is late from before says its own. */
export function SheetTable({ heads, day }: { readonly heads: readonly OrderHead<StaffOrder>[]; readonly day: ParisDay }) {
  return (
    <div className="staff-sheet" role="region" aria-label="La feuille" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span aria-hidden="true">✓</span>
              <VisuallyHidden>Livrée</VisuallyHidden>
            </th>
            {['Échéance', 'A · Retrait', 'B · Livraison', 'Client', 'Poids', 'Consignes'].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {heads.map(({ key, title, towns }) => (
          <tbody key={key}>
            <tr>
              <th colSpan={7} scope="rowgroup">
                {title} · <span>{towns.reduce((sum, { orders }) => sum + orders.length, 0)}</span>
              </th>
            </tr>
            {towns.flatMap(({ orders }) => orders.map((order) => <SheetLine key={order.id} order={order} day={day} />))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function SheetLine({ order, day }: { readonly order: StaffOrder; readonly day: ParisDay }) {
  const { comment, ...pickup } = readPickupWords(order.repeat?.comment ?? '')
  const asked = pickupLine(pickup)
  return (
    <tr>
      <td>
        <span className="staff-sheet-box" aria-hidden="true" />
        <VisuallyHidden>À cocher</VisuallyHidden>
      </td>
      <td>
        {order.due !== null && deliveryTimes(order).holds?.kind === 'pickup' && <span>retrait avant</span>}
        <b>{order.due === null ? 'Sans heure' : clock(order.due)}</b>
        {order.due !== null && parisDay(order.due) < day && <span>{shortDay(parisDay(order.due))}</span>}
        <span>{howWords(order)}</span>
      </td>
      <td>
        <Address of={order.pickupAddress} />
        {asked !== '' && <b>{asked}</b>}
      </td>
      <td>
        <Address of={order.deliveryAddress} isMain />
      </td>
      <td>
        <b>{recipientOf(order)}</b>
        <span>{[order.customerCompany === '' ? '' : order.customerName, shownPhone(order.phone)].filter(Boolean).join(', ')}</span>
      </td>
      <td>
        <span>{order.weightLabel}</span>
        <span>n° {order.id}</span>
      </td>
      <td>
        {order.paid === 0 && <b>Non payé</b>}
        <span>{comment}</span>
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
