import { Card } from '#ui/frame/card.tsx'
import { RouteFields } from '#ui/ask/route-fields.tsx'
import { AddressField } from './address/address-field.tsx'
import { PhotographedSlip, PhotographSlip } from './slip/photograph-slip.tsx'
import { WeightField } from './weight/weight-field.tsx'
import { useLateParts } from '../model/late.ts'
import { useDone } from '../model/use-sentences.ts'

/** Card 2: from where, to where, how heavy. */
export function RouteCard() {
  const late = useLateParts()
  const done = useDone('pickupAdr', 'address', 'poids')
  return (
    <Card id="livraison" number={2} title="La livraison" done={done}>
      {late && <late.SlipOfferCard place="route" />}
      <RouteFields
        from={
          <>
            <AddressField name="pickupAdr" label="Adresse de retrait" />
            {late && <late.PickupWordsField />}
          </>
        }
        to={<AddressField name="address" label="Adresse de livraison" />}
      />
      {late && <late.RouteNotes />}
      <WeightField photograph={<PhotographSlip />} photographed={<PhotographedSlip />} />
    </Card>
  )
}
