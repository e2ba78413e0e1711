import { useEffect, useState } from 'react'
import { failedCall } from '#state/connection/call-outcome.ts'
import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { Card } from '#ui/frame/card.tsx'
import { StaffIcon } from '../pieces/staff-icon.tsx'
import { useStaffRoom } from '../model/use-staff-room.ts'

/** A paper of an order, called `name` within a sentence: a picture is shown here, a PDF is handed to the phone. */
export function StaffPaperCard({
  id,
  title,
  name,
  alt = '',
  bring,
}: {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly alt?: string
  bring(): Promise<File>
}) {
  const { world } = useStaffRoom()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => (picture === null ? undefined : () => URL.revokeObjectURL(picture)), [picture])
  const open = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const file = await bring()
      if (file.type.startsWith('image/')) setPicture(URL.createObjectURL(file))
      else world.saveFile(file)
    } catch (error) {
      const end = failedCall(error, `${title} : le fichier n’a pas pu être chargé.`)
      if (!end.ok) setFailure(end.message)
    }
    setBusy(false)
  }
  return (
    <Card id={id} title={title}>
      {picture === null ? (
        <Button
          wide
          variant="secondary"
          busy={busy}
          busyLabel="Chargement…"
          icon={<StaffIcon name="slip" />}
          onClick={() => void open()}
        >
          Ouvrir {name}
        </Button>
      ) : (
        <img src={picture} className="staff-slip" alt={alt} />
      )}
      {failure !== null && (
        <Banner tone="bad" role="alert">
          {failure}
        </Banner>
      )}
    </Card>
  )
}
