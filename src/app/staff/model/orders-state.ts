import type { Reply } from '#contract/endpoint.ts'
import type { staffDay } from '#contract/staff/staff-day.ts'
import type { StaffList, StaffOrder } from '#contract/staff/staff-orders.ts'
import type { Burst } from './bursts.ts'

/** What the team's member is asked before something is done to an order. */
export interface Question {
  readonly kind:
    | 'unpaid'
    | 'deliver'
    | 'no photo'
    | 'cancel'
    | 'date'
    | 'price'
    | 'credit'
    | 'transfer'
    | 'note'
    | 'block'
    | 'correct'
  readonly order: StaffOrder
}

/** What the room's screens show. */
export interface OrdersState {
  list: StaffList
  words: string
  /** As they are once the steps that wait were taken; null until they came. */
  orders: readonly StaffOrder[] | null
  counts: Readonly<Record<string, number>>
  day: Reply<typeof staffDay> | null
  failure: string | null
  readAt: Date | null
  /** The orders are those that this device kept: they came then, and nothing newer has. */
  isCopy: boolean
  isReading: boolean
  /** Counted up whenever something may have changed: who shows one order reads it again. */
  changes: number
  /** The steps that can be taken back, by order, the newest last. */
  bursts: readonly Burst[]
  /** Delivered just now: their rows stay where they are until that cannot be taken back any more. */
  delivered: readonly number[]
  /** The order that a step was answered with last. */
  answered: StaffOrder | null
  question: Question | null
}

/** Before anything was asked. */
export function newOrdersState(): OrdersState {
  return {
    list: 'aujourdhui',
    words: '',
    orders: null,
    counts: {},
    day: null,
    failure: null,
    readAt: null,
    isCopy: false,
    isReading: false,
    changes: 0,
    bursts: [],
    delivered: [],
    answered: null,
    question: null,
  }
}
