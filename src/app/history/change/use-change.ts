import { useRef, useState } from 'react'
import type { PastOrder } from '#contract/order/past-order.ts'
import type { ChangeEnd } from './send-change.ts'

/** What a dialog that changes an order knows of it. */
interface Change {
  readonly busy: boolean
  /** Why nothing changed, or may not have; null before. */
  readonly problem: Extract<ChangeEnd, { is: 'refused' | 'failed' }> | null
  /** Sends it; while it works, asking again does nothing. */
  send(work: () => Promise<ChangeEnd>): Promise<void>
}

export interface ChangeHooks {
  onDone(order: PastOrder): void
  /** The order is not what this page shows. */
  onStale(): void
}

export function useChange({ onDone, onStale }: ChangeHooks): Change {
  const under = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Change['problem']>(null)
  return {
    busy,
    problem,
    async send(work) {
      if (under.current) return
      under.current = true
      setBusy(true)
      setProblem(null)
      const end = await work()
      under.current = false
      setBusy(false)
      if (end?.is === 'done') return onDone(end.order)
      if (end?.is === 'refused') onStale()
      setProblem(end)
    },
  }
}
