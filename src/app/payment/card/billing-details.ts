import type { DueOrder } from '#adapters/payments/read-payment.ts'
import type { BillingDetails } from '#contract/payment/embedded-processor.ts'
import { billingPostalCode } from '#rules/text/postal-code.ts'

/** Who pays, as the card provider takes it: the customer, at the delivery address (section 7). */
export function billingDetails({
  email,
  recipient,
  delivery,
}: Pick<DueOrder, 'email' | 'recipient' | 'delivery'>): BillingDetails {
  return {
    name: `${recipient.firstName} ${recipient.lastName}`,
    email,
    phone: recipient.phone,
    address: { line1: delivery.label, postal_code: billingPostalCode(delivery.label), country: 'FR' },
  }
}
