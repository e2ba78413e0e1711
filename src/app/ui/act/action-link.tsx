import type { ComponentProps } from 'react'
import { ActionWords, type ActionRowProps } from './action-row.tsx'
import './action-row.css'

export type ActionLinkProps = Omit<ComponentProps<'a'>, 'className' | 'children'> &
  Pick<ActionRowProps, 'label' | 'detail' | 'icon'>

/** A whole line of a card that leads somewhere. Goes into wouter's `<Link asChild>`, too. */
export function ActionLink({ label, detail, icon, ...anchor }: ActionLinkProps) {
  return (
    <a {...anchor} className="action-row">
      <ActionWords label={label} detail={detail} icon={icon} />
    </a>
  )
}
