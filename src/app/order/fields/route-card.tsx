import { Card } from '#ui/card.tsx'
import { RouteFields } from '#ui/route-fields.tsx'
import { AddressField } from './address/address-field.tsx'
import { LastDeliveryPanel } from '../repeat/last-delivery-panel.tsx'
import { PickupWordsField } from './pickup/pickup-words-field.tsx'
import { PhotographSlip } from './slip/photograph-slip.tsx'
import { WeightField } from './weight/weight-field.tsx'
import { useDone } from '../model/use-sentences.ts'
import { RouteQuestion } from '../price/route-question.tsx'

/** Card 2: from where, to where, how heavy; and what was delivered last. */
export function RouteCard() {
  const done = useDone('pickupAdr', 'address', 'poids')
  return (
    <Card number={2} title="La livraison" done={done}>
      <RouteFields from={<><AddressField name="pickupAdr" label="Adresse de retrait" /><PickupWordsField /></>} to={<AddressField name="address" label="Adresse de livraison" />} />
      <RouteQuestion />
      <WeightField />
      <PhotographSlip />
      <LastDeliveryPanel />
    </Card>
  )
}
