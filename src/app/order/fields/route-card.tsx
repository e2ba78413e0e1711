import { Card } from '#ui/card.tsx'
import { RouteFields } from '#ui/route-fields.tsx'
import { AddressField } from './address/address-field.tsx'
import { PickupWordsField } from './pickup/pickup-words-field.tsx'
import { PhotographSlip } from './slip/photograph-slip.tsx'
import { WeightField } from './weight/weight-field.tsx'
import { useDone } from '../model/use-sentences.ts'
import { RouteQuestion } from '../price/route-question.tsx'

/** Card 2: from where, to where, how heavy. */
export function RouteCard() {
  const done = useDone('pickupAdr', 'address', 'poids')
  return (
    <Card id="livraison" number={2} title="La livraison" done={done}>
      <RouteFields from={<><AddressField name="pickupAdr" label="Adresse de retrait" /><PickupWordsField /></>} to={<AddressField name="address" label="Adresse de livraison" />} />
      <RouteQuestion />
      <WeightField />
      <PhotographSlip />
    </Card>
  )
}
