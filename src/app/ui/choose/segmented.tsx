import type { ReactNode } from 'react'
import { ChoiceGroup, type ChoiceGroupFrame } from './choice-group.tsx'
import { ChoiceRadio } from './choice-radio.tsx'
import './chip.css'
import './segmented.css'

type Segment = {
  value: string
  label: string
  detail?: string | undefined
  icon?: ReactNode
  disabled?: boolean | undefined
}

/** Two or three short choices side by side, e.g. Matin / Après-midi. */
export function Segmented({
  options,
  name,
  value,
  onChange,
  ...group
}: ChoiceGroupFrame & { options: readonly Segment[] }) {
  return (
    <ChoiceGroup {...group}>
      <div className="segmented">
        {options.map((option) => (
          <label key={option.value} className="chip segment">
            <ChoiceRadio option={option} {...{ name, value, onChange }} className="chip-radio" />
            <span className="segment-label">
              {option.icon}
              {option.label}
            </span>
            {option.detail && <span className="segment-detail">{option.detail}</span>}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
