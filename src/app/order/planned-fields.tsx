import { DayChips } from '#ui/day-chips.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { dayStrip } from './day-strip.ts'
import { useOrder } from './order-context.ts'
import { plannedDay } from './planned-instant.ts'
import { plannedTimes } from './planned-times.ts'

/** Planifiée: a day, and one of its half-hours. */
export function PlannedFields() {
  const { visit, values, shown, now } = useOrder()
  const chosen = values.deliveryDateTime
  const day = plannedDay(chosen)
  return (
    <>
      <DayChips
        name="deliveryDay"
        legend="Jour"
        required
        days={dayStrip(now, (each) => plannedTimes(each, now).length > 0)}
        value={day}
        onChange={visit.form.choosePlannedDay}
      />
      <SelectField
        id="deliveryDateTime"
        name="deliveryDateTime"
        label="Heure de livraison"
        required
        hint="Merci de choisir une date au moins 3 heures après l'heure actuelle."
        placeholder="Choisis l’heure"
        options={timesWith(chosen, plannedTimes(day, now)).map((time) => ({ value: `${day} ${time}`, label: time.replace(':', ' h ') }))}
        value={chosen === day ? '' : chosen}
        error={shown.deliveryDateTime}
        onChange={(event) => visit.form.choosePlannedTime(event.currentTarget.value)}
        onBlur={() => visit.form.touch('deliveryDateTime')}
      />
    </>
  )
}

/** A chosen time that has passed meanwhile stays in the list, so that the select shows what its error speaks of. */
function timesWith(chosen: string, times: readonly string[]): readonly string[] {
  const time = chosen.slice(11)
  return time === '' || times.includes(time) ? times : [time, ...times]
}
