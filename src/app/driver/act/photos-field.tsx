import { useEffect, useRef, useState } from 'react'
import { mostActPhotos } from '#contract/driver/driver-acts.ts'
import type { TakenPhoto } from '#state/outbox/taken-photos.ts'
import { CameraInput } from '#ui/ask/camera-input.tsx'
import { useDriver } from '../model/use-driver.ts'
import { DriverIcon } from '../pieces/driver-icon.tsx'

interface PhotosFieldProps {
  readonly orderId: number
  readonly photos: readonly TakenPhoto[]
  readonly isOptional?: boolean
  /** It stands among the proofs. */
  readonly isProof?: boolean
}

/** What the camera took of an order, and the way to more of it. A press on one takes it back. */
export function PhotosField({ orderId, photos, isOptional = false, isProof = false }: PhotosFieldProps) {
  const { store } = useDriver()
  const camera = useRef<HTMLInputElement>(null)
  return (
    <section className="driver-part">
      {!isProof && <h2>La photo {isOptional && <span>facultative</span>}</h2>}
      <div className="driver-photos">
        {photos.map((photo, index) => (
          <Picture
            key={photo.id}
            photo={photo}
            name={`Retirer la photo ${index + 1}`}
            onDrop={() => store.taken.drop(orderId, photo)}
          />
        ))}
        {photos.length < mostActPhotos && (
          <button type="button" className="driver-camera" onClick={() => camera.current?.click()}>
            <DriverIcon name="camera" />
            {photos.length === 0 ? 'Prendre la photo' : 'Encore une'}
          </button>
        )}
        <CameraInput
          camera={camera}
          onPhotos={(files) => store.taken.take(orderId, files.slice(0, mostActPhotos - photos.length))}
        />
      </div>
    </section>
  )
}

function Picture({ photo, name, onDrop }: { readonly photo: TakenPhoto; readonly name: string; onDrop(): void }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(photo.file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [photo])
  return (
    <button type="button" className="driver-picture" aria-label={name} onClick={onDrop}>
      <img src={address} alt="" />
      <span aria-hidden="true">Retirer</span>
    </button>
  )
}
