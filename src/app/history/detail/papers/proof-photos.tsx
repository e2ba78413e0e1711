import { Suspense, useState, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { lazy, prefetch } from '#adapters/lazy/lazy.ts'
import { useWorld } from '#app/world.ts'
import type { PastOrder } from '#contract/order/past-order.ts'
import { clock, longDayAndTime } from '#rules/moment/french.ts'
import { offlineWords } from '#state/connection/offline-words.ts'
import { Button } from '#ui/act/button.tsx'
import { Note } from '#ui/say/note.tsx'
import { usePhotos, type ProofPhoto } from './use-photos.ts'
import './proof-photos.css'

const loadViewer = () => import('./picture-viewer.tsx')
const PictureViewer = lazy(loadViewer)

/**
 * The photos that prove a delivery (section 3), with hours; a press enlarges one. Keeps their place until known;
 * without any draws nothing.
 */
export function ProofPhotos({ order }: { readonly order: PastOrder }) {
  const { id: orderId } = order
  const { photos, missing, isAwaited, isLost, retry, seen } = usePhotos(order)
  const { lacks } = useSnapshot(useWorld().connection.state)
  const [open, setOpen] = useState<number | null>(null)
  const isShown = photos.length > 0
  // What was seen here can be enlarged without a network, too.
  useEffect(() => void (isShown && prefetch(loadViewer)), [isShown])
  if (isLost)
    return (
      <div className="proof-lost">
        <Note tone="warn">
          {lacks === null
            ? 'Les photos de la livraison n’ont pas pu être chargées.'
            : `${offlineWords[lacks].now} : les photos de la livraison s’afficheront toutes seules ${offlineWords[lacks].back}.`}
        </Note>
        <Button small variant="secondary" onClick={retry}>
          Réessayer
        </Button>
      </div>
    )
  if (isAwaited)
    return (
      <div className="proof-photos" aria-hidden="true">
        <div className="proof-ghost" />
      </div>
    )
  if (!isShown) return null
  return (
    <>
      <ul className="proof-photos" aria-label="Photos de livraison">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              aria-label={`Agrandir : ${photo.alt}${photo.takenAt === null ? '' : `, ${clock(photo.takenAt)}`}`}
              onClick={() => setOpen(index)}
            >
              <Thumbnail photo={photo} onSeen={() => seen(photo)} />
              {photo.takenAt !== null && (
                <time className="proof-hour" dateTime={photo.takenAt.toISOString()}>
                  {clock(photo.takenAt)}
                </time>
              )}
            </button>
          </li>
        ))}
      </ul>
      {missing > 0 && (
        <Note tone="warn">
          {missing > 1 ? `${missing} autres photos s’afficheront` : 'Une autre photo s’affichera'} avec le réseau.
        </Note>
      )}
      {open !== null && (
        <Suspense>
          <PictureViewer
            title={`Photos de livraison, commande n° ${orderId}`}
            first={open}
            onClose={() => setOpen(null)}
            pictures={photos.map(({ id, address, file, alt, name, description, takenAt }) => ({
              key: String(id),
              source: file ?? { address, name },
              alt,
              caption: [description, takenAt && longDayAndTime(takenAt)].filter(Boolean).join(' · '),
            }))}
          />
        </Suspense>
      )}
    </>
  )
}

/** Marked when it did not come: paper has no place for it. */
function Thumbnail({ photo: { file, address }, onSeen }: { readonly photo: ProofPhoto; onSeen(): void }) {
  const [isLost, setLost] = useState(false)
  return (
    <img
      src={useFileAddress(file, address)}
      alt=""
      loading="lazy"
      decoding="async"
      data-lost={isLost || undefined}
      onError={() => setLost(true)}
      onLoad={() => {
        setLost(false)
        onSeen()
      }}
    />
  )
}

/** An address of this file for as long as it is drawn; `otherwise` where there is no file. */
function useFileAddress(file: File | null, otherwise: string): string | undefined {
  const [made, setMade] = useState<string>()
  useEffect(() => {
    if (file === null) return
    const address = URL.createObjectURL(file)
    setMade(address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  return file === null ? otherwise : made
}
