import { useState, type ReactNode } from 'react'
import { useLeaveSession } from '#state/leaving/use-leave-session.ts'
import { pageAlone } from '#ui/act/back-closes.ts'
import { Button } from '#ui/act/button.tsx'
import { Dialog } from '#ui/act/dialog.tsx'
import { useStaffRoom } from '../model/use-staff-room.ts'

/** « Se déconnecter »: at once, or after a word about what still waits for the network. A draft stays. */
export function useStaffSignOut(): { readonly begin: () => void; readonly question: ReactNode } {
  const { world, store } = useStaffRoom()
  const [waiting, setWaiting] = useState(0)
  const leaveSession = useLeaveSession()
  const leave = () => leaveSession(pageAlone)
  const begin = () => {
    const count = store.outbox.state.items.length
    if (count > 0) setWaiting(count)
    else void leave()
  }
  const question = waiting > 0 && (
    <Dialog
      open
      onClose={() => setWaiting(0)}
      title="Des envois attendent"
      actions={
        <>
          <Button wide onClick={() => setWaiting(0)}>
            Rester
          </Button>
          <Button wide variant="secondary" onClick={() => void leave()}>
            Se déconnecter
          </Button>
        </>
      }
    >
      <p>
        {waiting === 1 ? 'Un envoi n’est' : `${waiting} envois ne sont`} pas encore parti{waiting === 1 ? '' : 's'}.
        Rien n’est perdu : ce qui est gardé sur {world.device} part quand tu te reconnectes ici, dans les 30 jours.
      </p>
    </Dialog>
  )
  return { begin, question }
}
