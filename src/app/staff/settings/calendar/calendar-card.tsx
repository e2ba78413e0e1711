import { useRef, useState } from 'react'
import { capitalized, monthAndYear } from '#rules/moment/french.ts'
import { parisDay } from '#rules/moment/paris-time.ts'
import { Button } from '#ui/act/button.tsx'
import { IconButton } from '#ui/act/icon-button.tsx'
import { Card } from '#ui/frame/card.tsx'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { useStaffRoom } from '../../model/use-staff-room.ts'
import { useSettings } from '../model/use-settings.ts'
import { monthBefore, nextMonth } from './closed-days.ts'
import { ClosedRows } from './closed-rows.tsx'
import { ClosingForm } from './closing-form.tsx'
import { HolidayChips } from './holiday-chips.tsx'
import { MonthTable } from './month-table.tsx'

/** The days on which nobody delivers, a month at a time, and the closings that are to come. */
export function CalendarCard() {
  const { world } = useStaffRoom()
  const { store, state, before, after, changes } = useSettings()
  const today = parisDay(world.now())
  const [month, turnTo] = useState(state.closing?.from.slice(0, 7) || today.slice(0, 7))
  const add = useRef<HTMLButtonElement>(null)
  const first = useRef<HTMLInputElement>(null)
  const view = { before, after, changes }
  const begin = () => {
    // What is being written stays.
    if (state.closing?.replaces === null) first.current?.focus()
    else store.type({ closing: { from: '', to: '', reason: '', replaces: null } })
  }
  const close = () => {
    store.type({ closing: null })
    add.current?.focus()
  }
  return (
    <>
      <Card
        id="calendrier"
        title="Calendrier"
        aside={
          <div className="settings-turn" role="group" aria-label="Mois">
            <IconButton
              label="Mois précédent"
              icon="m15 5-7 7 7 7"
              disabled={month <= today.slice(0, 7)}
              onClick={() => turnTo(monthBefore(month))}
            />
            <b aria-live="polite">{capitalized(monthAndYear(month))}</b>
            <IconButton label="Mois suivant" icon="m9 5 7 7-7 7" onClick={() => turnTo(nextMonth(month))} />
          </div>
        }
      >
        <MonthTable month={month} today={today} view={view} />
        <ClosedRows month={month} today={today} view={view} />
        <HolidayChips />
        <Button
          ref={add}
          variant="secondary"
          wide
          icon={<LineIcon d="M4 6.5h16V20H4zM4 10.5h16M8 4v4M16 4v4M12 12.5v5M9.5 15h5" />}
          onClick={begin}
        >
          Ajouter une fermeture
        </Button>
      </Card>
      {state.closing !== null && (
        <ClosingForm
          key={state.closing.replaces}
          draft={state.closing}
          first={first}
          today={today}
          onShow={(day) => turnTo(day.slice(0, 7))}
          onClose={close}
        />
      )}
    </>
  )
}
