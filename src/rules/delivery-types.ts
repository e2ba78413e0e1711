/** The three ways to choose the moment (section 2, card 3), in the order of the form; flex is the default. */
export const deliveryTypes = ['flex', 'planifiee', 'urgent'] as const

export type DeliveryType = (typeof deliveryTypes)[number]

export const defaultDeliveryType: DeliveryType = 'flex'

const labels: Record<DeliveryType, string> = { flex: 'Flex', planifiee: 'Planifiée', urgent: 'Urgent' }

/** 'planifiee' → 'Planifiée'. */
export function deliveryTypeLabel(type: DeliveryType): string {
  return labels[type]
}
