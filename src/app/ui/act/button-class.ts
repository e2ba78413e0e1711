import './button.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

/** The class of anything that must look like a button, e.g. wouter's `<Link className={buttonClass('primary')}>`. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  { small, wide }: { small?: boolean | undefined; wide?: boolean | undefined } = {},
): string {
  return `button button-${variant}${small ? ' button-small' : ''}${wide ? ' button-wide' : ''}`
}
