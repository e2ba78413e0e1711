import { Card } from '#ui/card.tsx'
import { RouteFields } from '#ui/route-fields.tsx'
import { AddressField } from './address/address-field.tsx'
import { LastDeliveryPanel } from './last-delivery/last-delivery-panel.tsx'
import { useOrder } from './order-context.ts'
import { WeightField } from './weight/weight-field.tsx'

/** Card 2: from where, to where, how heavy; and what was delivered last. */
export function RouteCard() {
  const { isDone } = useOrder()
  return (
    <Card number={2} title="La livraison" done={isDone('pickupAdr', 'address', 'poids')}>
      <RouteFields from={<AddressField name="pickupAdr" label="Adresse de retrait" />} to={<AddressField name="address" label="Adresse de livraison" />} />
      <WeightField />
      <LastDeliveryPanel />
    </Card>
  )
}
