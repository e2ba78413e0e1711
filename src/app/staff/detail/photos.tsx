import { Suspense, useState } from 'react'
import { lazy } from '#adapters/lazy/lazy.ts'
import { providerAddress } from '#adapters/net/provider-address.ts'
import type { PodImage } from '#contract/order/pod-images.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { removeProofPhoto } from '#contract/staff/staff-photos.ts'
import { longDayAndTime } from '#rules/moment/french.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { Card } from '#ui/frame/card.tsx'
import { PhotoButton } from '../actions/photo-button.tsx'
import { TextButton } from '../pieces/text-button.tsx'
import { useAnswer } from '../dialogs/use-answer.ts'
import { useStaffRoom } from '../model/use-staff-room.ts'

const Lightbox = lazy(async () => ({ default: (await import('#ui/act/lightbox.tsx')).Lightbox }))

/** What proves the delivery, and the way to add to it. `isKnown`: the photos were read. */
export function Photos({
  order,
  photos,
  isKnown,
}: {
  readonly order: StaffOrder
  readonly photos: readonly PodImage[]
  readonly isKnown: boolean
}) {
  const { store } = useStaffRoom()
  const [open, setOpen] = useState<number | null>(null)
  if (order.photos + photos.length === 0 && !takesPhotos(order)) return null
  return (
    <Card id="photos" title="Photos de la livraison">
      {photos.length > 0 ? (
        <ul className="staff-photos">
          {photos.map((photo, index) => (
            <Photo key={photo.id} orderId={order.id} photo={photo} number={index + 1} onOpen={() => setOpen(index)} />
          ))}
        </ul>
      ) : (
        <p>{!isKnown && order.photos > 0 ? `${order.photos} photo${order.photos > 1 ? 's' : ''}.` : 'Aucune photo.'}</p>
      )}
      {takesPhotos(order) && (
        <PhotoButton variant="secondary" onPhotos={(taken) => store.addPhotos(order, taken)}>
          Ajouter une photo
        </PhotoButton>
      )}
      {open !== null && photos.length > 0 && (
        <Suspense>
          <Lightbox
            title={`Photos de la commande n° ${order.id}`}
            first={open}
            onClose={() => setOpen(null)}
            pictures={photos.map((photo, index) => ({
              key: String(photo.id),
              address: providerAddress(photo.image_url),
              alt: photoName(order.id, photo, index + 1),
              caption: photo.uploaded_at ? longDayAndTime(photo.uploaded_at) : '',
            }))}
          />
        </Suspense>
      )}
    </Card>
  )
}

/** On its way, or there. */
export function takesPhotos({ status }: StaffOrder): boolean {
  return status === orderStatus.delivering || status === orderStatus.delivered
}

function photoName(orderId: number, photo: PodImage, number: number): string {
  return photo.description || `Photo ${number} de la livraison ${orderId}`
}

function Photo({
  orderId,
  photo,
  number,
  onOpen,
}: {
  readonly orderId: number
  readonly photo: PodImage
  readonly number: number
  onOpen(): void
}) {
  const { answer, failure } = useAnswer()
  const address = providerAddress(photo.image_url)
  const remove = () =>
    void answer(removeProofPhoto, { params: { id: orderId, photo: photo.id }, body: {} }, 'Photo retirée')
  return (
    <li>
      <button type="button" aria-label={`Agrandir : ${photoName(orderId, photo, number)}`} onClick={onOpen}>
        <img src={address} alt="" loading="lazy" width="160" height="160" />
      </button>
      {photo.uploaded_at && <span>{longDayAndTime(photo.uploaded_at)}</span>}
      <TextButton onClick={remove}>Retirer</TextButton>
      {failure !== null && <span role="alert">{failure}</span>}
    </li>
  )
}
