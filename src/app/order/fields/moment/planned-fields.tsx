import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { useWorld } from '#app/world.ts'
import { TimeSlots } from '#ui/choose/time-slots.tsx'
import { plannedWords } from '../../model/chosen-words.ts'
import { DayField } from './day-field.tsx'
import { MomentPassed } from './moment-passed.tsx'
import { leadsToPlanning } from '../../model/flex-warning.ts'
import { choosePlannedDay, choosePlannedTime, touch } from '../../model/order-actions.ts'
import { useOrder } from '../../model/order-context.ts'
import { plannedDay } from '../../model/planned-instant.ts'
import { firstPlannedTime, hasPlannedTimes, plannedTimes } from '#rules/moment/planned-times.ts'
import { expiredSlot, type Expired } from '../../model/expired-slot.ts'
import { useSentence } from '../../model/use-sentences.ts'
import { useValues } from '../../model/use-values.ts'

/** Planifiée: a day, and one of its half-hours. */
export function PlannedFields() {
  const world = useWorld()
  const { state, now } = useOrder()
  const { availability } = useSnapshot(state)
  const chosen = useValues(({ deliveryDateTime }) => deliveryDateTime)
  const stale = useValues((values) => expiredSlot(values, now, availability))
  const error = useSentence('deliveryDateTime')
  useEffect(() => {
    // After the closing warning has given the focus back.
    if (leadsToPlanning(state)) void world.sleep(0).then(() => document.getElementById('deliveryDateTime')?.focus())
  }, [state, world])
  const day = plannedDay(chosen)
  return (
    <>
      {stale && <FirstTime why={stale} chosen={chosen} />}
      <DayField
        name="deliveryDay"
        required
        isOpen={hasPlannedTimes}
        value={day}
        onChange={(chosenDay) => choosePlannedDay(state, chosenDay, world.now())}
      />
      <TimeSlots
        id="deliveryDateTime"
        name="deliveryDateTime"
        legend="Heure de livraison"
        required
        hint="Merci de choisir une date au moins 3 heures après l'heure actuelle."
        slots={timesWith(chosen, plannedTimes(day, now, availability)).map(({ time, disabled }) => ({
          value: `${day} ${time}`,
          label: time,
          disabled,
        }))}
        value={stale ? null : chosen}
        error={error}
        onChange={(time) => choosePlannedTime(state, time)}
        onBlur={() => touch(state, 'deliveryDateTime')}
      />
    </>
  )
}

function FirstTime({ why, chosen }: { readonly why: Expired; readonly chosen: string }) {
  const { state, now } = useOrder()
  const first = firstPlannedTime(now, state.availability)
  return (
    <MomentPassed
      why={why}
      chosen={plannedWords(chosen, now)}
      offers={[{ words: plannedWords(first, now), take: () => choosePlannedTime(state, first) }]}
      fieldId="deliveryDateTime"
    />
  )
}

/**
 * A chosen time that has passed meanwhile stays in the list, out of reach, so that the field shows what its error
 * speaks of.
 */
function timesWith(chosen: string, times: readonly string[]): { time: string; disabled: boolean }[] {
  const time = chosen.slice(11)
  const gone = time !== '' && !times.includes(time) ? [{ time, disabled: true }] : []
  return [...gone, ...times.map((each) => ({ time: each, disabled: false }))]
}
