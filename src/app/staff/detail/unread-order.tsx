import { useSnapshot } from 'valtio'
import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { Note } from '#ui/say/note.tsx'
import { copyTime } from '../model/copy-time.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'

interface UnreadOrderProps {
  readonly failure: string
  /** Something of it is shown. */
  readonly isThere: boolean
  /** When that came where it is the list's, or a copy. */
  readonly copyAt: Date | null
  readonly now: Date
}

/** That an order could not be read. The line under the header says what the network lacks: then one quiet line here. */
export function UnreadOrder({ failure, isThere, copyAt, now }: UnreadOrderProps) {
  const { world, store } = useStaffRoom()
  const { lacks } = useSnapshot(world.connection.state)
  const old = copyAt === null ? null : `${copyTime(copyAt, now)}, sans les photos ni le journal.`
  if (isThere && lacks !== null) return <Note>{old ?? 'L’état de la commande peut avoir changé.'}</Note>
  return (
    <Banner
      tone={isThere ? 'warn' : 'bad'}
      role="alert"
      title={isThere || lacks === null ? failure : 'La commande n’a pas pu être lue.'}
      action={
        <Button small variant="secondary" onClick={() => void store.refresh()}>
          Réessayer
        </Button>
      }
    >
      {isThere && old}
    </Banner>
  )
}
