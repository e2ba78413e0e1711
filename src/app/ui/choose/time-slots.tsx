import { ChoiceGroup, type ChoiceGroupFrame } from './choice-group.tsx'
import { ChoiceRadio } from './choice-radio.tsx'
import './chip.css'
import './time-slots.css'

type TimeSlot = { value: string; label: string; disabled?: boolean | undefined }

/** The times of a day, each a small button under the thumb. */
export function TimeSlots({
  slots,
  name,
  value,
  onChange,
  ...group
}: ChoiceGroupFrame & { slots: readonly TimeSlot[] }) {
  return (
    <ChoiceGroup {...group}>
      <div className="time-slots">
        {slots.map((slot) => (
          <label key={slot.value} className="chip time-slot">
            <ChoiceRadio option={slot} {...{ name, value, onChange }} className="chip-radio" />
            <span>{slot.label}</span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
