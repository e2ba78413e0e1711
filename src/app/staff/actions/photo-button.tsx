import { useRef, useState, type ReactNode } from 'react'
import { Button, type ButtonProps } from '#ui/act/button.tsx'
import { StaffIcon } from '../pieces/staff-icon.tsx'
import { CameraInput } from '#ui/ask/camera-input.tsx'

type PhotoButtonProps = Pick<ButtonProps, 'variant' | 'small'> & {
  readonly onPhotos: (photos: readonly File[]) => Promise<unknown> | void
  readonly children: ReactNode
}

/** Opens the phone's camera and hands over what it took. */
export function PhotoButton({ onPhotos, variant, small, children }: PhotoButtonProps) {
  const camera = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const take = async (photos: readonly File[]) => {
    setBusy(true)
    await onPhotos(photos)
    setBusy(false)
  }
  return (
    <>
      <Button
        wide
        variant={variant}
        small={small}
        busy={busy}
        busyLabel="Photo…"
        icon={<StaffIcon name="camera" />}
        onClick={() => camera.current?.click()}
      >
        {children}
      </Button>
      <CameraInput camera={camera} onPhotos={(photos) => void take(photos)} />
    </>
  )
}
