import { useEffect, useState } from 'react'
import { downloadStaffSlip } from '#contract/staff/staff-order.ts'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { failedCall } from '#state/connection/call-outcome.ts'
import { Banner } from '#ui/say/banner.tsx'
import { Button } from '#ui/act/button.tsx'
import { Card } from '#ui/frame/card.tsx'
import { StaffIcon } from '../pieces/staff-icon.tsx'
import { useStaffRoom } from '../model/use-staff-room.ts'

/** The delivery slip: a picture is shown here, a PDF is handed to the phone. */
export function StaffSlipCard({ order }: { readonly order: StaffOrder }) {
  const { world } = useStaffRoom()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => (picture === null ? undefined : () => URL.revokeObjectURL(picture)), [picture])
  const open = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const file = await world.call(downloadStaffSlip, { params: { id: order.id } })
      if (file.type.startsWith('image/')) setPicture(URL.createObjectURL(file))
      else world.saveFile(file)
    } catch (error) {
      const end = failedCall(error, 'Le bordereau n’a pas pu être chargé.')
      if (!end.ok) setFailure(end.message)
    }
    setBusy(false)
  }
  return (
    <Card id="bordereau" title="Bordereau">
      {picture === null ? (
        <Button
          wide
          variant="secondary"
          busy={busy}
          busyLabel="Chargement…"
          icon={<StaffIcon name="slip" />}
          onClick={() => void open()}
        >
          Ouvrir le bordereau
        </Button>
      ) : (
        <img src={picture} className="staff-slip" alt={`Bordereau de la commande ${order.id}`} />
      )}
      {failure !== null && (
        <Banner tone="bad" role="alert">
          {failure}
        </Banner>
      )}
    </Card>
  )
}
