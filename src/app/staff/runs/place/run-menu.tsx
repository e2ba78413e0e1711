import type { StaffRun } from '#contract/staff/run-on-wire.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { clock } from '#rules/moment/french.ts'
import { Menu } from '#ui/act/menu.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { placingOn } from '../model/placing.ts'
import { useRuns } from '../model/use-runs.ts'

interface RunMenuProps {
  readonly label: string
  /** What is placed, for who listens. */
  readonly what: string
  readonly orders: readonly StaffOrder[]
  onPick(runId: number): void
}

/** Asks which run, and says what each comes to with them; nothing where the day has none that is open. */
export function RunMenu({ label, what, orders, onPick }: RunMenuProps) {
  const { day } = useRuns()
  const open = day.runs.filter(({ state }) => state !== 'closed')
  if (open.length === 0) return null
  return (
    <Menu
      label={
        <>
          {label}
          <VisuallyHidden>{what}</VisuallyHidden>
        </>
      }
    >
      {open.map((run) => (
        <RunChoice key={run.id} run={run} orders={orders} onPick={onPick} />
      ))}
    </Menu>
  )
}

function RunChoice({ run, orders, onPick }: Pick<RunMenuProps, 'orders' | 'onPick'> & { readonly run: StaffRun }) {
  const { day } = useRuns()
  const { later, load, isTooHeavy } = placingOn(run, orders, day)
  return (
    <button type="button" onClick={() => onPick(run.id)}>
      <span>
        {run.driver.name}, {clock(run.startsAt)} <small>{run.plate}</small>
        <small>
          {later !== null && `${later} · `}
          <span data-late={isTooHeavy || undefined}>{load}</span>
        </small>
      </span>
    </button>
  )
}
