import type { DeliveryType } from '#rules/delivery-types.ts'
import { flexDeparture } from '#rules/departure.ts'
import type { HalfDay } from '#rules/flex-slots.ts'
import type { Moment } from '#rules/moment.ts'
import { parisDay } from '#rules/paris-time.ts'
import { instantFromWire, wireFromInstant } from './wire.ts'

/** A moment as it travels: its type, its date, and the half-day of a flex one. */
export interface MomentWire {
  readonly livraisonType: DeliveryType
  readonly dateLivraison: string | null
  readonly flexHalfDay: HalfDay | null
}

/** A flex order carries the hour its half-day leaves, a planned one the chosen time, an urgent one nothing: it leaves at once. */
export function momentDateOnWire(moment: Moment): string | null {
  if (moment.type === 'urgent') return null
  return wireFromInstant(moment.type === 'flex' ? flexDeparture(moment.slot) : moment.at)
}

/** The moment that a payload means; null when it makes no sense. */
export function momentFromWire({ livraisonType, dateLivraison, flexHalfDay }: MomentWire): Moment | null {
  if (livraisonType === 'urgent') return { type: 'urgent' }
  const at = instantFromWire(dateLivraison ?? '')
  if (Number.isNaN(at.getTime())) return null
  if (livraisonType === 'planifiee') return { type: 'planifiee', at }
  return flexHalfDay === null ? null : { type: 'flex', slot: { day: parisDay(at), halfDay: flexHalfDay } }
}
