import { createContext, use } from 'react'

/** How a screen begins « Se déconnecter », which its frame asks about and does; null outside of one. */
export const BeginSignOutContext = createContext<(() => void) | null>(null)

export function useBeginSignOut(): (() => void) | null {
  return use(BeginSignOutContext)
}
