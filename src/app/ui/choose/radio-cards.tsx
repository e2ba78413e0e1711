import type { ReactNode } from 'react'
import { WarningStripe } from '#ui/say/warning-stripe.tsx'
import { ChoiceGroup, type ChoiceGroupFrame } from './choice-group.tsx'
import { ChoiceRadio } from './choice-radio.tsx'
import './radio-cards.css'

type RadioCard = {
  value: string
  title: string
  detail?: ReactNode
  price?: ReactNode
  disabled?: boolean | undefined
  striped?: boolean | undefined
}

/** Large choices, each a card: title, detail, price at the right. */
export function RadioCards({
  options,
  name,
  value,
  onChange,
  ...group
}: ChoiceGroupFrame & { options: readonly RadioCard[] }) {
  return (
    <ChoiceGroup {...group}>
      <div className="radio-cards">
        {options.map((option) => (
          <label key={option.value} className="radio-card">
            {option.striped && <WarningStripe />}
            <ChoiceRadio option={option} {...{ name, value, onChange }} />
            <span className="radio-card-words">
              <span className="radio-card-title">{option.title}</span>
              {option.detail && <span className="radio-card-detail">{option.detail}</span>}
            </span>
            {option.price && <span className="radio-card-price">{option.price}</span>}
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
