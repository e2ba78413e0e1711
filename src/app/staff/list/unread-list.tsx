import { useSnapshot } from 'valtio'
import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { copyTime } from '../model/copy-time.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'

/** Why the list could not be read, and of when what is shown is. */
export function UnreadList() {
  const { world, store } = useStaffRoom()
  const { orders, failure, isCopy, readAt } = useSnapshot(store.state)
  const { lacks } = useSnapshot(world.connection.state)
  if (isCopy && readAt !== null) {
    return (
      <Banner tone="warn" role="status" title={copyTime(readAt, world.now())}>
        L’état des commandes peut avoir changé.
      </Banner>
    )
  }
  if (failure === null) return null
  return (
    <Banner
      tone={lacks === null ? 'bad' : 'warn'}
      role="alert"
      title={lacks === null ? failure : notRead}
      action={
        <Button variant="secondary" small onClick={() => void store.refresh()}>
          Réessayer
        </Button>
      }
    >
      {orders !== null && 'La liste dessous peut avoir changé.'}
    </Banner>
  )
}

/** The line under the header says already what the network lacks, and nothing was typed here. */
const notRead = 'La liste n’a pas pu être lue.'
