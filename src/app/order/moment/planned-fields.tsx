import { TimeSlots } from '#ui/time-slots.tsx'
import { DayField } from './day-field.tsx'
import { useOrder } from '../order-context.ts'
import { plannedDay } from './planned-instant.ts'
import { plannedTimes } from './planned-times.ts'

/** Planifiée: a day, and one of its half-hours. */
export function PlannedFields() {
  const { visit, values, shown, now } = useOrder()
  const chosen = values.deliveryDateTime
  const day = plannedDay(chosen)
  return (
    <>
      <DayField
        name="deliveryDay"
        required
        isOpen={(each) => plannedTimes(each, now).length > 0}
        value={day}
        onChange={visit.form.choosePlannedDay}
      />
      <TimeSlots
        id="deliveryDateTime"
        name="deliveryDateTime"
        legend="Heure de livraison"
        required
        hint="Merci de choisir une date au moins 3 heures après l'heure actuelle."
        slots={timesWith(chosen, plannedTimes(day, now)).map((time) => ({ value: `${day} ${time}`, label: time.replace(':', ' h ') }))}
        value={chosen}
        error={shown.deliveryDateTime}
        onChange={visit.form.choosePlannedTime}
        onBlur={() => visit.form.touch('deliveryDateTime')}
      />
    </>
  )
}

/** A chosen time that has passed meanwhile stays in the list, so that the field shows what its error speaks of. */
function timesWith(chosen: string, times: readonly string[]): readonly string[] {
  const time = chosen.slice(11)
  return time === '' || times.includes(time) ? times : [time, ...times]
}
