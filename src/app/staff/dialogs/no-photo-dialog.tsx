import { useState } from 'react'
import type { StaffOrder } from '#contract/staff/staff-orders.ts'
import { orderStatus } from '#rules/order/order-status.ts'
import { Button } from '#ui/act/button.tsx'
import { RadioCards } from '#ui/choose/radio-cards.tsx'
import { TextField } from '#ui/ask/text-field.tsx'
import { useStaffRoom } from '../model/use-staff-room.ts'
import { AskDialog } from './ask-dialog.tsx'

/** A delivery without a photo says why. */
export function NoPhotoDialog({ order }: { readonly order: StaffOrder }) {
  const { store } = useStaffRoom()
  const [chosen, choose] = useState<string>()
  const [typed, type] = useState('')
  const [isTold, tell] = useState(false)
  const reason = chosen === other ? typed.trim() : (chosen ?? '')
  const deliver = () => {
    if (reason === '') return tell(true)
    store.answered()
    void store.step(order, orderStatus.delivered, { reason })
  }
  return (
    <AskDialog
      title={`Livrer la commande n° ${order.id} sans photo`}
      act={
        <Button wide onClick={deliver}>
          Livrer sans photo
        </Button>
      }
    >
      <RadioCards
        legend="Pourquoi sans photo ?"
        name="reason"
        value={chosen}
        onChange={choose}
        options={[...reasons, other].map((value) => ({ value, title: value }))}
        error={isTold && chosen === undefined ? 'Choisis une raison' : undefined}
      />
      {chosen === other && (
        <TextField
          label="Raison"
          name="otherReason"
          maxLength={200}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          error={isTold && reason === '' ? 'Écris la raison' : undefined}
        />
      )}
    </AskDialog>
  )
}

const reasons = ['Le client ne veut pas de photo', 'Appareil photo en panne', 'Trop sombre']
const other = 'Autre raison'
