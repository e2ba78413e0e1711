import * as v from 'valibot'
import { capacitySchema } from '#contract/settings/capacity.ts'
import { halfDayName, halfDays } from '#rules/moment/flex-slots.ts'
import type { HalfDayLimit } from '#rules/order/capacity.ts'
import { changeSetting, findSettings } from '#server/settings/site-settings.ts'
import { Misused, type CommandWorld } from './command.ts'

/** `places lundi matin 12 2400`: what fits into a half-day of each week. A « - », or nothing, bounds nothing. */
export async function places(
  [day = '', half = '', orders, kg]: readonly string[],
  { db, now, by }: CommandWorld,
): Promise<string[]> {
  const weekday = weekdays.indexOf(day) + 1
  const halfDay = halfDays.find((each) => halfDayName(each) === half)
  if (weekday === 0 || halfDay === undefined)
    throw new Misused('Quel jour, de lundi à samedi, et quelle demi-journée, matin ou après-midi ?')
  const change = (before: readonly HalfDayLimit[]) => {
    const others = before.filter((limit) => limit.weekday !== weekday || limit.halfDay !== halfDay)
    const limit = { weekday, halfDay, orders: count(orders), kg: count(kg) }
    const isEndless = limit.orders === null && limit.kg === null
    const after = v.safeParse(capacitySchema, isEndless ? others : [...others, limit])
    if (!after.success) throw new Misused(after.issues[0].message)
    return after.output
  }
  await changeSetting(db, 'capacity', change, { by, at: now() })
  return capacityWords((await findSettings(db)).capacity)
}

/** 'Places : lundi matin 12 commandes, 2400 kg.' */
export function capacityWords(limits: readonly HalfDayLimit[]): string[] {
  if (limits.length === 0) return ['Places : sans limite.']
  return limits
    .toSorted((one, other) => one.weekday - other.weekday || one.halfDay.localeCompare(other.halfDay))
    .map(({ weekday, halfDay, orders, kg }) => {
      const bounds = [orders === null ? [] : `${orders} commandes`, kg === null ? [] : `${kg} kg`].flat()
      return `Places : ${weekdays[weekday - 1]} ${halfDayName(halfDay)} ${bounds.join(', ')}.`
    })
}

function count(word = '-'): number | null {
  return word === '-' ? null : Number(word)
}

const weekdays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']
