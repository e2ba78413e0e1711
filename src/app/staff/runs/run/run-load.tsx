import type { CSSProperties } from 'react'
import type { StaffRun } from '#contract/staff/run-on-wire.ts'
import type { StopName } from '#rules/run/run-moves.ts'
import { isTooHeavy, loadOf, loadWords } from '../model/placing.ts'
import { useRuns } from '../model/use-runs.ts'

/** What a run has aboard at the most, beside what its vehicle may carry where somebody said it. */
export function RunLoad({
  run: { payloadKg },
  stops,
}: {
  readonly run: StaffRun
  readonly stops: readonly StopName[]
}) {
  const { day } = useRuns()
  const kg = loadOf(stops, day)
  if (kg === 0 && payloadKg === null) return null
  const isOver = isTooHeavy(kg, payloadKg)
  return (
    <div className="runs-load" data-late={isOver || undefined}>
      {payloadKg !== null && (
        <span
          aria-hidden="true"
          style={{ '--_part': Math.min(kg, payloadKg) / Math.max(kg, payloadKg) } as CSSProperties}
        />
      )}
      <p>
        Jusqu’à <b>{loadWords(kg, payloadKg)}</b>
      </p>
    </div>
  )
}
