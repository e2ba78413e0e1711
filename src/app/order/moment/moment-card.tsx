import { useDeferredValue } from 'react'
import { deliveryTypeLabel, deliveryTypes } from '#rules/delivery-types.ts'
import { Card } from '#ui/card.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { FlexFields } from './flex-fields.tsx'
import { useOrder } from '../order-context.ts'
import { PlannedFields } from './planned-fields.tsx'
import { UrgentNote } from './urgent-note.tsx'
import { useDone } from '../use-sentences.ts'
import { useValues } from '../use-values.ts'

/** Card 3: when. */
export function MomentCard() {
  const { session } = useOrder()
  const chosen = useValues(({ livraisonType }) => livraisonType)
  // The choice is seen at once, its fields in the next frame.
  const shown = useDeferredValue(chosen)
  const done = useDone('livraisonType', 'flexDate', 'flexHalfDay', 'deliveryDateTime')
  return (
    <Card number={3} title="Le moment" done={done}>
      <RadioCards
        id="livraisonType"
        name="livraisonType"
        legend="Type de livraison"
        hideLegend
        options={options}
        value={chosen}
        onChange={(value) => deliveryTypes.filter((type) => type === value).forEach(session.form.chooseType)}
      />
      {shown === 'flex' && <FlexFields />}
      {shown === 'planifiee' && <PlannedFields />}
      {shown === 'urgent' && <UrgentNote />}
    </Card>
  )
}

const words = {
  flex: { detail: 'À la demi-journée, on choisit l’heure', price: 'inclus' },
  planifiee: { detail: 'À l’heure que tu fixes, dès +3 h', price: '+9,90 €' },
  urgent: { detail: 'Retrait dans l’heure', price: '+19,90 €', tape: true },
}

const options = deliveryTypes.map((type) => ({ value: type, title: deliveryTypeLabel(type), ...words[type] }))
