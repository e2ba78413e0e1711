import { useRef, useState, type ReactNode } from 'react'
import { Button, type ButtonProps } from '#ui/button.tsx'
import { StaffIcon } from '../parts/staff-icon.tsx'

type PhotoButtonProps = Pick<ButtonProps, 'variant' | 'small'> & {
  readonly onPhoto: (photo: File) => Promise<unknown> | void
  readonly children: ReactNode
}

/** Opens the phone's camera and hands over what it took. Where the person stands is never asked. */
export function PhotoButton({ onPhoto, variant, small, children }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const take = async (photo: File) => {
    setBusy(true)
    await onPhoto(photo)
    setBusy(false)
  }
  return (
    <>
      <Button wide variant={variant} small={small} busy={busy} busyLabel="Photo…" icon={<StaffIcon name="camera" />} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={({ currentTarget }) => {
          const [photo] = currentTarget.files ?? []
          currentTarget.value = ''
          if (photo) void take(photo)
        }}
      />
    </>
  )
}
