import type { MouseEvent } from 'react'
import type { MessagePrefill } from '#adapters/store/message-prefill.ts'
import { messageFollows, paths } from '#app/paths.ts'
import { useWorld } from '#app/world.ts'

/** A press on a link to /contact takes that message along. `write` is given the name of who is signed in. */
export function useCarryToContact(write: (name: string) => MessagePrefill): (event: MouseEvent) => void {
  const { prefillMessage, session } = useWorld()
  return (event) => {
    // Into another tab, the browser's own way.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const { user } = session.state
    void prefillMessage(write(user ? `${user.prenom} ${user.nom}` : ''), paths.contact + messageFollows)
  }
}
