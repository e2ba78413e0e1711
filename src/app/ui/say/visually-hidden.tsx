import type { ComponentProps } from 'react'
import './visually-hidden.css'

/** Words for those who listen to the page. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className="visually-hidden" />
}
