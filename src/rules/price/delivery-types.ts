import { formatEuros, type Cents } from './money.ts'

/** The three ways to choose the moment (section 2, card 3), in the order of the form; flex is the default. */
export const deliveryTypes = ['flex', 'planifiee', 'urgent'] as const

export type DeliveryType = (typeof deliveryTypes)[number]

export const defaultDeliveryType: DeliveryType = 'flex'

/** What each option adds, HT, as section 9 quotes it; the operator's tariff is what is charged (R8). */
export const quotedSupplements: Supplements = { flex: 0, planifiee: 990, urgent: 1990 }

/** What each option adds to a price, in cents HT. */
export type Supplements = Readonly<Record<DeliveryType, Cents>>

const labels: Record<DeliveryType, string> = { flex: 'Flex', planifiee: 'Planifiée', urgent: 'Urgent' }

/** What an option costs, as a label: 990 → « +9,90 € HT » (R54), 0 → « inclus ». */
export function supplementLabel(supplement: Cents): string {
  return supplement === 0 ? 'inclus' : `+${formatEuros(supplement)} HT`
}

/** 'planifiee' → 'Planifiée'. */
export function deliveryTypeLabel(type: DeliveryType): string {
  return labels[type]
}
