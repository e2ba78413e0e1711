import type { PastOrder } from '#contract/order/past-order.ts'
import { dayAndTime } from '#rules/moment/near-day.ts'
import { boundDate, capitalized } from '#rules/moment/french.ts'
import { priceLabel } from '#rules/price/price-label.ts'
import type { TimelineStep } from '#ui/lists/timeline.tsx'

type Refunded = Pick<PastOrder, 'refund' | 'totalTTC' | 'paid'>

/** What became of the money of a cancelled order, in three words: '47,88 € remboursés'. */
export function refundHeadline({ refund, totalTTC, paid }: Refunded): string {
  if (refund === null) return paid === 1 ? 'Rien ne sera livré' : 'Tu ne dois rien'
  return refund.state === 'fait'
    ? `${priceLabel(totalTTC)} remboursés`
    : refund.state === 'en cours'
      ? 'Remboursement en cours'
      : 'Remboursement à vérifier'
}

/** The steps of a refund; none without one. A bank shows it within ten days, after which nothing is awaited. */
export function refundSteps({ refund, totalTTC }: Refunded, now: Date): TimelineStep[] {
  if (refund === null) return []
  const amount = priceLabel(totalTTC)
  const bank = {
    label: 'Sur ton compte',
    icon: house,
    state: 'todo',
    date: 'Ta banque l’affiche en général sous cinq à dix jours',
  } as const
  switch (refund.state) {
    case 'en cours':
      return [
        {
          label: 'Remboursement',
          icon: around,
          state: 'current',
          date: `${amount} en route vers la carte du paiement`,
        },
        bank,
      ]
    case 'fait':
      return [
        {
          label: 'Remboursée',
          icon: around,
          state: 'done',
          date:
            refund.at === null
              ? 'Sur la carte du paiement'
              : boundDate(`${capitalized(dayAndTime(refund.at, now))}, sur la carte du paiement`),
        },
        ...(refund.at !== null && now.getTime() - refund.at.getTime() > tenDaysMs ? [] : [bank]),
      ]
    case 'à vérifier':
      return [
        {
          label: 'Remboursement',
          icon: around,
          state: 'current',
          date: `Le service de paiement n’a pas encore rendu les ${amount}. Notre équipe s’en occupe, et un e-mail te le confirmera.`,
        },
      ]
  }
}

const tenDaysMs = 10 * 24 * 3_600_000
const around = 'M6 6v4.5h4.5M6.5 10.5a6.3 6.3 0 1 1-.3 4'
const house = 'M4 9.5 12 5l8 4.5M5 19h14M7 11v6M12 11v6M17 11v6'
