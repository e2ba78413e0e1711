import type { ChoiceGroupFrame } from './choice-group.tsx'

type ChoiceRadioProps = Pick<ChoiceGroupFrame, 'name' | 'value' | 'onChange'> & {
  option: { value: string; disabled?: boolean | undefined }
  className?: string
  'aria-label'?: string
}

/** The radio button of one choice; `value` is the choice of its group. */
export function ChoiceRadio({ option, value, onChange, ...input }: ChoiceRadioProps) {
  return (
    <input
      {...input}
      type="radio"
      value={option.value}
      checked={option.value === value}
      disabled={option.disabled}
      onChange={() => onChange(option.value)}
    />
  )
}
