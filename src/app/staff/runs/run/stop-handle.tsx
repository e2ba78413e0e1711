/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- events bubble from the menu's buttons */
import type { KeyboardEvent } from 'react'
import type { StaffRun } from '#contract/staff/run-on-wire.ts'
import { Menu } from '#ui/act/menu.tsx'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { stopWords, type ShownStop } from '../model/moved-stop.ts'
import { useRuns } from '../model/use-runs.ts'
import { useStopDrag } from '../model/use-stop-drag.ts'

interface StopHandleProps {
  readonly run: StaffRun
  readonly stop: ShownStop
  readonly index: number
}

/** What a stop is moved by: dragged, by its menu, or by Alt and an arrow; the menu and Delete take its order off. */
export function StopHandle({ run: { id }, stop, index }: StopHandleProps) {
  const { store } = useRuns()
  const move = (by: 1 | -1) => void store.move(id, stop, index + by)
  const takeOff = () => void store.takeOff(id, stop.orderId)
  const press = (event: KeyboardEvent) => {
    const act = event.key === 'Delete' ? takeOff : event.altKey ? moves[event.key] : undefined
    if (act === undefined) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  const moves: Readonly<Record<string, () => void>> = { ArrowUp: () => move(-1), ArrowDown: () => move(1) }
  return (
    <div className="runs-handle" {...useStopDrag(id, stop, index)} onKeyDownCapture={press}>
      <Menu
        label={
          <>
            <LineIcon d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" />
            <VisuallyHidden>Déplacer, {stopWords(stop)}</VisuallyHidden>
          </>
        }
      >
        <button type="button" onClick={() => move(-1)}>
          Monter <small>Alt ↑</small>
        </button>
        <button type="button" onClick={() => move(1)}>
          Descendre <small>Alt ↓</small>
        </button>
        <button type="button" onClick={takeOff}>
          Retirer la commande <small>Suppr</small>
        </button>
      </Menu>
    </div>
  )
}
