import { Redirect } from 'wouter'
import { paths } from '#app/paths.ts'
import { PaymentScreen } from './payment-screen.tsx'
import { readPayment } from './read-payment.ts'
import { useHandedOver } from './use-handed-over.ts'

/** /payment: pays what the order form handed over; without it, /commande (section 2). */
export default function PaymentPage() {
  const payment = useHandedOver(readPayment)
  return payment === null ? <Redirect to={paths.order} replace /> : <PaymentScreen payment={payment} />
}
