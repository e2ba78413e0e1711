import { clock } from '#rules/moment/french.ts'
import { Menu } from '#ui/act/menu.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { useRuns } from '../model/use-runs.ts'

interface RunMenuProps {
  readonly label: string
  /** What is placed, for who listens. */
  readonly what: string
  onPick(runId: number): void
}

/** Asks which run; nothing where the day has none that is open. */
export function RunMenu({ label, what, onPick }: RunMenuProps) {
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
      {open.map(({ id, driver, plate, startsAt }) => (
        <button key={id} type="button" onClick={() => onPick(id)}>
          <span>
            {driver.name}, {clock(startsAt)} <small>{plate}</small>
          </span>
        </button>
      ))}
    </Menu>
  )
}
