import { useSnapshot } from 'valtio'
import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { useStaffRoom } from '../model/use-staff-room.ts'

/** What the server refused, of one order or all, until it is read: a step made first elsewhere, an unreadable photo. */
export function OutboxPanel({ of }: { readonly of?: number }) {
  const { store } = useStaffRoom()
  const { items } = useSnapshot(store.outbox.state)
  return items
    .filter(({ entry, phase }) => phase === 'refused' && (of === undefined || entry.orderId === of))
    .map(({ entry: { id, orderId, refusal, photos } }) => (
      <Banner
        key={id}
        tone="warn"
        role="alert"
        title={`n° ${orderId} : pas fait`}
        action={
          <>
            {photos.length > 0 && (
              <Button small variant="secondary" onClick={() => void store.outbox.retry(id)}>
                Réessayer
              </Button>
            )}
            <Button small variant="secondary" onClick={() => void store.outbox.cancel(id)}>
              {photos.length === 0 ? 'Compris' : photos.length === 1 ? 'Effacer la photo' : 'Effacer les photos'}
            </Button>
          </>
        }
      >
        {refusal}
      </Banner>
    ))
}
