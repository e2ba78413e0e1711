import type { StaffList } from '#contract/staff/staff-orders.ts'

/** The list that a row stands in, for the ways on from it and back. */
export interface ListPlace {
  readonly list: StaffList
  readonly words: string
}
