import type { ComponentProps } from 'react'
import { textLinkClass } from './text-link-class.ts'

/** A link in words. `direction` draws a chevron before (back) or after (forward). */
export function TextLink({
  direction,
  children,
  ...anchor
}: Omit<ComponentProps<'a'>, 'className'> & { direction?: 'back' | 'forward' }) {
  return (
    <a {...anchor} className={textLinkClass(direction)}>
      {children}
    </a>
  )
}
