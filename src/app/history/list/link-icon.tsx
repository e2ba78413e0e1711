import type { ReactNode } from 'react'

/** The drawing that stands for the words of a link in a row of the list, and beside nothing on a card. */
export function LinkIcon({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" className="order-link-icon" aria-hidden="true">
      {children}
    </svg>
  )
}
