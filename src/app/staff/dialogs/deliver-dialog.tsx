import { useState, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { mostProofPhotos } from '#contract/staff/staff-photos.ts'
import { readAddressLabel } from '#rules/text/address-label.ts'
import { Button } from '#ui/act/button.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { PhotoButton } from '../actions/photo-button.tsx'
import type { TakenPhoto } from '#state/outbox/taken-photos.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'
import { recipientOf } from '../pieces/recipient.ts'
import { AskDialog } from './ask-dialog.tsx'

/** The photos before a delivery: taken anew, joined by more, or sent. Once closed, they wait for the next press. */
export function DeliverDialog({ order }: { readonly order: StaffOrder }) {
  const { store } = useStaffRoom()
  const photos = (useSnapshot(store.taken.state).byOrder[order.id] ?? []) as readonly TakenPhoto[]
  const [busy, setBusy] = useState(false)
  const [isUnreadable, tell] = useState(false)
  const deliver = async () => {
    setBusy(true)
    tell(!(await store.deliver(order)))
    setBusy(false)
  }
  return (
    <AskDialog
      title={`Livrer la commande n° ${order.id}`}
      failure={isUnreadable ? 'Une photo est illisible : reprends-la.' : null}
      act={
        photos.length > 0 && (
          <Button wide data-opens-on busy={busy} busyLabel="Photo…" onClick={() => void deliver()}>
            {photos.length === 1 ? 'Livrer' : `Livrer avec ${photos.length} photos`}
          </Button>
        )
      }
      instead={
        order.photos + photos.length < mostProofPhotos && (
          <PhotoButton variant="secondary" onPhotos={(files) => store.taken.take(order.id, files)}>
            Ajouter une photo
          </PhotoButton>
        )
      }
    >
      <p>
        {readAddressLabel(order.deliveryAddress).street} · {recipientOf(order)}
      </p>
      <ul className="staff-taken" data-many={photos.length > 1 || undefined}>
        {photos.map((photo, index) => (
          <TakenPhotoFigure
            key={photo.id}
            photo={photo}
            name={photos.length === 1 ? 'la photo' : `la photo ${index + 1}`}
            onRetake={(files) => store.taken.take(order.id, files, photo)}
            onDrop={photos.length > 1 ? () => store.taken.drop(order.id, photo) : null}
          />
        ))}
      </ul>
    </AskDialog>
  )
}

interface TakenPhotoFigureProps {
  readonly photo: TakenPhoto
  /** 'la photo 2' */
  readonly name: string
  onRetake(photos: readonly File[]): void
  /** Null: it is the only one. */
  readonly onDrop: (() => void) | null
}

/** A photo as it was taken, large enough to see whether it is sharp, and the way to take it again. */
function TakenPhotoFigure({ photo, name, onRetake, onDrop }: TakenPhotoFigureProps) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(photo.file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  return (
    <li>
      <img src={address} alt={`Ce que montre ${name}`} width="400" height="300" />
      <div>
        <PhotoButton small variant="secondary" onPhotos={onRetake}>
          Reprendre<VisuallyHidden> {name}</VisuallyHidden>
        </PhotoButton>
        {onDrop && (
          <Button small variant="quiet" onClick={onDrop}>
            Retirer<VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
      </div>
    </li>
  )
}
