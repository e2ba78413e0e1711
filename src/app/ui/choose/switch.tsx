/* oxlint-disable jsx-a11y/role-has-required-aria-props -- a native box says by itself whether it is checked */
import { useId, type ComponentProps, type ReactNode } from 'react'
import '#ui/lists/two-lines.css'
import './switch.css'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'children' | 'id'> & {
  label: ReactNode
  detail?: ReactNode
}

/** Something that is on or off, in force at once; the whole line is its target. */
export function Switch({ label, detail, ...input }: SwitchProps) {
  const id = useId()
  return (
    <label className="switch" htmlFor={id}>
      <span className="two-lines switch-words">
        <b>{label}</b>
        {detail && <span id={`${id}-detail`}>{detail}</span>}
      </span>
      <input {...input} id={id} type="checkbox" role="switch" aria-describedby={detail ? `${id}-detail` : undefined} />
    </label>
  )
}
