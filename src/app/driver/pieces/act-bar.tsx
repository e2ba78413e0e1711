import type { ReactNode } from 'react'

/** The lower edge, at the thumb. `above`: a line over the buttons. */
export function ActBar({ above, children }: { readonly above?: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="driver-bar">
      {above}
      <div className="driver-bar-acts">{children}</div>
    </div>
  )
}
