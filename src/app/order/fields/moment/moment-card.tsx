import { useDeferredValue } from 'react'
import { useWorld } from '#app/world.ts'
import type { Availability } from '#rules/moment/availability.ts'
import { closureOf, isFullAt } from '#rules/moment/moment-possible.ts'
import { urgentPickup } from '#rules/moment/departure.ts'
import { deliveryTypeLabel, deliveryTypes, supplementLabel, type DeliveryType } from '#rules/price/delivery-types.ts'
import { clock, inProse, shortDay } from '#rules/moment/french.ts'
import { formatEuros } from '#rules/price/money.ts'
import { addedTTC, type OptionPrices } from '#rules/price/option-prices.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { Card } from '#ui/frame/card.tsx'
import { RadioCards } from '#ui/choose/radio-cards.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { OpeningHours } from '../../open/opening-hours.tsx'
import { FlexFields } from './flex-fields.tsx'
import { chooseType } from '../../model/order-actions.ts'
import { latePart } from '../../model/late-part.ts'
import { useOrder } from '../../model/order-context.ts'
import { useDone } from '../../model/use-sentences.ts'
import { useValues } from '../../model/use-values.ts'
import { useSnapshot } from 'valtio'

const PlannedFields = latePart<typeof import('./planned-fields.tsx')>('PlannedFields')
const UrgentNote = latePart<typeof import('./urgent-note.tsx')>('UrgentNote')

/** Card 3: when. The hours come before what is chosen, once: under a promised hour they would take it back. */
export function MomentCard() {
  const { now } = useWorld()
  const { state, now: clockTime } = useOrder()
  const chosen = useValues(({ livraisonType }) => livraisonType)
  // The choice is seen at once, its fields in the next frame.
  const shown = useDeferredValue(chosen)
  const { availability, optionPrices } = useSnapshot(state)
  const done = useDone('livraisonType', 'flexDate', 'flexHalfDay', 'deliveryDateTime')
  return (
    <Card number={3} title="Le moment" done={done}>
      <OpeningHours />
      <RadioCards
        id="livraisonType"
        name="livraisonType"
        legend="Type de livraison"
        hideLegend
        options={optionsAt(optionPrices, clockTime, availability)}
        value={chosen}
        onChange={(value) =>
          deliveryTypes.filter((type) => type === value).forEach((type) => chooseType(state, type, now()))
        }
      />
      {shown === 'flex' && <FlexFields />}
      {shown === 'planifiee' && <PlannedFields />}
      {shown === 'urgent' && <UrgentNote />}
    </Card>
  )
}

/** Each with its price as section 9 labels it, HT (R54), and what it adds to a total TTC. */
function optionsAt(prices: OptionPrices, now: Date, availability: Availability) {
  const urgent = { type: 'urgent' } as const
  const closed = closureOf(urgent, now, availability) ?? (isFullAt(urgent, now, availability) ? 'complet' : null)
  return deliveryTypes.map((type) => ({
    value: type,
    title: deliveryTypeLabel(type),
    detail: type === 'urgent' ? urgentDetail(now, closed) : details[type],
    price: <OptionPrice prices={prices} type={type} />,
    ...(type === 'urgent' && { striped: true, disabled: closed !== null }),
  }))
}

function OptionPrice({ prices, type }: { readonly prices: OptionPrices; readonly type: DeliveryType }) {
  const label = supplementLabel(prices.supplements[type])
  if (prices.supplements[type] === 0) return label
  return (
    <>
      +{formatEuros(addedTTC(prices, type))}
      <VisuallyHidden> TTC </VisuallyHidden>
      <small>{label}</small>
    </>
  )
}

const details: Record<Exclude<DeliveryType, 'urgent'>, string> = {
  flex: 'À la demi-journée, on choisit l’heure',
  planifiee: 'À ton heure, au plus tôt dans 3\u00A0h',
}

/** Within the hour, as long as that is so; on a day that is closed there is none. */
function urgentDetail(now: Date, closed: string | null): string {
  const pickup = urgentPickup(now)
  const day = shortDay(parisDay(pickup))
  if (closed !== null) return `Pas de retrait ${day}\u00A0: ${closed}`
  return day === shortDay(parisDay(now)) ? 'Retrait dans l’heure' : `Retrait ${day} vers ${inProse(clock(pickup))}`
}
