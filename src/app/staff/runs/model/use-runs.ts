import { createContext, use } from 'react'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import type { RunsOfDay, RunsStore } from './runs-store.ts'

/** What a pointer drags: a stop along its run, over the one at `to`, or an order onto one. */
export type Dragged =
  { readonly runId: number; readonly from: number; readonly to: number } | { readonly order: StaffOrder }

/** What the cards of the runs share, once these were read. */
interface RunsContextValue {
  readonly store: RunsStore
  readonly day: RunsOfDay
  readonly dragged: Dragged | null
  drag(dragged: Dragged | null): void
}

export const RunsContext = createContext<RunsContextValue | null>(null)

export function useRuns(): RunsContextValue {
  const context = use(RunsContext)
  if (context === null) throw new Error('useRuns needs a RunsContext above it')
  return context
}
