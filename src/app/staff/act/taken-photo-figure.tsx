import { useEffect, useState } from 'react'
import { Button } from '#ui/act/button.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import type { TakenPhoto } from '../model/taken-photos.ts'
import { PhotoButton } from './photo-button.tsx'

interface TakenPhotoFigureProps {
  readonly photo: TakenPhoto
  /** 'la photo 2' */
  readonly name: string
  onRetake(photos: readonly File[]): void
  /** Null: it is the only one. */
  readonly onDrop: (() => void) | null
}

/** A photo as it was taken, large enough to see whether it is sharp, and the way to take it again. */
export function TakenPhotoFigure({ photo, name, onRetake, onDrop }: TakenPhotoFigureProps) {
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
