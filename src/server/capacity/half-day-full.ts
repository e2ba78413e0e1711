import { halfDayName, halfDayOf, type FlexSlot } from '#rules/moment/flex-slots.ts'
import { capitalized, dayAndMonth } from '#rules/moment/french.ts'
import { fullFor } from '#rules/order/capacity.ts'
import { refusedField, type HttpError } from '#server/log/http-error.ts'
import { notPayable } from '#server/payment/refusals.ts'
import type { World } from '#server/world.ts'
import { limitedHalfDays, nextFree } from './half-days-left.ts'
import type { HalfDayFull, PlaceAsked } from './take-place.ts'
import { kgOf } from './taken-places.ts'

type LimitedWorld = Pick<World, 'db' | 'now' | 'settings'>

/** The refusal of an order whose half-day is full, with the next ones that are free. */
export async function halfDayFull(full: HalfDayFull, world: LimitedWorld): Promise<HttpError> {
  const free = await nextFree(full.slot, full.kg, mostOffered, world)
  return notPayable(`${fullWords(full.slot)}, rien n’est débité. ${offerWords(free)}`, { libres: free })
}

/** Refuses a request by mail for a half-day that is full, 422; it takes no place before somebody pays it. */
export async function checkRoom(order: PlaceAsked, world: LimitedWorld): Promise<void> {
  const [slot, kg] = [halfDayOf(new Date(order.expected_at ?? world.now())), kgOf(order)]
  if (!fullFor(await limitedHalfDays(world), kg)(slot)) return
  const free = await nextFree(slot, kg, mostOffered, world)
  throw refusedField('dateLivraison', `${fullWords(slot)}. ${offerWords(free)}`)
}

const mostOffered = 3

function fullWords(slot: FlexSlot): string {
  return `${capitalized(words(slot))} vient de se remplir`
}

function offerWords(free: readonly FlexSlot[]): string {
  return free.length === 0 ? 'Contacte-nous.' : `Encore libres : ${free.map(words).join(' ; ')}.`
}

/** 'jeudi 24 décembre, matin' */
function words({ day, halfDay }: FlexSlot): string {
  return `${dayAndMonth(day)}, ${halfDayName(halfDay)}`
}
