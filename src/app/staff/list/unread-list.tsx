import { useSnapshot } from 'valtio'
import { Banner } from '#ui/say/banner.tsx'
import { copyTime } from '../model/copy-time.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'
import { Unread } from '../pieces/unread.tsx'

/** Why the list could not be read, and of when what is shown is. */
export function UnreadList() {
  const { world, store } = useStaffRoom()
  const { orders, failure, isCopy, readAt } = useSnapshot(store.state)
  if (isCopy && readAt !== null) {
    return (
      <Banner tone="warn" role="status" title={copyTime(readAt, world.now())}>
        L’état des commandes peut avoir changé.
      </Banner>
    )
  }
  if (failure === null) return null
  return (
    <Unread failure={failure} notRead="La liste n’a pas pu être lue." onRetry={() => void store.refresh()}>
      {orders !== null && 'La liste dessous peut avoir changé.'}
    </Unread>
  )
}
