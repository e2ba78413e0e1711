import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'

/** A part of /payment, as it is drawn first. */
export function drawn(part: ReactNode): string {
  return renderToStaticMarkup(<Router ssrPath="/payment">{part}</Router>)
}
