import { ChoiceGroup, type ChoiceGroupFrame } from './choice-group.tsx'
import { ChoiceRadio } from './choice-radio.tsx'
import './chip.css'
import './filter-chips.css'

type FilterChip = { value: string; label: string; count?: number | undefined; urgent?: boolean | undefined }

/** A list narrowed by one touch: short words with how many there are, in one row that slides on a phone. */
export function FilterChips({
  options,
  name,
  value,
  onChange,
  ...group
}: ChoiceGroupFrame & { options: readonly FilterChip[] }) {
  return (
    <ChoiceGroup {...group}>
      <div className="filter-chips">
        {options.map((option) => (
          <label key={option.value} className="chip filter-chip">
            <ChoiceRadio option={option} {...{ name, value, onChange }} className="chip-radio" />
            {option.label}{' '}
            {option.count !== undefined && (
              <span className="filter-count" data-urgent={option.urgent || undefined}>
                {option.count}
              </span>
            )}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
