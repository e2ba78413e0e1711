import { Suspense, useState } from 'react'
import { lazyWithRetry } from '#adapters/lazy-with-retry.ts'
import type { PastOrder } from '#contract/history.ts'
import { clock, longDayAndTime } from '#rules/french.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { usePhotos } from './use-photos.ts'

const PictureViewer = lazyWithRetry(() => import('./picture-viewer.tsx'))

/** The photos that prove a delivery (section 3), with their hours; a press shows one in full. Draws nothing where there are none. */
export function ProofPhotos({ order }: { readonly order: PastOrder }) {
  const { id: orderId } = order
  const { photos, isLost, retry } = usePhotos(order)
  const [open, setOpen] = useState<number | null>(null)
  if (isLost)
    return (
      <div className="proof-lost">
        <Note tone="warn">Les photos de la livraison ne sont pas venues.</Note>
        <Button small variant="secondary" onClick={retry}>
          Réessayer
        </Button>
      </div>
    )
  if (photos.length === 0) return null
  return (
    <>
      <ul className="proof-photos" aria-label="Photos de livraison">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button type="button" aria-label={`Agrandir : ${photo.alt}${photo.takenAt === null ? '' : `, ${clock(photo.takenAt)}`}`} onClick={() => setOpen(index)}>
              <img src={photo.address} alt="" loading="lazy" decoding="async" />
              {photo.takenAt !== null && (
                <time className="proof-hour" dateTime={photo.takenAt.toISOString()}>
                  {clock(photo.takenAt)}
                </time>
              )}
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense>
          <PictureViewer
            title={`Photos de livraison, commande n° ${orderId}`}
            first={open}
            onClose={() => setOpen(null)}
            pictures={photos.map(({ id, address, alt, name, description, takenAt }) => ({
              key: String(id),
              source: { address, name },
              alt,
              caption: [description, takenAt && longDayAndTime(takenAt)].filter(Boolean).join(' · '),
            }))}
          />
        </Suspense>
      )}
    </>
  )
}
