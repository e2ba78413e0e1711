import { useEffect, useState } from 'react'
import { reportMistake } from '#adapters/failures/report-mistake.ts'
import { useWorld } from '#app/world.ts'
import { Button } from '#ui/act/button.tsx'
import { Lightbox } from '#ui/act/lightbox.tsx'
import { fileFailure } from './file-failure.ts'

/** A picture to look at: a file that is here, or what lies at an address. */
interface ViewedPicture {
  readonly key: string
  readonly source: File | { readonly address: string; readonly name: string }
  readonly alt: string
  readonly caption: string
}

interface PictureViewerProps {
  readonly title: string
  readonly pictures: readonly ViewedPicture[]
  /** Which one is shown first. */
  readonly first: number
  onClose(): void
}

/** Pictures over the whole screen, to look through and to keep. */
export default function PictureViewer({ title, pictures, first, onClose }: PictureViewerProps) {
  const { busy, keepAll } = useKeepAll(pictures)
  return (
    <Lightbox
      title={title}
      first={first}
      onClose={onClose}
      pictures={useAddresses(pictures)}
      action={
        <Button small variant="secondary" busy={busy} busyLabel="Téléchargement…" onClick={() => void keepAll()}>
          {pictures.length > 1 ? 'Tout télécharger' : 'Télécharger'}
        </Button>
      }
    />
  )
}

/** Files get an address for as long as they are looked at. */
function useAddresses(pictures: readonly ViewedPicture[]) {
  const [made] = useState(() =>
    pictures.map(({ source }) => (source instanceof File ? URL.createObjectURL(source) : source.address)),
  )
  useEffect(() => () => made.forEach((address) => address.startsWith('blob:') && URL.revokeObjectURL(address)), [made])
  return pictures.map(({ key, alt, caption }, index) => ({ key, alt, caption, address: made[index] ?? '' }))
}

function useKeepAll(pictures: readonly ViewedPicture[]) {
  const { fetchFile, saveFile, toasts } = useWorld()
  const [busy, setBusy] = useState(false)
  const keepAll = async () => {
    setBusy(true)
    try {
      for (const { source } of pictures)
        saveFile(source instanceof File ? source : await fetchFile(source.address, source.name))
    } catch (failure) {
      reportMistake(failure)
      const sentence = fileFailure(failure, 'La photo')
      if (sentence !== null) toasts.show('bad', sentence)
    } finally {
      setBusy(false)
    }
  }
  return { busy, keepAll }
}
