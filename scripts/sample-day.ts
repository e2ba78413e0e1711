import type { Insertable } from 'kysely'
import { flexDeparture } from '#rules/moment/departure.ts'
import type { HalfDay } from '#rules/moment/flex-slots.ts'
import type { Moment } from '#rules/moment/moment.ts'
import { holidayName } from '#rules/moment/holidays.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import {
  addDays,
  minutesOf,
  parisDay,
  parisInstant,
  parisMinutes,
  saturday,
  sunday,
  weekday,
  type ParisDay,
} from '#rules/moment/paris-time.ts'
import type { OrdersTable } from '#server/orders/orders-table.ts'
import { sampleOrder, type Owner, type Sample } from './sample-orders.ts'

/** A sample order, and what happened to it besides. */
export interface DaySample {
  readonly order: Insertable<OrdersTable>
  /** Set to another half-day by the team, and why. */
  readonly moved?: { readonly to: Date; readonly reason: string }
  readonly isRefunded?: boolean
}

/**
 * A day of the team, visibly of samples: flex of both halves, planned, urgent, late, brought, moved, cancelled,
 * refunded. Today while its morning is to come, else the next working day.
 */
export function sampleDay(owner: Owner): DaySample[] {
  const { now } = owner
  const today = parisDay(now)
  const day = isWorkingDay(today) && parisMinutes(now) < minutesOf('11:00') ? today : workingDay(today, 1)
  const flex = (on: ParisDay, halfDay: HalfDay): Moment => ({ type: 'flex', slot: { day: on, halfDay } })
  const before = workingDay(today, -1)
  const { delivered, delivering, preparing, validating, cancelled } = orderStatus
  const samples: readonly (Sample & Omit<DaySample, 'order'>)[] = [
    {
      ...common,
      company: 'Exemple Menuiserie',
      street: '2 Rue de l’Exemple',
      moment: flex(day, 'AM'),
      status: preparing,
      comment: 'Exemple : portail bleu, code 12B',
    },
    {
      ...common,
      company: 'Exemple Jardin',
      street: '9 Allée du Modèle',
      moment: flex(day, 'PM'),
      status: validating,
      band: '901-1350',
    },
    {
      ...common,
      company: 'Exemple Piscine',
      street: '31 Route de l’Essai',
      moment: { type: 'planifiee', at: parisInstant(day, '15:00') },
      status: validating,
      comment: 'Exemple : appeler en arrivant',
    },
    { ...common, company: 'Exemple Serrurerie', street: '4 Quai du Modèle', hours: 0.2, status: delivering },
    {
      ...common,
      company: 'Exemple Isolation',
      street: '17 Impasse de l’Essai',
      hours: 50,
      moment: flex(before, 'AM'),
      status: preparing,
    },
    {
      ...common,
      company: 'Exemple Façade',
      street: '6 Cours de l’Exemple',
      hours: 3,
      moment: { type: 'planifiee', at: new Date(now.getTime() - 3_600_000) },
      status: delivered,
    },
    {
      ...common,
      company: 'Exemple Vitrerie',
      street: '22 Rue du Modèle',
      hours: 50,
      moment: flex(before, 'PM'),
      status: validating,
      moved: { to: flexDeparture({ day, halfDay: 'PM' }), reason: 'Exemple : camion en panne' },
    },
    {
      ...common,
      company: 'Exemple Parquet',
      street: '10 Place de l’Essai',
      hours: 30,
      moment: flex(day, 'AM'),
      status: cancelled,
      isRefunded: true,
    },
  ]
  return samples.map(({ moved, isRefunded, ...sample }, index) => ({
    order: sampleOrder(sample, index, owner),
    ...(moved && { moved }),
    ...(isRefunded && { isRefunded }),
  }))
}

const common = { paid: 1, hours: 20, band: '151-300', minutes: 24 } as const

/** The next one, or the last one. */
function workingDay(today: ParisDay, step: 1 | -1): ParisDay {
  const day = addDays(today, step)
  return isWorkingDay(day) ? day : workingDay(day, step)
}

function isWorkingDay(day: ParisDay): boolean {
  return weekday(day) !== saturday && weekday(day) !== sunday && holidayName(day) === null
}
