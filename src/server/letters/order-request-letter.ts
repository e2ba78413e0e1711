import type { UnpricedOrder } from '#contract/order/order.ts'
import { latLngOnWire } from '#contract/wire/wire.ts'
import { referenceRows } from '#rules/order/reference-rows.ts'
import { shownPhone } from '#rules/text/phone.ts'
import { fullMoment } from '#rules/order/slot-words.ts'
import { weightLabel } from '#rules/price/weight-bands.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { UserRow } from '#server/users/users.ts'
import type { SlipUpload } from '#server/slips/slip-upload.ts'
import { mailbox, oneLine, type Mailbox } from '#server/adapters/mail/mailbox.ts'
import type { Letter } from './letter.ts'
import { renderLetter } from './render-letter.ts'

/**
 * The letter that asks the staff for the price of a stored order (R10), its slip attached; an answer goes to the
 * supplier, at his account's address. `outside`: why the route has no fixed price, if so.
 */
export function orderRequestLetter(
  { id: orderId, ordered_at: orderedAt }: Pick<OrderRow, 'id' | 'ordered_at'>,
  order: UnpricedOrder & { readonly outside: string | null },
  slip: SlipUpload['row'],
  account: Pick<UserRow, 'first_name' | 'last_name' | 'email'>,
  staff: Mailbox,
): Letter {
  const supplier = mailbox(order.company || `${account.first_name} ${account.last_name}`, account.email)
  const { pickup, delivery, recipient, detectedWeight: detected } = order
  const { text, html } = renderLetter(`Commande n° ${orderId} sans tarif`, [
    {
      kind: 'text',
      text: `${order.outside ?? 'Le tarif n’a pas pu être calculé au moment de la commande'}. Le prix est à fixer et à confirmer au fournisseur par e-mail ; rien n’a été payé.`,
    },
    {
      kind: 'facts',
      rows: [
        ['Fournisseur', `${order.company || 'sans société'} (compte n° ${order.supplierId})`],
        ['E-mail', supplier.address],
        ['E-mail de la commande', order.email],
        ['Retrait', pickup.label],
        ['Point de retrait', latLngOnWire(pickup)],
        ['Livraison', delivery.label],
        ['Point de livraison', latLngOnWire(delivery)],
        ['Quand', fullMoment(order.moment, new Date(orderedAt))],
        ['Poids', weightLabel(order.band)],
        ['Poids lu sur le bordereau', detected ? `${String(detected.kg).replace('.', ',')} kg` : 'non lu'],
        ['Client', `${recipient.firstName} ${recipient.lastName}`],
        ['Société du client', recipient.company || 'aucune'],
        ['Téléphone du client', shownPhone(recipient.phone)],
        ...referenceRows(order),
        ['Bordereau', slip.original_name || 'joint'],
        ['Commentaire', order.comment === '' ? 'aucun' : 'ci-dessous'],
      ],
    },
    ...(order.comment === '' ? [] : [{ kind: 'quote', text: order.comment } as const]),
    { kind: 'text', text: `Répondre à cet e-mail répond à ${supplier.name}.` },
  ])
  return {
    kind: 'team',
    userId: order.supplierId,
    to: staff,
    replyTo: supplier,
    subject: oneLine(`Commande n° ${orderId} sans tarif : ${supplier.name}`, 120),
    text,
    html,
    attachments: [
      {
        path: slip.path,
        name: `bordereau-${orderId}${/\.\w+$/.exec(slip.path)?.[0] ?? ''}`,
        contentType: slip.content_type,
      },
    ],
    onceKey: `order-requested-${orderId}`,
  }
}
