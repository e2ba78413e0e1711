import type { ReactNode } from 'react'
import '#ui/lists/route-mark.css'
import '#ui/lists/route-ab.css'

type RouteFieldsProps = {
  from: ReactNode
  to: ReactNode
  /** As low as it may be on a phone. */
  dense?: boolean | undefined
}

/** The emblem around two form fields: A beside the first control, B beside the second. */
export function RouteFields({ from, to, dense }: RouteFieldsProps) {
  return (
    <div className="route-fields" data-dense={dense || undefined}>
      <div className="route-field" data-end="a">
        <span className="route-mark" aria-hidden="true">
          A
        </span>
        {from}
      </div>
      <div className="route-field" data-end="b">
        <span className="route-mark" aria-hidden="true">
          B
        </span>
        {to}
      </div>
    </div>
  )
}
