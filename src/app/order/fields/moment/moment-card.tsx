import { useDeferredValue } from 'react'
import { useWorld } from '#app/world.ts'
import { deliveryTypeLabel, deliveryTypes, supplementLabel, type DeliveryType, type Supplements } from '#rules/delivery-types.ts'
import { Card } from '#ui/card.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { FlexFields } from './flex-fields.tsx'
import { chooseType } from '../../model/order-actions.ts'
import { useOrder } from '../../model/order-context.ts'
import { PlannedFields } from './planned-fields.tsx'
import { UrgentNote } from './urgent-note.tsx'
import { useSupplements } from './use-supplements.ts'
import { useDone } from '../../model/use-sentences.ts'
import { useValues } from '../../model/use-values.ts'

/** Card 3: when. */
export function MomentCard() {
  const { now } = useWorld()
  const { state } = useOrder()
  const chosen = useValues(({ livraisonType }) => livraisonType)
  // The choice is seen at once, its fields in the next frame.
  const shown = useDeferredValue(chosen)
  const supplements = useSupplements()
  const done = useDone('livraisonType', 'flexDate', 'flexHalfDay', 'deliveryDateTime')
  return (
    <Card number={3} title="Le moment" done={done}>
      <RadioCards
        id="livraisonType"
        name="livraisonType"
        legend="Type de livraison"
        hideLegend
        options={optionsAt(supplements)}
        value={chosen}
        onChange={(value) => deliveryTypes.filter((type) => type === value).forEach((type) => chooseType(state, type, now()))}
      />
      {shown === 'flex' && <FlexFields />}
      {shown === 'planifiee' && <PlannedFields />}
      {shown === 'urgent' && <UrgentNote />}
    </Card>
  )
}

const details: Record<DeliveryType, string> = {
  flex: 'À la demi-journée, on choisit l’heure',
  planifiee: 'À l’heure que tu fixes, dès +3 h',
  urgent: 'Retrait dans l’heure',
}

const optionsAt = (supplements: Supplements) =>
  deliveryTypes.map((type) => ({
    value: type,
    title: deliveryTypeLabel(type),
    detail: details[type],
    price: supplementLabel(supplements[type]),
    ...(type === 'urgent' && { tape: true }),
  }))
