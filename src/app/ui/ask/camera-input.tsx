import type { RefObject } from 'react'

/** Opens the phone's camera when `camera` is pressed, and hands over the photo. Location is never asked. */
export function CameraInput({
  camera,
  onPhotos,
}: {
  readonly camera: RefObject<HTMLInputElement | null>
  onPhotos(photos: readonly File[]): void
}) {
  return (
    <input
      ref={camera}
      type="file"
      accept="image/*"
      capture="environment"
      multiple
      hidden
      onChange={({ currentTarget }) => {
        const photos = [...(currentTarget.files ?? [])]
        currentTarget.value = ''
        if (photos.length > 0) onPhotos(photos)
      }}
    />
  )
}
