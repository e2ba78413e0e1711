import type { ComponentProps } from 'react'
import { textLinkClass } from './text-link-class.ts'

/** A link in words. `direction` draws a chevron before (back) or after (forward). */
export function TextLink({
  direction,
  className = '',
  children,
  ...anchor
}: ComponentProps<'a'> & { direction?: 'back' | 'forward' }) {
  return (
    <a {...anchor} className={`${textLinkClass(direction)} ${className}`}>
      {children}
    </a>
  )
}
