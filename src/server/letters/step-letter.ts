import { company } from '#content/company.ts'
import type { OptionalLetter } from '#contract/account/letter-choices.ts'
import { clock } from '#rules/moment/french.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { shownPhone } from '#rules/text/phone.ts'
import type { OrderRow } from '#server/orders/orders.ts'
import type { SupplierLetter } from './letter.ts'
import { orderFacts, orderLink } from './order-facts.ts'
import type { LetterPart } from './render-letter.ts'
import { isTextable, trackingTextKey, triedBefore } from './tracking-text.ts'

/**
 * The letter that an order is being prepared, or is on its way, with the link to follow it, or delivered on account; once
 * an order, step and attempt. None for another step: any other delivery comes with its invoice.
 */
export function stepLetter(
  order: OrderRow,
  doneAt: Date,
  publicUrl: string | null,
  trackingLink: string | null,
): SupplierLetter | null {
  const step = stepOf(order)
  if (step === undefined) return null
  const title = `Commande n° ${order.id} ${step.title}`
  const parts: LetterPart[] = [
    { kind: 'text', text: step.words(doneAt) },
    ...orderFacts(order),
    ...(order.status === orderStatus.delivering ? following(order, trackingLink) : []),
    ...orderLink(publicUrl, order.id),
    { kind: 'text', text: `Une question, un changement ? Écris à ${company.email}.` },
  ]
  return { subject: title, title, parts, attachments: [], onceKey: keyOf(step, order) }
}

/** The keys of all that is written for the step that an order took, without writing it. */
export function stepLetterKeys(order: Stepped): string[] {
  const step = stepOf(order)
  if (step === undefined) return []
  return order.status === orderStatus.delivering ? [keyOf(step, order), trackingTextKey(order)] : [keyOf(step, order)]
}

/** Which choice of the account a step's letter falls under. */
export function stepLetterChoice(order: Stepped): OptionalLetter | null {
  return stepOf(order)?.choice ?? null
}

type Stepped = Pick<OrderRow, 'id' | 'status' | 'account_at' | 'attempts'>

function stepOf({ account_at: onAccount, status }: Stepped): Step | undefined {
  return status === orderStatus.delivered && onAccount === null ? undefined : steps.get(status)
}

/** The link, and who else has it: mobile numbers only. Without a site address, the history has it. */
function following(order: OrderRow, link: string | null): LetterPart[] {
  if (link === null) return [{ kind: 'text', text: 'Pour la suivre, ouvre ton historique.' }]
  const words = isTextable(order)
    ? 'Ton client reçoit ce lien par SMS, sauf s’il les refuse.'
    : 'Le numéro de ton client ne reçoit pas de SMS\u00A0: transmets-lui ce lien s’il veut suivre la livraison.'
  return [
    { kind: 'link', label: 'Suivre la livraison', href: link },
    { kind: 'text', text: words },
    { kind: 'facts', rows: [['Téléphone', shownPhone(order.recipient_phone)]] },
  ]
}

function keyOf({ key }: { readonly key: string }, order: Stepped): string {
  return `order-${key}-${order.id}${triedBefore(order)}`
}

interface Step {
  readonly key: string
  readonly choice: OptionalLetter
  readonly title: string
  words(doneAt: Date): string
}

const steps = new Map<number, Step>([
  [
    orderStatus.preparing,
    {
      key: 'preparing',
      choice: 'preparation',
      title: 'en préparation',
      words: () => 'Ta commande est en cours de préparation.',
    },
  ],
  [
    orderStatus.delivering,
    {
      key: 'delivering',
      choice: 'livraison',
      title: 'en cours de livraison',
      words: (leftAt) => `Ta commande est partie à ${clock(leftAt)} : elle est en cours de livraison.`,
    },
  ],
  [
    orderStatus.delivered,
    {
      key: 'delivered',
      choice: 'livree',
      title: 'livrée',
      words: () => 'Ta commande est livrée. Elle sera sur la prochaine facture de ton entreprise.',
    },
  ],
])
