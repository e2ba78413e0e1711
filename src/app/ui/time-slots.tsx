import { ChoiceGroup, type ChoiceGroupFrame } from './choice-group.tsx'
import './chip.css'
import './time-slots.css'

export type TimeSlot = { value: string; label: string; disabled?: boolean | undefined }

/** The times of a day, each a small button under the thumb. */
export function TimeSlots({ slots, name, value, onChange, ...group }: ChoiceGroupFrame & { slots: readonly TimeSlot[] }) {
  return (
    <ChoiceGroup {...group}>
      <div className="time-slots">
        {slots.map((slot) => (
          <label key={slot.value} className="chip time-slot">
            <input
              className="chip-radio"
              type="radio"
              name={name}
              value={slot.value}
              checked={slot.value === value}
              disabled={slot.disabled}
              onChange={() => onChange(slot.value)}
            />
            <span>{slot.label}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
