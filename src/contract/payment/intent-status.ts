/** The states of a payment intent: those of card processors, as far as this product tells them apart. */
export const intentStatuses = [
  'requires_payment_method',
  'requires_action',
  'processing',
  'succeeded',
  'canceled',
] as const
export type IntentStatus = (typeof intentStatuses)[number]
