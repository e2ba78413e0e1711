import { orderStatus } from './order-status.ts'

/** The six tones of a badge. */
export type Tone = 'primary' | 'success' | 'info' | 'warning' | 'danger' | 'secondary'

/** What the badge of an order says. */
export interface StatusBadge {
  readonly label: string
  readonly tone: Tone
}

/** The badge of an order: status 1, paid 1 → 'En cours de livraison - Payé'. Unpaid (0) is always a warning. */
export function statusBadge(status: number | null, paid: number | null): StatusBadge {
  const { label, tone } = badges.get(status) ?? waiting
  if (paid === 1) return { label: `${label} - Payé`, tone }
  if (paid === 0) return { label: `${label} - Non payé`, tone: 'warning' }
  return { label, tone }
}

/** What tells what stands beside the badge of an order. */
interface Beside {
  readonly status: number | null
  readonly paid: number | null
  readonly onAccount: boolean
  readonly waitsForDay: boolean
  readonly refund: { readonly state: keyof typeof refundBadges } | null
}

/**
 * What stands beside the table's words where these are not the whole truth; null: nothing. « Annulé - Payé » is also said
 * of money given back, « Non payé » also of what is on account (R61).
 */
export function besideBadge({ onAccount, paid, refund, status, waitsForDay }: Beside): StatusBadge | null {
  if (refund !== null) return refundBadges[refund.state]
  if (waitsForDay) return { label: 'À reprogrammer', tone: 'warning' }
  return onAccount && paid !== 1 && status !== orderStatus.cancelled ? { label: 'Sur le compte', tone: 'info' } : null
}

const refundBadges = {
  'en cours': { label: 'Remboursement en cours', tone: 'info' },
  fait: { label: 'Remboursé', tone: 'success' },
  'à vérifier': { label: 'Remboursement à vérifier', tone: 'warning' },
} as const

/** What a status is called, paid or not: 3 → 'En cours de préparation'. */
export function statusLabel(status: number | null): string {
  return statusBadge(status, null).label
}

const badges = new Map<number | null, StatusBadge>([
  [orderStatus.delivering, { label: 'En cours de livraison', tone: 'primary' }],
  [orderStatus.delivered, { label: 'Livré', tone: 'success' }],
  [orderStatus.preparing, { label: 'En cours de préparation', tone: 'info' }],
  [orderStatus.validating, { label: 'En cours de validation', tone: 'warning' }],
  [orderStatus.cancelled, { label: 'Annulé', tone: 'danger' }],
])

const waiting: StatusBadge = { label: 'En attente', tone: 'secondary' }
