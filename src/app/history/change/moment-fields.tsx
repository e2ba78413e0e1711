import type { Availability } from '#rules/moment/availability.ts'
import { dayStrip } from '#rules/moment/day-strip.ts'
import { halfDayLabel, halfDays } from '#rules/moment/flex-slots.ts'
import { DayChips } from '#ui/choose/day-chips.tsx'
import { Segmented } from '#ui/choose/segmented.tsx'
import { TimeSlots } from '#ui/choose/time-slots.tsx'
import { hasParts, onDay, partsOf, type MomentChoice } from './moment-choice.ts'

interface MomentFieldsProps {
  readonly choice: MomentChoice
  readonly now: Date
  readonly availability: Availability
  onChange(choice: MomentChoice): void
}

/** A day, and a half-day or a time of it. */
export function MomentFields({ choice, now, availability, onChange }: MomentFieldsProps) {
  return (
    <>
      <DayChips
        name="nouveauJour"
        legend="Jour"
        days={dayStrip(now, (day) => hasParts(choice.type, day, now, availability), choice.day, availability)}
        value={choice.day}
        onChange={(day) => onChange(onDay(choice, day, now, availability))}
      />
      <PartOfDay {...{ choice, now, availability }} onChange={(part) => onChange({ ...choice, part })} />
    </>
  )
}

/** The half-days or the times of the chosen day. */
function PartOfDay({
  choice,
  now,
  availability,
  onChange,
}: Omit<MomentFieldsProps, 'onChange'> & { onChange(part: string): void }) {
  const open = partsOf(choice, now, availability)
  if (choice.type === 'planifiee')
    return (
      <TimeSlots
        name="nouvelleHeure"
        legend="Heure de livraison"
        slots={open.map((time) => ({ value: time, label: time }))}
        value={choice.part}
        onChange={onChange}
      />
    )
  const options = halfDays.map((halfDay) => {
    const [label = '', hours] = halfDayLabel(halfDay).split(' ')
    const detail = availability.isFull({ day: choice.day, halfDay }) ? 'Complet' : hours
    return { value: halfDay, label, detail, disabled: !open.includes(halfDay) }
  })
  return (
    <Segmented
      name="nouvelleDemiJournee"
      legend="Demi-journée"
      options={options}
      value={choice.part}
      onChange={onChange}
    />
  )
}
