import { useState } from 'react'
import { downloadStorePoster } from '#contract/staff/store-poster.ts'
import { failedCall } from '#state/connection/call-outcome.ts'
import { Button } from '#ui/act/button.tsx'
import { Note } from '#ui/say/note.tsx'
import { VisuallyHidden } from '#ui/say/visually-hidden.tsx'
import { useStaffRoom } from '../../model/use-staff-room.ts'

/** Hands the poster of a store to the device, to be printed. */
export function PosterButton({ slug, name }: { readonly slug: string; readonly name: string }) {
  const { world } = useStaffRoom()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const take = async () => {
    setBusy(true)
    setFailure(null)
    try {
      world.saveFile(await world.call(downloadStorePoster, { params: { slug } }))
    } catch (error) {
      const end = failedCall(error, 'L’affiche n’a pas pu être chargée.')
      if (!end.ok) setFailure(end.message)
    }
    setBusy(false)
  }
  return (
    <>
      <Button small variant="secondary" busy={busy} busyLabel="Dessin…" onClick={() => void take()}>
        Affiche A5<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {failure !== null && <Note tone="bad">{failure}</Note>}
    </>
  )
}
