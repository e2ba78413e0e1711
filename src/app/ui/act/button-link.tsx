import type { ComponentProps, ReactNode } from 'react'
import { buttonClass, type ButtonVariant } from './button-class.ts'

type ButtonLinkProps = Omit<ComponentProps<'a'>, 'className'> & {
  href: string
  variant?: ButtonVariant | undefined
  small?: boolean | undefined
  wide?: boolean | undefined
  icon?: ReactNode
}

/** An anchor that looks like a button. */
export function ButtonLink({ variant, small, wide, icon, children, ...anchor }: ButtonLinkProps) {
  return (
    <a {...anchor} className={buttonClass(variant, { small, wide })}>
      {icon}
      <span>{children}</span>
    </a>
  )
}
