import * as v from 'valibot'
import { useLocation } from 'wouter'
import { dayText } from '#contract/staff/staff-day.ts'
import { capitalized, dayAndMonth } from '#rules/moment/french.ts'
import { datedDay } from '#rules/moment/near-day.ts'
import { addDays, type ParisDay } from '#rules/moment/paris-time.ts'
import { Button } from '#ui/act/button.tsx'
import { IconLink } from '#ui/act/icon-button.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { LineIcon } from '#ui/say/line-icon.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { runsAddress } from '../model/list-address.ts'

interface DayHeadProps {
  readonly day: ParisDay
  readonly today: ParisDay
  /** None for a day that is past. */
  onMake?(): void
}

/** Which day it is, the ways to another one, and one more run. */
export function DayHead({ day, today, onMake }: DayHeadProps) {
  const [, navigate] = useLocation()
  const pathOf = (other: ParisDay) => (other === today ? runsAddress : `${runsAddress}?jour=${other}`)
  const way = (to: ParisDay, name: string, drawing: string) => (
    <IconLink href={pathOf(to)} label={`${name}, ${dayAndMonth(to)}`}>
      <LineIcon d={drawing} />
    </IconLink>
  )
  return (
    <div className="runs-head">
      <h1 tabIndex={-1}>
        <VisuallyHidden>Tournées, </VisuallyHidden>
        {capitalized(datedDay(day, today))}
      </h1>
      <div className="runs-days">
        {way(addDays(day, -1), 'Jour d’avant', 'm14.5 6-6 6 6 6')}
        {way(addDays(day, 1), 'Jour d’après', 'm9.5 6 6 6-6 6')}
        <TextField
          key={day}
          type="date"
          label={<VisuallyHidden>Jour</VisuallyHidden>}
          defaultValue={day}
          onChange={({ currentTarget: { value } }) => v.is(dayText, value) && navigate(pathOf(value))}
        />
      </div>
      {onMake && (
        <Button variant="secondary" icon={<LineIcon d="M12 5.5v13M5.5 12h13" />} onClick={onMake}>
          Nouvelle tournée
        </Button>
      )}
    </div>
  )
}
