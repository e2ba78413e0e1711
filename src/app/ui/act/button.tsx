import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { buttonClass, type ButtonShape, type ButtonVariant } from './button-class.ts'
import './button.css'

export type ButtonProps = ComponentProps<'button'> &
  ButtonShape & {
    variant?: ButtonVariant | undefined
    icon?: ReactNode
    /** Working: keeps its focus, ignores clicks, shows `busyLabel` instead of its children. */
    busy?: boolean | undefined
    busyLabel?: string | undefined
    /** Shakes once each time this number changes to another than 0. */
    shake?: number | undefined
  }

/** The button. `type` is 'button' unless 'submit' is asked. */
export function Button({
  variant,
  small,
  wide,
  className,
  icon,
  busy,
  busyLabel,
  shake = 0,
  children,
  onClick,
  ...button
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type="button"
      {...button}
      {...(busy && { 'aria-disabled': true, 'data-busy': true })}
      data-shake={shake === 0 ? undefined : shake % 2 === 0 ? 'even' : 'odd'}
      className={buttonClass(variant, { small, wide, className })}
      onClick={click}
    >
      {busy ? <Spinner /> : icon}
      <span>{busy ? (busyLabel ?? children) : children}</span>
    </button>
  )
}

/** A turning ring; the words beside it say what is being done. */
function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
