import type { ReactNode } from 'react'
import '#ui/frame/bottom-bar.css'

/** The lower edge, at the thumb. `above`: lines over the buttons. */
export function ActBar({ above, children }: { readonly above?: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="bottom-bar driver-bar">
      <div className="driver-bar-above">{above}</div>
      {children}
    </div>
  )
}
