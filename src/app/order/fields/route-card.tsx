import { Card } from '#ui/frame/card.tsx'
import { RouteFields } from '#ui/ask/route-fields.tsx'
import { AddressField } from './address/address-field.tsx'
import { PhotographedSlip, PhotographSlip } from './slip/photograph-slip.tsx'
import { WeightField } from './weight/weight-field.tsx'
import { latePart } from '../model/late-part.ts'
import { useDone } from '../model/use-sentences.ts'

const SlipOfferCard = latePart<typeof import('./slip/slip-offer-card.tsx')>('SlipOfferCard')
const PickupWordsField = latePart<typeof import('./pickup/pickup-words-field.tsx')>('PickupWordsField')
const KeepAddress = latePart<typeof import('./address/keep-address.tsx')>('KeepAddress')
const RouteNotes = latePart<typeof import('./route-notes.tsx')>('RouteNotes')

/** Card 2: from where, to where, how heavy. */
export function RouteCard() {
  const done = useDone('pickupAdr', 'address', 'poids')
  return (
    <Card id="livraison" number={2} title="La livraison" done={done} untitled>
      <SlipOfferCard place="route" />
      <RouteFields
        dense
        from={
          <>
            <AddressField name="pickupAdr" label="Adresse de retrait" />
            <PickupWordsField />
          </>
        }
        to={
          <>
            <AddressField name="address" label="Adresse de livraison" />
            <KeepAddress name="address" />
          </>
        }
      />
      <RouteNotes />
      <WeightField photograph={<PhotographSlip />} photographed={<PhotographedSlip />} />
    </Card>
  )
}
