import './button.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export type ButtonShape = {
  small?: boolean | undefined
  wide?: boolean | undefined
  /** A class of the room's own. */
  className?: string | undefined
}

/** The class of anything that must look like a button, e.g. wouter's `<Link className={buttonClass('primary')}>`. */
export function buttonClass(variant: ButtonVariant = 'primary', { small, wide, className }: ButtonShape = {}): string {
  return `button button-${variant}${small ? ' button-small' : ''}${wide ? ' button-wide' : ''}${className ? ` ${className}` : ''}`
}
