import * as v from 'valibot'
import { deliveryTypes, type DeliveryType } from '#rules/price/delivery-types.ts'
import { flexDeparture } from '#rules/moment/departure.ts'
import { halfDays, type HalfDay } from '#rules/moment/flex-slots.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { instantFromWire, wireFromInstant } from '#contract/wire/wire.ts'

/** A moment as it travels: its type, its date, and the half-day of a flex one. */
export interface MomentWire {
  readonly livraisonType: DeliveryType
  readonly dateLivraison: string | null
  readonly flexHalfDay: HalfDay | null
}

/** Flex carries the hour its half-day leaves, planned the chosen time, urgent nothing: it leaves at once. */
export function momentOnWire(moment: Moment): MomentWire {
  const wire = (at: Date | null, flexHalfDay: HalfDay | null = null) => ({
    livraisonType: moment.type,
    dateLivraison: at && wireFromInstant(at),
    flexHalfDay,
  })
  if (moment.type === 'flex') return wire(flexDeparture(moment.slot), moment.slot.halfDay)
  return wire(moment.type === 'planifiee' ? moment.at : null)
}

/** The moment that a payload means; null when it makes no sense. */
export function momentFromWire({ livraisonType, dateLivraison, flexHalfDay }: MomentWire): Moment | null {
  if (livraisonType === 'urgent') return { type: 'urgent' }
  const at = instantFromWire(dateLivraison ?? '')
  if (Number.isNaN(at.getTime())) return null
  if (livraisonType === 'planifiee') return { type: 'planifiee', at }
  return flexHalfDay === null ? null : { type: 'flex', slot: { day: parisDay(at), halfDay: flexHalfDay } }
}

/** A moment by itself, read from a request. */
export const momentSchema = v.pipe(
  v.object({
    livraisonType: v.picklist(deliveryTypes, 'Type de livraison invalide'),
    dateLivraison: v.nullish(v.string(), null),
    flexHalfDay: v.nullish(v.picklist(halfDays, 'Demi-journée invalide'), null),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const moment = momentFromWire(dataset.value)
    if (moment !== null) return moment
    addIssue({
      message: 'Date invalide',
      path: [
        {
          type: 'object',
          origin: 'value',
          input: { ...dataset.value },
          key: 'dateLivraison',
          value: dataset.value.dateLivraison,
        },
      ],
    })
    return NEVER
  }),
)
