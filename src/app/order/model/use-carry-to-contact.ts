import type { MouseEvent } from 'react'
import type { CarriedMessage } from '#adapters/store/carried-message.ts'
import { messageFollows, paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'

/** A press on a link to /contact takes that message along. `write` is given the name of who is signed in. */
export function useCarryToContact(write: (name: string) => CarriedMessage): (event: MouseEvent) => void {
  const { carryMessage, session } = useWorld()
  return (event) => {
    // Into another tab, the browser's own way.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const { user } = session.state
    void carryMessage(write(user ? `${user.prenom} ${user.nom}` : ''), paths.contact + messageFollows)
  }
}
